package olsy.learning.strategy;

import olsy.learning.strategy.Dominance.Seen;

/** Decisions made by hand. */
final class Decision {

  private Decision() {}

  /** Nothing but values. */
  static Seen of(int chosen, double... values) {
    return new Seen(chosen, 1, values, new int[values.length][]);
  }

  static Seen times(int times, int chosen, double... values) {
    return new Seen(chosen, times, values, new int[values.length][]);
  }

  /** Nothing but the features of dominant positions; null for a decided one. */
  static Seen between(int chosen, int[]... features) {
    return new Seen(chosen, 1, new double[features.length], features);
  }

  static Seen valued(int chosen, double[] values, int[]... features) {
    return new Seen(chosen, 1, values, features);
  }
}
