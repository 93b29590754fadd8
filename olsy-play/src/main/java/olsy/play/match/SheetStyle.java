package olsy.play.match;

import java.util.Optional;

/**
 * How much game files say.
 *
 * @param isFull also the date, time controls, why every game ended, and what the players thought of
 *     their moves
 * @param date of the games, where somebody told it
 */
public record SheetStyle(boolean isFull, Optional<String> date) {

  /** Moves, and why a game ended where the rules do not tell. */
  public static final SheetStyle PLAIN = new SheetStyle(false, Optional.empty());
}
