package olsy.core.search.reply;

import java.util.Arrays;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.Score;

/**
 * Means of values when games may be won or lost among them. Their huge values would make all else
 * irrelevant: here a lost game counts for so many of the largest weights less than the worst of the
 * other values, and a won one for as many more than the best. What is won, or lost, whatever the
 * opponent does keeps its value.
 */
final class BoundedMean {

  /** Largest weights between a decided game and the others: more than what is still fought for. */
  private static final double GAP = 10;

  /** A nearer win is better, each ply by this share: not so much that anything is risked for it. */
  private static final double HURRY = 1e-4;

  /** Means are whole numbers of this share of 1, so that the order of adding breaks no ties. */
  private static final double GRAINS = 1 << 16;

  private final double decided;

  /**
   * @param values all that will be averaged and compared
   */
  BoundedMean(Evaluation<?> evaluation, double... values) {
    this.decided =
        GAP * evaluation.largestWeight()
            + Arrays.stream(values)
                .filter(value -> !Score.isDecided(value))
                .map(Math::abs)
                .max()
                .orElse(0);
  }

  /**
   * @param probabilities their sum is 1
   */
  double mean(double[] probabilities, double[] values) {
    double first = values[0];
    double offset =
        Arrays.stream(values).allMatch(v -> Score.isDecided(v) && v > 0 == first > 0)
            ? Math.copySign(Score.WIN, first)
            : 0;
    double sum = 0;
    for (int i = 0; i < values.length; i++) {
      sum += probabilities[i] * (offset == 0 ? bounded(values[i]) : values[i] - offset);
    }
    return offset + Math.rint(sum * GRAINS) / GRAINS;
  }

  private double bounded(double value) {
    if (!Score.isDecided(value)) {
      return value;
    }
    double plies = Score.WIN - Math.abs(value);
    return Math.signum(value) * decided * (1 - HURRY * plies);
  }
}
