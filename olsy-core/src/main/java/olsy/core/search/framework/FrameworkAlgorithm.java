package olsy.core.search.framework;

/** An instance of the frameworks: of Gsearch, and with pseudo-terminals of Rsearch. */
record FrameworkAlgorithm(
    String name, String description, Construction construction, PseudoTerminals pseudoTerminals)
    implements InformedAlgorithm {

  /** Searches a tree. */
  @FunctionalInterface
  interface Construction {
    <N> InformedResult search(InformedTree<N> tree, PseudoTerminals pseudoTerminals);
  }

  @Override
  public <N> InformedResult search(InformedTree<N> tree) {
    return construction.search(tree, pseudoTerminals);
  }

  InformedAlgorithm with(PseudoTerminals others) {
    return new FrameworkAlgorithm(name, description, construction, others);
  }

  @Override
  public String toString() {
    return name;
  }
}
