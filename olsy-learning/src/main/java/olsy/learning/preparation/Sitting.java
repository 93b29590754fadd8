package olsy.learning.preparation;

import java.util.List;
import java.util.OptionalInt;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * What one player did in one game.
 *
 * @param own whether it is the player that is asked after
 * @param file the place of the game's file among those read
 * @param game its number there, from 1
 * @param points that were made: 2 for a win, 1 for a draw; empty where the game is open
 * @param opening the first moves, of both sides, of a game that began at the game's start; else
 *     none
 * @param decisions unforced ones, in their order
 */
public record Sitting<P extends Position<P>>(
    boolean own,
    int file,
    int game,
    Side side,
    OptionalInt points,
    List<String> opening,
    List<Weighed<P>> decisions) {

  public Sitting {
    opening = List.copyOf(opening);
    decisions = List.copyOf(decisions);
  }

  /** The same sitting, taken by the player that is asked after or by somebody else. */
  public Sitting<P> of(boolean isOwn) {
    return new Sitting<>(isOwn, file, game, side, points, opening, decisions);
  }

  /** Whether the game began with these moves. */
  boolean beginsWith(List<String> moves) {
    return opening.size() >= moves.size() && opening.subList(0, moves.size()).equals(moves);
  }
}
