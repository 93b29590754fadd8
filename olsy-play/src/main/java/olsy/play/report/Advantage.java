package olsy.play.report;

import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.evaluation.Score;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.learning.players.PlayerFile;
import olsy.play.explain.Valuation;

/**
 * How a side stands, as a player counts it when all captures are made.
 *
 * @param unit of the player's weights: a man, or where it does not value men, the largest weight
 */
record Advantage<P extends Position<P>>(Evaluation<P> evaluation, double unit) {

  private static final double PER_CENT = 100;

  static <P extends Position<P>> Advantage<P> of(PlayerFile player, Game<P> game) {
    Evaluation<P> evaluation = player.strategy().strategy(game).evaluation();
    return new Advantage<>(
        player.strategy().frontier() == FrontierRule.NONE
            ? FrontierRule.CAPTURES.over(evaluation)
            : evaluation,
        Valuation.unit(player));
  }

  /** Null where the game is won or lost. */
  Double in(P position, Side side) {
    double value = Score.of(position, side, 0, evaluation);
    return Score.isDecided(value)
        ? null
        : (Double)
            (Math.round(PER_CENT * Score.inUnits(value, evaluation.unit()) / unit) / PER_CENT);
  }
}
