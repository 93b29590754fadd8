package olsy.core.game.manyreversi;

import static java.lang.Long.bitCount;

import java.util.OptionalDouble;
import olsy.core.game.Payoffs;

/**
 * Everybody's discs. Every move adds one to all that are on the board, so their sum at the end of a
 * search is known before it. With three players it is one less while nobody has turned the blue
 * disc.
 */
final class Discs implements Payoffs<ManyReversi> {

  @Override
  public double[] values(ManyReversi position) {
    double[] values = new double[position.players()];
    for (int player = 0; player < values.length; player++) {
      values[player] = bitCount(position.discs(player));
    }
    return values;
  }

  @Override
  public OptionalDouble sum(ManyReversi root, int depth) {
    int discs = bitCount(root.occupied());
    int most = ManyReversi.SQUARES;
    return OptionalDouble.of(Math.min(discs + Math.min(depth, most), most));
  }
}
