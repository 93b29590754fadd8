package olsy.learning.strategy;

import java.util.List;
import olsy.learning.lp.Rows;
import olsy.learning.strategy.Dominance.Seen;

/**
 * The superiority of the moves played over their alternatives, as rows w·(h(dominant of the chosen
 * one) − h(dominant of an alternative)) ≥ margin.
 *
 * @param decided comparisons with a won, lost or drawn dominant, which no weights can change
 * @param impossible those of them that speak against the move played
 */
record Constraints(Rows rows, long decided, long impossible) {

  /** How much better the move played must be. */
  enum Margin {
    /** By 1, than every alternative. */
    SYMMETRIC,
    /** By 1 than those before it in the game's order; those after it may be as good. */
    ORDER_AWARE
  }

  /**
   * @param trim leave out decisions whose chosen move is so much worse than the best one; infinite
   *     for none
   * @param active only these columns; the others' weights are 0
   */
  static Constraints of(List<Seen> decisions, Margin margin, double trim, int[] active) {
    Rows rows = new Rows(active.length);
    long decided = 0;
    long impossible = 0;
    int[] delta = new int[active.length];
    for (Seen seen : decisions) {
      int chosen = seen.chosen;
      double[] values = seen.values;
      if (values[Dominance.firstBest(values)] - values[chosen] > trim) {
        continue;
      }
      int[] own = seen.features[chosen];
      for (int i = 0; i < values.length; i++) {
        int[] other = seen.features[i];
        if (i == chosen) {
          continue;
        }
        if (own == null || other == null) {
          decided += seen.times;
          impossible += values[i] > values[chosen] ? seen.times : 0;
          continue;
        }
        for (int j = 0; j < delta.length; j++) {
          delta[j] = own[active[j]] - other[active[j]];
        }
        rows.add(delta, margin == Margin.SYMMETRIC || i < chosen ? 1 : 0, seen.times);
      }
    }
    return new Constraints(rows, decided, impossible);
  }
}
