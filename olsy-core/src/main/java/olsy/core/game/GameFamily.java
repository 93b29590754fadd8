package olsy.core.game;

import java.util.List;

/**
 * Games that differ by what stands behind a colon: {@code kalah:6,4} and {@code kalah:4,3}. The
 * family's own name means the first of the usual ones.
 *
 * <p>A new family is a package and a line in {@code META-INF/services/olsy.core.game.GameFamily}.
 */
public interface GameFamily {

  /**
   * Those that lists and tests show, the one first that the bare name means. The name of that one
   * is the family's; the names of others have their variant behind it.
   */
  List<Game<?>> usual();

  /** What its games are called by. */
  default String name() {
    return usual().get(0).name();
  }

  /**
   * What may stand behind the colon, such as {@code HOUSES,SEEDS}; empty where there is one game
   * alone.
   */
  default String variants() {
    return "";
  }

  /**
   * A game of this family.
   *
   * @param text what stands behind the colon
   * @throws IllegalArgumentException saying what is wrong
   */
  default Game<?> variant(String text) {
    throw new IllegalArgumentException(
        "expected " + name() + " without a variant, found \"" + text + '"');
  }
}
