package olsy.learning.strategy;

import java.util.Comparator;
import java.util.List;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.learning.example.ExampleSet;
import olsy.learning.strategy.Dominance.Seen;

/**
 * How far a player's function may lie from the learned one: the ε of M*_ε.
 *
 * <p>Functions within ε of f have minimax values within ε of f's, since taking maxima and minima
 * moves no value farther. So f ± ε allows the moves whose value is at least the best one's − 2ε,
 * and M*_ε reckons with all of them. A decision needs
 *
 * <pre>
 * ε(decision) = (value of the best move − value of the move played) / 2
 * </pre>
 *
 * or the whole difference where one of the two ends the game, which no error touches. Of n
 * decisions that the model was not fitted to, let ε be the k-th smallest of these, k the least with
 *
 * <pre>
 * P(Binomial(n, share) ≤ k − 1) ≥ confidence
 * </pre>
 *
 * Then, whatever the distribution is, with this confidence at least this share of the player's
 * moves are allowed (S. S. Wilks, Determination of Sample Sizes for Setting Tolerance Limits,
 * 1941). It holds for independent decisions; those of one game are only nearly so.
 *
 * @param error ε, with 1 for the largest weight; infinite where there are too few decisions, or too
 *     many that no error explains: a win that was missed
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
      FeatureSelection<P> pool,
      Candidate strategy,
      ExampleSet<P> unseen,
      double share,
      double confidence) {
    return of(new Dominance<>(pool, strategy).seen(unseen.unforced()), share, confidence);
  }

  static ErrorBound of(List<Seen> unseen, double share, double confidence) {
    int n = unseen.stream().mapToInt(seen -> seen.times).sum();
    int rank = rank(n, share, confidence);
    List<Seen> byError =
        unseen.stream().sorted(Comparator.comparingDouble(ErrorBound::needed)).toList();
    int passed = 0;
    for (Seen seen : byError) {
      passed += seen.times;
      if (passed >= rank) {
        return new ErrorBound(needed(seen) / Candidate.LARGEST, share, confidence, n);
      }
    }
    return new ErrorBound(Double.POSITIVE_INFINITY, share, confidence, n);
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

  /** The least error with which the move played is allowed. */
  private static double needed(Seen seen) {
    int best = Dominance.firstBest(seen.values);
    double lead = seen.values[best] - seen.values[seen.chosen];
    if (lead == 0) {
      return 0;
    }
    if (Score.isDecided(seen.values[best]) || Score.isDecided(seen.values[seen.chosen])) {
      return Double.POSITIVE_INFINITY;
    }
    boolean drawn = seen.features[best] == null || seen.features[seen.chosen] == null;
    return drawn ? lead : lead / 2;
  }
}
