package olsy.core.game.checkers;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import olsy.core.game.Feature;

/**
 * A feature for every square of the board, or some of them, numbered from Black's side whoever
 * counts: programs whose authors forgot to turn the board round play by them.
 */
final class BoardSquares {

  private static final String PREFIX = "board-";

  static final List<Feature> LIST =
      IntStream.rangeClosed(1, 32)
          .mapToObj(
              square ->
                  new Feature(
                      PREFIX + square,
                      "a piece on square " + square + " of the board",
                      "A piece on square "
                          + square
                          + " as Black sees the board, whichever side counts. Own minus the"
                          + " other's.",
                      Feature.Symmetry.DIFFERENCE))
          .toList();

  private final int from;
  private final long[] squares;

  /**
   * @param from the place of the first
   */
  BoardSquares(List<Feature> features, int from) {
    this.from = from;
    this.squares =
        features.stream()
            .mapToLong(
                one -> Checkers.square(Integer.parseInt(one.name().substring(PREFIX.length()))))
            .toArray();
  }

  void extract(SideView own, int[] h) {
    for (int i = 0; i < squares.length; i++) {
      h[from + i] = (own.own & squares[i]) != 0 ? 1 : (own.other & squares[i]) != 0 ? -1 : 0;
    }
  }

  void largest(int[] h) {
    Arrays.fill(h, from, from + squares.length, 1);
  }
}
