package olsy.lab.player;

import olsy.core.evaluation.Evaluation;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.minimax.OrderedAlphaBeta;
import olsy.core.search.pruning.SimplePruning;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * F_{f,a}: a function of checkers that does not see large values, the worse the smaller a (Carmel
 * and Markovitch, Learning and Using Opponent Models in Adversary Search, equation 10).
 *
 * <pre>
 * F(s) = f(s) where |f(s)| &lt; a, else 0
 * </pre>
 */
public record CappedFunction(Evaluation<Checkers> f, double a) implements Evaluation<Checkers> {

  /** What a half sees up to; 3/4 sees up to three times as many. */
  private static final double MEN_OF_HALF = 2;

  private static final String FUNCTION = "samuel-1";

  /**
   * Of samuel-1. The papers have a between 0 and 1, for functions of a scale they do not give; here
   * a is 2q/(1−q) men.
   *
   * @param quality q: 0 sees nothing, 1 sees everything
   */
  public static CappedFunction of(double quality) {
    PlayerFile player = ModelFolder.installed().player(FUNCTION);
    return new CappedFunction(
        player.player(LabGame.CHECKERS).strategy().evaluation(),
        MEN_OF_HALF * player.unit() * quality / (1 - quality));
  }

  @Override
  public double value(Checkers position, Side side) {
    double value = f.value(position, side);
    return Math.abs(value) < a ? value : 0;
  }

  @Override
  public double unit() {
    return f.unit();
  }

  /** A player without a model, who prunes: it moves as minimax does. */
  public SearchingOpponent<Checkers> minimax(int depth) {
    return new SearchingOpponent<>("minimax", new OrderedAlphaBeta<>(this), depth);
  }

  /** A player with a model, who prunes where nothing can be lost: it moves as M* does. */
  public SearchingOpponent<Checkers> against(CappedFunction model, int modelDepth, int depth) {
    Player<Checkers> opponent = Player.zeroLevel(new Strategy<>(model, modelDepth, 0));
    Player<Checkers> player = new Player<>(new Strategy<>(this, depth, 0), opponent);
    return new SearchingOpponent<>("M*", new SimplePruning<>(player.strategies()), depth);
  }
}
