package olsy.learning.prediction;

import java.util.List;
import olsy.core.statistics.SampleMean;

/**
 * What a player was expected to do, beside what it did.
 *
 * @param margin values that are so much worse than the best still tie with it
 */
public record Foreseen(List<ForeseenDecision> decisions, double margin) {

  public Foreseen {
    decisions = List.copyOf(decisions);
  }

  /** How often the move expected was played. */
  public Accuracy accuracy() {
    return Accuracy.of(decisions, margin);
  }

  /**
   * The log-likelihood beyond that of another player.
   *
   * @param other what was expected of the same decisions, in the same order
   */
  public SampleMean gainOver(Foreseen other) {
    if (other.decisions.size() != decisions.size()) {
      throw new IllegalArgumentException("not the same decisions");
    }
    SampleMean gain = SampleMean.NONE;
    for (int i = 0; i < decisions.size(); i++) {
      ForeseenDecision own = decisions.get(i);
      double more = own.logLikelihood() - other.decisions.get(i).logLikelihood();
      gain = gain.with(SampleMean.of(more, own.times));
    }
    return gain;
  }

  /** How much the probabilities can be believed. */
  public Calibration calibration() {
    return Calibration.of(decisions);
  }
}
