package olsy.core.statistics;

/**
 * A sequential test of which of two differences in strength pairs of games speak for. It is A.
 * Wald's (Sequential Tests of Statistical Hypotheses, 1945), with the likelihoods that are the
 * largest under each hypothesis (GSPRT: X. Li, J. Liu and Z. Ying, 2014).
 *
 * <pre>
 * after each pair   llr = ln L(pairs | elo1) − ln L(pairs | elo0)
 * llr ≤ ln(β / (1 − α))   elo0 is taken
 * llr ≥ ln((1 − β) / α)   elo1 is taken
 * </pre>
 *
 * @param elo0 the first player is stronger by so much, or less
 * @param elo1 … or more; above elo0
 * @param alpha the probability that elo1 is taken where elo0 is true
 * @param beta the probability that elo0 is taken where elo1 is true
 */
public record Sprt(double elo0, double elo1, double alpha, double beta, EloModel model) {

  /** What is known after some pairs. */
  public enum Verdict {
    ELO0,
    ELO1,
    OPEN
  }

  public Sprt {
    if (!(elo0 < elo1) || !isProbability(alpha) || !isProbability(beta) || alpha + beta >= 1) {
      throw new IllegalArgumentException(
          "no test: elo0 " + elo0 + ", elo1 " + elo1 + ", alpha " + alpha + ", beta " + beta);
    }
  }

  private static boolean isProbability(double number) {
    return number > 0 && number < 1;
  }

  /** At or below it, elo0 is taken. */
  public double lower() {
    return Math.log(beta / (1 - alpha));
  }

  /** At or above it, elo1 is taken. */
  public double upper() {
    return Math.log((1 - beta) / alpha);
  }

  /** The logarithm of how much likelier the pairs are under elo1; 0 without pairs. */
  public double logLikelihoodRatio(Pentanomial pairs) {
    if (pairs.pairs() == 0) {
      return 0;
    }
    return MeanLikelihood.log(pairs, model.mean(elo1, pairs))
        - MeanLikelihood.log(pairs, model.mean(elo0, pairs));
  }

  public Verdict verdict(Pentanomial pairs) {
    double ratio = logLikelihoodRatio(pairs);
    return ratio >= upper() ? Verdict.ELO1 : ratio <= lower() ? Verdict.ELO0 : Verdict.OPEN;
  }
}
