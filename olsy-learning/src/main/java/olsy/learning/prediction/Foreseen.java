package olsy.learning.prediction;

import java.util.List;

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

  /** How much the probabilities can be believed. */
  public Calibration calibration() {
    return Calibration.of(decisions);
  }
}
