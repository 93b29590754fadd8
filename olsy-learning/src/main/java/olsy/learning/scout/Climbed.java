package olsy.learning.scout;

import java.util.Arrays;
import olsy.core.game.Position;
import olsy.core.player.TieRule;
import olsy.learning.prediction.Accuracy;

/**
 * What a climb has found for a hypothesis. All numbers are in logits.
 *
 * @param prior that it was found under
 * @param deviations how far each weight may be from the truth
 */
record Climbed<P extends Position<P>>(
    Hypothesis hypothesis,
    Gaussian prior,
    double[] weights,
    double[] deviations,
    TieRule<P> ties,
    Judgement judgement) {

  /**
   * How well decisions are explained.
   *
   * @param leaveOneOut log-likelihood of each decision, had it not been learned from
   * @param objective minus the logarithm of the posterior density
   * @param explained of the decisions, as they were learned from
   * @param foreseen of the decisions, each as if it had been left out
   */
  record Judgement(double[] leaveOneOut, double objective, Accuracy explained, Accuracy foreseen) {}

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
