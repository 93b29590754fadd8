package olsy.core.search.framework;

import java.util.OptionalInt;

/** Counts what a search develops, and what it holds in memory. */
final class Effort {

  private long evaluations;
  private long expansions;
  private long holding;
  private long held;

  <N> Development<N> develop(InformedTree<N> tree, N node) {
    Development<N> development = tree.develop(node);
    if (development.isTerminal()) {
      evaluations++;
    } else {
      expansions++;
    }
    return development;
  }

  /** So many nodes more are in memory. */
  void hold(long nodes) {
    holding += nodes;
    held = Math.max(held, holding);
  }

  /** So many nodes are forgotten. */
  void release(long nodes) {
    holding -= nodes;
    assert holding >= 0;
  }

  InformedResult result(OptionalInt move, double value) {
    return new InformedResult(move, value, evaluations, expansions, held);
  }
}
