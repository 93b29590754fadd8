package olsy.lab.engine;

import static olsy.lab.engine.GeneralCounts.ADVANCEMENT;
import static olsy.lab.engine.GeneralCounts.ALL_PIECES;
import static olsy.lab.engine.GeneralCounts.BACK_ROW;
import static olsy.lab.engine.GeneralCounts.CENTRE;
import static olsy.lab.engine.GeneralCounts.DOUBLE_CORNER;
import static olsy.lab.engine.GeneralCounts.EDGE;
import static olsy.lab.engine.GeneralCounts.KINGS;
import static olsy.lab.engine.GeneralCounts.KING_CENTRE;
import static olsy.lab.engine.GeneralCounts.MEN;
import static olsy.lab.engine.GeneralCounts.MOBILITY;
import static olsy.lab.engine.GeneralCounts.PIECES;

import olsy.core.evaluation.Evaluation;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;

/**
 * Two linear functions, mixed by how far the game is, in hundredths of a man.
 *
 * <pre>
 * φ = (pieces − 4) / 20, from 0 to 1
 * f = φ · opening + (1 − φ) · ending
 * </pre>
 */
public final class PhaseMixture implements Evaluation<Checkers> {

  private static final double MAN = 100;
  private static final int FEW = 4;

  @Override
  public double value(Checkers position, Side side) {
    int[] h = GeneralCounts.of(position, side);
    double phase = Math.max(0, (double) (h[PIECES] - FEW) / (ALL_PIECES - FEW));
    return phase * opening(h) + (1 - phase) * ending(h);
  }

  /** Keeps the back row, holds men back, takes the centre. */
  private static double opening(int[] h) {
    return MAN * h[MEN]
        + 120 * h[KINGS]
        + 2 * h[MOBILITY]
        - 5 * h[ADVANCEMENT]
        + 15 * h[BACK_ROW]
        + 8 * h[CENTRE]
        - 4 * h[EDGE];
  }

  /** Runs for kings, and brings them to the centre. */
  private static double ending(int[] h) {
    return MAN * h[MEN]
        + 165 * h[KINGS]
        + 6 * h[MOBILITY]
        + 10 * h[ADVANCEMENT]
        - 4 * h[BACK_ROW]
        + 14 * h[KING_CENTRE]
        + 9 * h[DOUBLE_CORNER];
  }

  @Override
  public double unit() {
    return MAN;
  }
}
