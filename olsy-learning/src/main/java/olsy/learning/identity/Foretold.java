package olsy.learning.identity;

import java.util.List;
import olsy.core.game.Position;
import olsy.learning.example.Example;
import olsy.learning.prediction.Prediction;

/**
 * What a player foretold of a decision that somebody made. A player who does as it would, but slips
 * in a share ε of its decisions, makes it with the probability
 *
 * <pre>
 * (1 − ε) [its own move was played] + ε P(move played)
 * </pre>
 *
 * @param hit whether its own move was played
 * @param probability P, with which it makes the move played where it is not sure of its own
 */
public record Foretold(boolean hit, double probability) {

  private static final double UNSURE = 0.5;

  public Foretold {
    if (!(probability > 0 && probability <= 1)) {
      throw new IllegalArgumentException(
          "a probability above 0 and at most 1 expected, found " + probability);
    }
  }

  /** Of a player who says how probable its moves are. */
  static <P extends Position<P>> Foretold of(Prediction<P> prediction, int chosen) {
    return new Foretold(prediction.choice() == chosen, prediction.probabilities()[chosen]);
  }

  /**
   * Of a player who says only which move it makes. Where it is not sure of it, it makes any move in
   * every second decision: who did so in all of them could be anybody.
   */
  static <P extends Position<P>> Foretold of(P move, Example<P> decision) {
    List<P> successors = decision.successors();
    boolean hit = successors.get(decision.chosen()).equals(move);
    return new Foretold(hit, UNSURE / successors.size() + (hit ? 1 - UNSURE : 0));
  }

  /**
   * Of the decision.
   *
   * @param slips ε
   */
  double probability(double slips) {
    return (hit ? 1 - slips : 0) + slips * probability;
  }
}
