package olsy.learning.prediction;

import java.util.Collections;
import java.util.List;
import olsy.core.game.Position;
import olsy.core.player.Strategy;
import olsy.learning.example.AllCores;
import olsy.learning.example.ExampleSet;

/**
 * How far a player's function may lie from the learned one: the ε of M*_ε.
 *
 * <p>Of n decisions that the model was not fitted to, let ε be the k-th smallest of the errors that
 * allow them ({@link Prediction#error}), k the least with
 *
 * <pre>
 * P(Binomial(n, share) ≤ k − 1) ≥ confidence
 * </pre>
 *
 * Then, whatever the distribution is, with this confidence at least this share of the player's
 * moves are allowed (S. S. Wilks, Determination of Sample Sizes for Setting Tolerance Limits,
 * 1941). It holds for independent decisions; those of one game are only nearly so.
 *
 * @param error ε, in units of the weights; infinite where there are too few decisions, or too many
 *     that no error explains: a win that was missed
 * @param decisions n
 */
public record ErrorBound(double error, double share, double confidence, int decisions) {

  /** The share that is usually asked for. */
  public static final double USUAL_SHARE = 0.9;

  /** With which confidence. */
  public static final double USUAL_CONFIDENCE = 0.95;

  /**
   * Estimates the bound.
   *
   * @param unseen decisions that the strategy was not fitted to
   */
  public static <P extends Position<P>> ErrorBound of(
      Strategy<P> strategy, ExampleSet<P> unseen, double share, double confidence) {
    Predictor<P> predictor = new Predictor<>(strategy);
    List<Double> errors =
        AllCores.map(
                unseen.unforced(),
                one -> Collections.nCopies(one.times(), predictor.error(one.example())))
            .stream()
            .flatMap(List::stream)
            .toList();
    return new ErrorBound(ofErrors(errors, share, confidence), share, confidence, errors.size());
  }

  /**
   * ε, where the least errors that allow the moves played are known.
   *
   * @param errors ε(decision) of each decision
   */
  public static double ofErrors(List<Double> errors, double share, double confidence) {
    int rank = rank(errors.size(), share, confidence);
    return rank > errors.size()
        ? Double.POSITIVE_INFINITY
        : errors.stream().sorted().skip(rank - 1L).findFirst().orElseThrow();
  }

  /** k; n + 1 where no decision is high enough. */
  static int rank(int n, double share, double confidence) {
    if (!(share > 0 && share < 1) || !(confidence > 0 && confidence < 1)) {
      throw new IllegalArgumentException(
          "a share and a confidence between 0 and 1 expected, found " + share + ", " + confidence);
    }
    double logTerm = n * Math.log1p(-share);
    double below = Math.exp(logTerm);
    int k = 1;
    while (k <= n && below < confidence) {
      logTerm += Math.log((double) (n - k + 1) / k) + Math.log(share) - Math.log1p(-share);
      below += Math.exp(logTerm);
      k++;
    }
    return k;
  }
}
