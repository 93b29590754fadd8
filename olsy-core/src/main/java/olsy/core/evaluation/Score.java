package olsy.core.evaluation;

import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * The value of a leaf: a won or lost game lies beyond every static value, and the nearer win is the
 * better one.
 */
public final class Score {

  /**
   * Greater than every static value; a win after n plies is worth {@code WIN - n}. Exact in a
   * double.
   */
  public static final double WIN = 1e12;

  private Score() {}

  public static <P extends Position<P>> double of(
      P leaf, Side side, int ply, Evaluation<? super P> evaluation) {
    return hasResult(leaf) ? ofResult(leaf, side, ply) : evaluation.value(leaf, side);
  }

  /** Whether the game has ended with a winner or a draw, so that no evaluation is asked. */
  public static <P extends Position<P>> boolean hasResult(P leaf) {
    return leaf.isTerminal() && leaf.outcome() != Outcome.UNSCORED;
  }

  public static <P extends Position<P>> double ofResult(P leaf, Side side, int ply) {
    Outcome outcome = leaf.outcome();
    if (outcome == Outcome.DRAW) {
      return 0;
    }
    return outcome.isWinOf(side) ? WIN - ply : ply - WIN;
  }

  /** The value as it is seen from one ply before. */
  public static double fromOnePlyBefore(double value) {
    return isDecided(value) ? value - Math.signum(value) : value;
  }

  /** Whether a value means a won or a lost game. */
  public static boolean isDecided(double value) {
    return Math.abs(value) > WIN / 2;
  }
}
