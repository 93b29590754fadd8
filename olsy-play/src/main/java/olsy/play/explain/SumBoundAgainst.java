package olsy.play.explain;

import java.util.OptionalDouble;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.players.PlayerFile;
import olsy.learning.strategy.ZeroSumScale;

/** How far from zero-sum two players' functions are: the less, the more αβ* can leave out. */
public final class SumBoundAgainst {

  private SumBoundAgainst() {}

  /**
   * The sum-bound from the start of the game on, the model's function on the scale that makes it
   * least, with 1 for the largest weight of the own function; none where a frontier rule makes more
   * of a function than a sum of weights.
   */
  public static <P extends Position<P>> OptionalDouble of(
      PlayerFile own, PlayerFile model, Game<P> game) {
    if (own.strategy().frontier() != FrontierRule.NONE
        || model.strategy().frontier() != FrontierRule.NONE) {
      return OptionalDouble.empty();
    }
    return OptionalDouble.of(ZeroSumScale.of(own.strategy(), model.strategy(), game).bound());
  }
}
