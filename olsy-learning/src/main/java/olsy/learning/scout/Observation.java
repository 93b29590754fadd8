package olsy.learning.scout;

import olsy.core.player.Temperature;

/**
 * What a hypothesis sees in one decision. All values are in logits: with utilities u a move is as
 * probable as exp(u).
 */
final class Observation {

  final int chosen;
  final int times;

  /** Of the dominant positions; null for a move whose utility is fixed. */
  final double[][] features;

  /** Of the moves without features: games that are decided, and bounds of moves far worse. */
  final double[] fixed;

  /** Added to the utilities: what the order of ties gives. */
  final double[] bonus;

  Observation(int chosen, int times, double[][] features, double[] fixed) {
    this(chosen, times, features, fixed, new double[fixed.length]);
  }

  private Observation(int chosen, int times, double[][] features, double[] fixed, double[] bonus) {
    this.chosen = chosen;
    this.times = times;
    this.features = features;
    this.fixed = fixed;
    this.bonus = bonus;
  }

  Observation withBonus(double[] bonus) {
    return new Observation(chosen, times, features, fixed, bonus);
  }

  int size() {
    return fixed.length;
  }

  /** What the moves are worth, ties aside. */
  double[] values(double[] weights) {
    double[] values = fixed.clone();
    for (int i = 0; i < values.length; i++) {
      if (features[i] != null) {
        values[i] = dot(features[i], weights);
      }
    }
    return values;
  }

  /** Values with the bonus. */
  double[] utilities(double[] weights) {
    double[] utilities = values(weights);
    for (int i = 0; i < utilities.length; i++) {
      utilities[i] += bonus[i];
    }
    return utilities;
  }

  /** Of the move played, as often as it was. */
  double logLikelihood(double[] utilities) {
    return logOfPlayed(softmax(utilities));
  }

  /**
   * The same.
   *
   * @param probabilities of the moves, slips aside
   */
  double logOfPlayed(double[] probabilities) {
    return times * StrictMath.log(withSlips(probabilities[chosen], probabilities.length));
  }

  static double withSlips(double probability, int moves) {
    return (1 - Temperature.SLIP) * probability + Temperature.SLIP / moves;
  }

  static double dot(double[] one, double[] other) {
    double sum = 0;
    for (int j = 0; j < one.length; j++) {
      sum += one[j] * other[j];
    }
    return sum;
  }

  static double[] softmax(double[] utilities) {
    double top = Double.NEGATIVE_INFINITY;
    for (double utility : utilities) {
      top = Math.max(top, utility);
    }
    double[] p = new double[utilities.length];
    double sum = 0;
    for (int i = 0; i < p.length; i++) {
      p[i] = StrictMath.exp(utilities[i] - top);
      sum += p[i];
    }
    for (int i = 0; i < p.length; i++) {
      p[i] /= sum;
    }
    return p;
  }
}
