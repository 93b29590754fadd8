package olsy.play.match;

import java.util.List;
import java.util.Optional;
import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * A finished game of a match.
 *
 * @param number in the match, from 0; games 2k and 2k+1 are a pair
 * @param sideOfA the side that the first contestant had
 * @param positions from the opening to the last
 * @param forfeit why the loser does not play on, where that ended the game
 */
public record PlayedGame<P extends Position<P>>(
    int number, Side sideOfA, List<P> positions, Outcome outcome, Optional<String> forfeit) {

  public PlayedGame {
    positions = List.copyOf(positions);
  }

  public int pair() {
    return number / 2;
  }

  /** Whether it was the first contestant who forfeited, if somebody did. */
  boolean isForfeitOfA() {
    return forfeit.isPresent() && pointsOfA() == 0;
  }

  /** As the papers count: 2 for a win of the first contestant, 1 for a draw. */
  public int pointsOfA() {
    return outcome == Outcome.DRAW ? 1 : outcome.isWinOf(sideOfA) ? 2 : 0;
  }
}
