package olsy.core.game.kalah;

/**
 * What is different from one game of Kalah to another.
 *
 * @param houses of each side
 * @param emptyCaptures whether a seed that ends in an empty house of its own side is put into the
 *     store although there is nothing on the other side of it
 */
record KalahRules(int houses, boolean emptyCaptures) {

  static final int MOST_HOUSES = 7;

  KalahRules {
    if (houses < 1 || houses > MOST_HOUSES) {
      throw new IllegalArgumentException(
          "expected 1 to " + MOST_HOUSES + " houses, found " + houses);
    }
  }
}
