package olsy.core.search.framework;

import java.util.List;

/** A node of an explicit tree with bounds. Nodes are equal only to themselves. */
public final class InformedNode {

  private final boolean max;
  private final Development<InformedNode> development;

  /**
   * @param lower L, at most U; the same at a terminal
   * @param upper U
   * @param children none of a terminal
   */
  public InformedNode(boolean max, double lower, double upper, List<InformedNode> children) {
    this.max = max;
    this.development = new Development<>(lower, upper, children);
  }

  /** A terminal. */
  public static InformedNode terminal(boolean max, double value) {
    return new InformedNode(max, value, value, List.of());
  }

  public double lower() {
    return development.lower();
  }

  public double upper() {
    return development.upper();
  }

  public List<InformedNode> children() {
    return development.children();
  }

  /** The tree below. */
  public InformedTree<InformedNode> tree() {
    return new InformedTree<>() {
      @Override
      public InformedNode root() {
        return InformedNode.this;
      }

      @Override
      public boolean isMax(InformedNode node) {
        return node.max;
      }

      @Override
      public Development<InformedNode> develop(InformedNode node) {
        return node.development;
      }
    };
  }
}
