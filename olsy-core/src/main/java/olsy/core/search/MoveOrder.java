package olsy.core.search;

import olsy.core.game.Position;

/** In which order a search looks at the successors of a node; what it finds never depends on it. */
public interface MoveOrder<P extends Position<P>> {

  /**
   * @param depth plies that remain at the node
   * @param ply plies from the root
   * @param meter counts the static values computed
   * @return the indices of the successors, first to visit first; read-only to the caller
   */
  int[] order(P node, P[] successors, int depth, int ply, Meter meter);

  /** The search has left a node and prefers this successor, or none was good enough: -1. */
  void found(P node, int depth, int ply, int best);
}
