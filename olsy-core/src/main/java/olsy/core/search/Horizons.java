package olsy.core.search;

import java.util.OptionalInt;

/**
 * How far the search of a player looks ahead.
 *
 * @param own plies at the player's own depth
 * @param most plies beyond which the search refuses; none when it goes as deep as it is asked
 */
public record Horizons(int own, OptionalInt most) {

  /** Without an end. */
  public static Horizons from(int own) {
    return new Horizons(own, OptionalInt.empty());
  }

  /** The farthest of the horizons that are no farther than so many plies. */
  public int upTo(int plies) {
    return Math.min(plies, most.orElse(plies));
  }
}
