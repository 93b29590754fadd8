package olsy.learning.scout;

import java.util.Arrays;
import java.util.List;
import olsy.core.player.Temperature;

/**
 * Weights under which decisions are most likely: a conditional logit with slips and a normal prior
 * (D. McFadden, Conditional Logit Analysis of Qualitative Choice Behavior, 1974).
 *
 * <pre>
 * P(i) = (1 − δ) exp(u_i) / Σ_k exp(u_k) + δ / n,  u_i = w·h_i + bonus_i
 * minimise  F(w) = −Σ log P(played) + ½ Σ_j ((w_j − mean_j) / deviation_j)²
 * repeat: solve H Δ = ∇F;  w ← w − t Δ, t = 1, ½, ¼ … until F falls as it should
 * </pre>
 *
 * H leaves out what slips add to the curvature: it is positive definite.
 *
 * <p>What a decision would look like had it not been learned from is known in closed form, by one
 * Newton step from the weights: u + (I − A W)⁻¹ A (p − e), where A = X H⁻¹ Xᵀ, W the curvature of
 * the decision and e the move played.
 */
final class ConditionalLogit {

  private static final double SETTLED = 1e-3;
  private static final double NEARLY_SETTLED = 0.02;
  private static final double LEAST_FALL = 1e-4;
  private static final int HALVINGS = 8;

  /** What is less probable than this does not matter. */
  private static final double NEGLIGIBLE = 1e-4;

  private final Gaussian prior;
  private final List<Observation> decisions;
  private double[] weights;

  /** Of the moves of each decision. */
  private double[][] probabilities;

  private double objective;
  private Cholesky curvature;

  /**
   * @param weights to begin with
   */
  ConditionalLogit(Gaussian prior, List<Observation> decisions, double[] weights) {
    this(prior, decisions, weights.clone(), probabilities(decisions, weights));
  }

  private ConditionalLogit(
      Gaussian prior, List<Observation> decisions, double[] weights, double[][] probabilities) {
    this.prior = prior;
    this.decisions = decisions;
    this.weights = weights;
    this.probabilities = probabilities;
    this.objective = objective(weights, probabilities);
  }

  /** The same decisions and weights, with another prior. */
  ConditionalLogit under(Gaussian other) {
    return new ConditionalLogit(other, decisions, weights, probabilities);
  }

  /** As many Newton steps as are needed, but no more than so many. */
  ConditionalLogit fit(int steps) {
    for (int step = 0; step < steps; step++) {
      double[] gradient = new double[prior.size()];
      double[] direction = derivatives(gradient).solve(gradient);
      double slope = 0;
      for (int j = 0; j < direction.length; j++) {
        slope += gradient[j] * direction[j];
      }
      if (slope < SETTLED || !moves(direction, slope) || slope < NEARLY_SETTLED) {
        break;
      }
    }
    curvature = null;
    return this;
  }

  private boolean moves(double[] direction, double slope) {
    double t = 1;
    for (int k = 0; k < HALVINGS; k++, t /= 2) {
      double[] next = weights.clone();
      for (int j = 0; j < next.length; j++) {
        next[j] -= t * direction[j];
      }
      double[][] p = probabilities(decisions, next);
      double value = objective(next, p);
      if (value < objective - LEAST_FALL * t * slope) {
        weights = next;
        probabilities = p;
        objective = value;
        return true;
      }
    }
    return false;
  }

  double[] weights() {
    return weights.clone();
  }

  /** F of the weights. */
  double objective() {
    return objective;
  }

  private double objective(double[] at, double[][] p) {
    double value = prior.penalty(at);
    for (int n = 0; n < p.length; n++) {
      value -= decisions.get(n).logOfPlayed(p[n]);
    }
    return value;
  }

  private static double[][] probabilities(List<Observation> decisions, double[] weights) {
    return decisions.stream()
        .map(one -> Observation.softmax(one.utilities(weights)))
        .toArray(double[][]::new);
  }

  /** How far each weight may be from the truth: standard deviations. */
  double[] deviations() {
    double[] deviations = curvature().diagonalOfInverse();
    for (int j = 0; j < deviations.length; j++) {
      deviations[j] = Math.sqrt(deviations[j]);
    }
    return deviations;
  }

  private Cholesky curvature() {
    if (curvature == null) {
      curvature = derivatives(new double[prior.size()]);
    }
    return curvature;
  }

  /** Writes ∇F, answers H. */
  private Cholesky derivatives(double[] gradient) {
    int d = prior.size();
    double[][] h = new double[d][];
    for (int j = 0; j < d; j++) {
      double precision = 1 / (prior.deviation()[j] * prior.deviation()[j]);
      gradient[j] = precision * (weights[j] - prior.mean()[j]);
      h[j] = new double[j + 1];
      h[j][j] = precision;
    }
    Workspace space = new Workspace(d);
    for (int n = 0; n < probabilities.length; n++) {
      add(decisions.get(n), probabilities[n], gradient, h, space);
    }
    return new Cholesky(h);
  }

  /** What one decision after the other needs. */
  private static final class Workspace {

    private final double[] mean;
    private final double[] from;
    private final double[] difference;

    Workspace(int d) {
      mean = new double[d];
      from = new double[d];
      difference = new double[d];
    }
  }

  /**
   * Adds what a decision says. With r the features of one move, c_i = x_i − r and m = Σ p_i x_i,
   *
   * <pre>
   * Σ p_i (x_i − m) (x_i − m)ᵀ = Σ p_i c_i c_iᵀ − c̄ dᵀ − d c̄ᵀ + P d dᵀ,  c̄ = Σ p_i c_i, d = m − r, P = Σ p_i
   * </pre>
   *
   * where most of every c_i is 0. Rows of 0 are left out; within a row, taking all is faster than
   * choosing.
   */
  private static void add(
      Observation one, double[] p, double[] gradient, double[][] h, Workspace space) {
    double weight = weight(one, p);
    int reference = reference(one, p);
    if (weight < NEGLIGIBLE || reference < 0) {
      return;
    }
    double[] r = one.features[reference];
    double[] mean = space.mean;
    Arrays.fill(mean, 0);
    double sum = 0;
    for (int i = 0; i < p.length; i++) {
      if (counts(one, p, i)) {
        sum += p[i];
        addSquare(weight * p[i], p[i], one.features[i], r, mean, h, space.difference);
      }
    }
    double[] from = space.from;
    double[] played = one.features[one.chosen];
    for (int j = 0; j < r.length; j++) {
      from[j] = mean[j] - (1 - sum) * r[j];
      gradient[j] += weight * (from[j] + r[j] - (played == null ? 0 : played[j]));
    }
    for (int j = 0; j < r.length; j++) {
      if (from[j] != 0 || mean[j] != 0) {
        addProducts(h[j], j, weight * (sum * from[j] - mean[j]), from, weight * from[j], mean);
      }
    }
  }

  private static void addProducts(
      double[] row, int last, double ofFrom, double[] from, double ofMean, double[] mean) {
    for (int k = 0; k <= last; k++) {
      row[k] += ofFrom * from[k] - ofMean * mean[k];
    }
  }

  /** The most probable move with features; −1 for none. */
  private static int reference(Observation one, double[] p) {
    int most = -1;
    for (int i = 0; i < p.length; i++) {
      if (one.features[i] != null && (most < 0 || p[i] > p[most])) {
        most = i;
      }
    }
    return most;
  }

  private static boolean counts(Observation one, double[] p, int move) {
    return one.features[move] != null && (p[move] > NEGLIGIBLE || move == one.chosen);
  }

  /** With c = x − r: adds p c to the mean, and factor · c cᵀ. */
  private static void addSquare(
      double factor, double p, double[] x, double[] r, double[] mean, double[][] h, double[] c) {
    for (int j = 0; j < x.length; j++) {
      c[j] = x[j] - r[j];
      mean[j] += p * c[j];
    }
    for (int j = 0; j < x.length; j++) {
      if (c[j] != 0) {
        addScaled(h[j], j, factor * c[j], c);
      }
    }
  }

  private static void addScaled(double[] row, int last, double factor, double[] c) {
    for (int k = 0; k <= last; k++) {
      row[k] += factor * c[k];
    }
  }

  /** How much of the probability of the move played is no slip, as often as it was played. */
  private static double weight(Observation one, double[] p) {
    double chosen = (1 - Temperature.SLIP) * p[one.chosen];
    return one.times * chosen / (chosen + Temperature.SLIP / p.length);
  }

  /**
   * How sure decisions are beside what the weights say, because these may be off: the mean of 1 /
   * √(1 + π σ² / 8), with σ the deviation of the difference between the two best moves (D. MacKay,
   * The Evidence Framework Applied to Classification Networks, 1992).
   */
  double moderation() {
    double sum = 0;
    int compared = 0;
    for (int n = 0; n < probabilities.length; n++) {
      Observation one = decisions.get(n);
      double[] p = probabilities[n];
      int best = reference(one, p);
      int second = best < 0 ? -1 : second(one, p, best);
      if (second >= 0) {
        double variance = variance(one.features[best], one.features[second]);
        sum += 1 / Math.sqrt(1 + Math.PI / 8 * variance);
        compared++;
      }
    }
    return compared == 0 ? 1 : sum / compared;
  }

  /** The most probable move with features but for one; −1 for none. */
  private static int second(Observation one, double[] p, int best) {
    int second = -1;
    for (int i = 0; i < p.length; i++) {
      if (i != best && one.features[i] != null && (second < 0 || p[i] > p[second])) {
        second = i;
      }
    }
    return second;
  }

  /** Of the difference between two moves. */
  private double variance(double[] one, double[] other) {
    double[] difference = new double[one.length];
    for (int j = 0; j < difference.length; j++) {
      difference[j] = one[j] - other[j];
    }
    double sum = 0;
    for (double y : curvature().forward(difference)) {
      sum += y * y;
    }
    return sum;
  }

  /** The utilities of a decision as they would be without it. */
  double[] leftOut(Observation one) {
    double[] u = one.utilities(weights);
    int n = u.length;
    double[] p = Observation.softmax(u);
    double weight = weight(one, p);
    double[][] a = covariance(one, p);
    double[][] m = new double[n][n];
    double[] r = new double[n];
    for (int i = 0; i < n; i++) {
      double mean = 0;
      for (int k = 0; k < n; k++) {
        mean += a[i][k] * p[k];
      }
      for (int k = 0; k < n; k++) {
        m[i][k] = (i == k ? 1 : 0) - weight * (a[i][k] - mean) * p[k];
        r[i] += weight * a[i][k] * (p[k] - (k == one.chosen ? 1 : 0));
      }
    }
    double[] shift = LinearSystem.solve(m, r);
    for (int i = 0; i < n; i++) {
      u[i] += shift[i];
    }
    return u;
  }

  /** X H⁻¹ Xᵀ, for the moves that count. */
  private double[][] covariance(Observation one, double[] p) {
    int n = one.size();
    double[][] y = new double[n][];
    for (int i = 0; i < n; i++) {
      y[i] = counts(one, p, i) ? curvature().forward(one.features[i]) : null;
    }
    double[][] a = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int k = 0; k <= i; k++) {
        double sum = 0;
        if (y[i] != null && y[k] != null) {
          for (int j = 0; j < y[i].length; j++) {
            sum += y[i][j] * y[k][j];
          }
        }
        a[i][k] = sum;
        a[k][i] = sum;
      }
    }
    return a;
  }

  /** The log-likelihood of every decision, had it been left out. */
  double[] leaveOneOut() {
    double[] all = new double[decisions.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = decisions.get(i).logLikelihood(leftOut(decisions.get(i)));
    }
    return all;
  }
}
