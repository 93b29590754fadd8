package olsy.learning.lp;

/** Weights inside the box, with the shortfall of every row and the value of F there. */
final class Point {
  final double[] weights;
  final double[] shortfalls;
  final double value;

  Point(SoftMarginProblem problem, double[] weights) {
    this.weights = weights;
    shortfalls = new double[problem.rows()];
    double sum = problem.price(weights);
    for (int i = 0; i < shortfalls.length; i++) {
      shortfalls[i] = problem.shortfall(i, weights);
      sum += problem.multiplicity(i) * Math.max(0, shortfalls[i]);
    }
    value = sum;
  }

  boolean violates(int row) {
    return shortfalls[row] > 0;
  }
}
