package olsy.play.session.state;

import olsy.core.game.Position;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Decisions;
import olsy.learning.training.LearnedModel;

/**
 * What a model is to be learned from.
 *
 * @param before the model to go on from; null for none
 */
public record Lesson<P extends Position<P>>(Decisions<P> decisions, LearnedModel before) {

  /** The number of its model: the decisions that have been seen. */
  public int number() {
    return decisions.seen().decisions();
  }

  /** How many decisions there are to learn from. */
  int size() {
    return DecidedGame.decisions(decisions.games());
  }
}
