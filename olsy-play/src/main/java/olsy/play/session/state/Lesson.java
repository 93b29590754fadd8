package olsy.play.session.state;

import java.util.List;
import olsy.core.game.Position;
import olsy.learning.training.LiveModel;
import olsy.learning.training.Refresh;

/**
 * What a model is to be learned from.
 *
 * @param before the model to go on from; null for none
 */
public record Lesson<P extends Position<P>>(Refresh.Observed<P> observed, LiveModel before) {

  /** The number of its model: the decisions that have been seen. */
  public int number() {
    return observed.decisions();
  }

  /** How many decisions there are to learn from. */
  int size() {
    return observed.games().stream().mapToInt(List::size).sum();
  }
}
