package olsy.play.session.state;

import java.util.List;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.prediction.Prediction;
import olsy.play.session.store.Decision;

/**
 * What is expected of the opponent, before the opponent moves.
 *
 * @param model number of the learned model; 0 where the population's is expected
 * @param used whether that is trusted
 * @param prediction by the one that is expected
 * @param other by the other one, if there is one
 */
public record Expectation<P extends Position<P>>(
    int model, boolean used, Prediction<P> prediction, Optional<Prediction<P>> other) {

  /** Against what the opponent did. */
  public Decision.Expected heldAgainst(P next, Game<P> game) {
    return new Decision.Expected(
        model,
        foreseen(prediction, next, game),
        1.0 / prediction.successors().size(),
        used,
        other.map(one -> foreseen(one, next, game)).orElse(null));
  }

  private static <P extends Position<P>> Decision.Foreseen foreseen(
      Prediction<P> prediction, P next, Game<P> game) {
    List<P> successors = prediction.successors();
    int played = successors.indexOf(next);
    int choice = prediction.choice();
    double[] probabilities = prediction.probabilities();
    return new Decision.Foreseen(
        game.move(prediction.position(), successors.get(choice)),
        probabilities[played],
        probabilities[choice],
        prediction.error(played));
  }
}
