package olsy.core.search.framework;

/** An algorithm that knows no pseudo-terminals. */
record WholeTreeAlgorithm(String name, String description, Construction construction)
    implements InformedAlgorithm {

  /** Searches a tree. */
  @FunctionalInterface
  interface Construction {
    <N> InformedResult search(InformedTree<N> tree);
  }

  @Override
  public <N> InformedResult search(InformedTree<N> tree) {
    return construction.search(tree);
  }

  @Override
  public String toString() {
    return name;
  }
}
