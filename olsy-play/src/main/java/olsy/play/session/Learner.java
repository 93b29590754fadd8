package olsy.play.session;

import olsy.core.game.Position;
import olsy.learning.training.LiveModel;
import olsy.learning.training.Refresh;

/** Makes a model of what was seen. */
@FunctionalInterface
interface Learner<P extends Position<P>> {

  /**
   * @param before the model so far; null for none
   */
  LiveModel learn(Refresh.Observed<P> observed, LiveModel before);
}
