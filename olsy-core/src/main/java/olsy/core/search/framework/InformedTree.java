package olsy.core.search.framework;

/**
 * A game tree with what is known beforehand of the minimax values f(n) of its nodes: L(n) ≤ f(n) ≤
 * U(n). Below a max node no upper bound is higher than its own; below a min node no lower bound is
 * lower.
 *
 * <p>All values are for the side that moves at the root.
 */
public interface InformedTree<N> {

  N root();

  boolean isMax(N node);

  /** Computes the bounds of a node, and makes its children. */
  Development<N> develop(N node);
}
