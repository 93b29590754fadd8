package olsy.core.search.solving;

import java.util.List;

/**
 * What best play makes of a position.
 *
 * @param value for the side to move: the lead at the end where the game counts one, else 1 for a
 *     win, 0 for a draw, −1 for a loss
 * @param line positions after the moves of best play; it ends with the game, or where drawn play
 *     begins to go round
 * @param positions that were looked at, each counted once
 */
public record Solved<P>(int value, List<P> line, long positions) {

  public Solved {
    line = List.copyOf(line);
  }
}
