package olsy.learning.lp;

import java.util.Random;

/** Generated problems of the tests. */
final class RandomRows {
  private RandomRows() {}

  /** Rows without any plan, most of them contradicting others. */
  static SoftMarginProblem chaos(Random random, int columns, int size, double bound, double l1) {
    Rows rows = new Rows(columns);
    for (int i = 0; i < size; i++) {
      rows.add(delta(random, columns, 3), random.nextInt(2), 1 + random.nextInt(3));
    }
    return rows.problem(bound, l1);
  }

  /** Rows that hidden weights satisfy, but for a share of noise that they are made to violate. */
  static SoftMarginProblem hidden(
      Random random, int columns, int size, double noise, double bound, double l1) {
    double[] hidden = random.doubles(columns, -1, 1).toArray();
    Rows rows = new Rows(columns);
    for (int i = 0; i < size; i++) {
      int[] delta = delta(random, columns, 3);
      double product = 0;
      for (int j = 0; j < columns; j++) {
        product += hidden[j] * delta[j];
      }
      if (product < 0 != random.nextDouble() < noise) {
        for (int j = 0; j < columns; j++) {
          delta[j] = -delta[j];
        }
      }
      rows.add(delta, random.nextInt(2), 1);
    }
    return rows.problem(bound, l1);
  }

  static int[] delta(Random random, int columns, int largest) {
    return random.ints(columns, -largest, largest + 1).toArray();
  }

  static double[] weights(Random random, SoftMarginProblem problem) {
    return random.doubles(problem.columns(), -problem.bound(), problem.bound()).toArray();
  }

  /** F by its definition. */
  static double value(SoftMarginProblem problem, double[] weights) {
    double sum = 0;
    for (int i = 0; i < problem.rows(); i++) {
      double product = 0;
      for (int j = 0; j < problem.columns(); j++) {
        product += weights[j] * problem.delta(i, j);
      }
      sum += problem.multiplicity(i) * Math.max(0, problem.margin(i) - product);
    }
    for (double weight : weights) {
      sum += problem.l1() * Math.abs(weight);
    }
    return sum;
  }

  /** The Lagrangian at its minimum over the box: there every weight is 0 or at its bound. */
  static double dual(SoftMarginProblem problem, double[] multipliers) {
    double sum = 0;
    for (int i = 0; i < problem.rows(); i++) {
      sum += multipliers[i] * problem.margin(i);
    }
    for (int j = 0; j < problem.columns(); j++) {
      double pull = 0;
      for (int i = 0; i < problem.rows(); i++) {
        pull += multipliers[i] * problem.delta(i, j);
      }
      double least = 0;
      for (double weight : new double[] {-problem.bound(), problem.bound()}) {
        least = Math.min(least, problem.l1() * Math.abs(weight) - pull * weight);
      }
      sum += least;
    }
    return sum;
  }
}
