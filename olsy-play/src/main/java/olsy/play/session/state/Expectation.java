package olsy.play.session.state;

import java.util.List;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.prediction.Prediction;
import olsy.play.session.store.Decision;

/**
 * What a model expects of the opponent, before the opponent moves.
 *
 * @param model its number
 * @param used whether the model is trusted
 */
public record Expectation<P extends Position<P>>(
    int model, boolean used, Prediction<P> prediction) {

  /** Against what the opponent did. */
  Decision.Expected heldAgainst(P next, Game<P> game) {
    List<P> successors = prediction.successors();
    int played = successors.indexOf(next);
    return new Decision.Expected(
        model,
        game.move(prediction.position(), successors.get(prediction.choice())),
        prediction.probabilities()[played],
        1.0 / successors.size(),
        prediction.error(played),
        used);
  }
}
