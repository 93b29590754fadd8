package olsy.core.search.framework;

/** A tree as the other side sees it: max nodes are min nodes, and values change their signs. */
record DualTree<N>(InformedTree<N> tree) implements InformedTree<N> {

  /** What a search of the dual tree found, for the tree. */
  static InformedResult back(InformedResult found) {
    return new InformedResult(
        found.move(), 0 - found.value(), found.evaluations(), found.expansions(), found.held());
  }

  @Override
  public N root() {
    return tree.root();
  }

  @Override
  public boolean isMax(N node) {
    return !tree.isMax(node);
  }

  @Override
  public Development<N> develop(N node) {
    Development<N> development = tree.develop(node);
    return new Development<>(
        0 - development.upper(), 0 - development.lower(), development.children());
  }
}
