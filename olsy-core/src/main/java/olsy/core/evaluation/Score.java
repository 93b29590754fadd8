package olsy.core.evaluation;

import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * The value of a leaf: a won or lost game lies beyond every static value, and the nearer win is the
 * better one.
 *
 * <p>A value is always somebody's. A static value is for the side that is named with it, a search's
 * for the side to move at its root, and inside a search by alpha-beta for the side to move at the
 * node. Models have values of their own sides: model j of n takes the side of the player when n − j
 * is even.
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
    double value = hasResult(leaf) ? ofResult(leaf, side, ply) : evaluation.value(leaf, side);
    assert !Double.isNaN(value) : leaf;
    return value;
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

  /**
   * A value in units of the weights; that of a won or lost game stays as it is.
   *
   * @param unit how many whole numbers of the function make one
   */
  public static double inUnits(double value, double unit) {
    return isDecided(value) ? value : value / unit;
  }

  /** Whether a value means a won or a lost game. */
  public static boolean isDecided(double value) {
    return Math.abs(value) > WIN / 2;
  }
}
