package olsy.play.match;

import java.util.List;
import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * A finished game of a match.
 *
 * @param number in the match, from 0; games 2k and 2k+1 are a pair
 * @param sideOfA the side that the first contestant had
 * @param positions from the opening to the last
 * @param comments on the moves, one for each
 */
public record PlayedGame<P extends Position<P>>(
    int number,
    Side sideOfA,
    List<P> positions,
    List<MoveComment> comments,
    Outcome outcome,
    Termination termination) {

  public PlayedGame {
    positions = List.copyOf(positions);
    comments = List.copyOf(comments);
  }

  public int pair() {
    return number / 2;
  }

  boolean isForfeit() {
    return termination.kind() == Termination.Kind.FORFEIT;
  }

  /** As the papers count: 2 for a win of the first contestant, 1 for a draw. */
  public int pointsOfA() {
    return outcome.points(sideOfA);
  }
}
