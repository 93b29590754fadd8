package olsy.lab.engine;

import static olsy.lab.engine.GeneralCounts.ADVANCEMENT;
import static olsy.lab.engine.GeneralCounts.ALL_PIECES;
import static olsy.lab.engine.GeneralCounts.BACK_ROW;
import static olsy.lab.engine.GeneralCounts.CENTRE;
import static olsy.lab.engine.GeneralCounts.KINGS;
import static olsy.lab.engine.GeneralCounts.KING_CENTRE;
import static olsy.lab.engine.GeneralCounts.MEN;
import static olsy.lab.engine.GeneralCounts.MOBILITY;
import static olsy.lab.engine.GeneralCounts.PIECES;

import olsy.core.evaluation.Evaluation;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;

/**
 * A function with products and phases, in hundredths of a man.
 *
 * <pre>
 * gone = 24 − pieces
 * f = men · (100 + 2 gone) + kings · (130 + 3 gone)      who is ahead exchanges
 *   + mobility · pieces / 6                              steps count on a full board
 *   + back row · (12 while there is no king, then 3)
 *   + 7 centre − 3 advancement                           more than 14 pieces
 *     4 centre + 3 advancement                           9 to 14
 *     8 advancement + 9 kings in the centre              8 and fewer
 * </pre>
 */
public final class ProductFunction implements Evaluation<Checkers> {

  private static final double MAN = 100;
  private static final double MAN_FOR_EACH_GONE = 2;
  private static final double KING = 130;
  private static final double KING_FOR_EACH_GONE = 3;
  private static final double STEP_FOR_EACH_PIECE = 1.0 / 6;
  private static final double BACK_ROW_AGAINST_MEN = 12;
  private static final double BACK_ROW_AGAINST_KINGS = 3;
  private static final int MIDDLE = 14;
  private static final int ENDING = 8;

  @Override
  public double value(Checkers position, Side side) {
    int[] h = GeneralCounts.of(position, side);
    int gone = ALL_PIECES - h[PIECES];
    return h[MEN] * (MAN + MAN_FOR_EACH_GONE * gone)
        + h[KINGS] * (KING + KING_FOR_EACH_GONE * gone)
        + h[MOBILITY] * h[PIECES] * STEP_FOR_EACH_PIECE
        + h[BACK_ROW] * (position.kings() == 0 ? BACK_ROW_AGAINST_MEN : BACK_ROW_AGAINST_KINGS)
        + ofPhase(h);
  }

  private static double ofPhase(int[] h) {
    if (h[PIECES] > MIDDLE) {
      return 7 * h[CENTRE] - 3 * h[ADVANCEMENT];
    }
    return h[PIECES] > ENDING
        ? 4 * h[CENTRE] + 3 * h[ADVANCEMENT]
        : 8 * h[ADVANCEMENT] + 9 * h[KING_CENTRE];
  }

  @Override
  public double unit() {
    return MAN;
  }
}
