package olsy.learning.scout;

import java.util.Arrays;
import olsy.core.game.Position;
import olsy.core.player.TieRule;
import olsy.learning.prediction.Accuracy;
import olsy.learning.strategy.Candidate;

/**
 * What a climb has found for a hypothesis, and under which prior. All numbers are in logits; the
 * deviations say how far each weight may be from the truth.
 */
final class Climbed<P extends Position<P>> {

  private final Hypothesis hypothesis;
  private final Gaussian prior;
  private final double[] weights;
  private final double[] deviations;
  private final double sureness;
  private final TieRule<P> ties;
  private final Judgement judgement;

  Climbed(
      Hypothesis hypothesis,
      Gaussian prior,
      double[] weights,
      double[] deviations,
      double sureness,
      TieRule<P> ties,
      Judgement judgement) {
    this.hypothesis = hypothesis;
    this.prior = prior;
    this.weights = weights;
    this.deviations = deviations;
    this.sureness = sureness;
    this.ties = ties;
    this.judgement = judgement;
  }

  Hypothesis hypothesis() {
    return hypothesis;
  }

  Candidate candidate() {
    return Candidate.scaled(weights, hypothesis.depth(), hypothesis.frontier());
  }

  Gaussian prior() {
    return prior;
  }

  double[] weights() {
    return weights;
  }

  double[] deviations() {
    return deviations;
  }

  /** By what logits are to be multiplied to say how probable moves are. */
  double sureness() {
    return sureness;
  }

  TieRule<P> ties() {
    return ties;
  }

  Judgement judgement() {
    return judgement;
  }

  /**
   * How well decisions are explained: the log-likelihood of each, had it not been learned from,
   * minus the logarithm of the posterior density, and the accuracy on decisions as they were
   * learned from and as if each had been left out.
   */
  static final class Judgement {

    private final double[] leaveOneOut;
    private final double objective;
    private final Accuracy explained;
    private final Accuracy foreseen;

    Judgement(double[] leaveOneOut, double objective, Accuracy explained, Accuracy foreseen) {
      this.leaveOneOut = leaveOneOut;
      this.objective = objective;
      this.explained = explained;
      this.foreseen = foreseen;
    }

    double[] leaveOneOut() {
      return leaveOneOut;
    }

    double objective() {
      return objective;
    }

    Accuracy explained() {
      return explained;
    }

    Accuracy foreseen() {
      return foreseen;
    }
  }

  /**
   * What hypotheses are compared by. Decisions left out flatter a bit, since the positions they are
   * judged by were found with all weights. The posterior density blames every weight that was
   * needed. This is the mean of the two.
   */
  double score() {
    return (Arrays.stream(judgement.leaveOneOut).sum() - judgement.objective) / 2;
  }

  /** By how many standard errors of the differences between single decisions another is better. */
  double errorsBehind(Climbed<P> other) {
    double sum = 0;
    double squares = 0;
    int n = judgement.leaveOneOut.length;
    for (int i = 0; i < n; i++) {
      double difference = judgement.leaveOneOut[i] - other.judgement.leaveOneOut[i];
      sum += difference;
      squares += difference * difference;
    }
    double error = Math.sqrt(Math.max(0, squares - sum * sum / n));
    double behind = other.score() - score() - 1;
    return behind <= 0 ? 0 : behind / Math.max(error, Double.MIN_NORMAL);
  }
}
