package olsy.learning.strategy;

import olsy.core.game.Position;
import olsy.core.player.TieRule;
import olsy.learning.example.ExampleSet;
import olsy.learning.prediction.Accuracy;
import olsy.learning.prediction.Predictor;
import olsy.learning.strategy.Climb.Place;

/**
 * A place of a climb over decisions whose successors are listed in an order of the player's own.
 *
 * @param accuracy with the margin of the tie rule
 */
record Listed<P extends Position<P>>(Place place, TieRule<P> ties, Accuracy accuracy) {

  double strict() {
    return accuracy.strict();
  }

  Listed<P> orBetter(Listed<P> other) {
    return other.strict() > strict() ? other : this;
  }

  Accuracy accuracyOn(FeatureSelection<P> pool, ExampleSet<P> decisions) {
    return new Predictor<>(place.candidate().strategy(pool, ties)).accuracy(decisions);
  }
}
