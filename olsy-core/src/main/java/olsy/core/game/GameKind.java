package olsy.core.game;

import java.util.Locale;

/**
 * What a game is, so that whoever cannot play it says so.
 *
 * @param players how many sides move in turn
 * @param chance whether dice or cards have a say
 * @param sum what the players' results add up to
 */
public record GameKind(int players, boolean chance, Sum sum) {

  /** What the results of all players add up to. */
  public enum Sum {
    /** What one wins the other loses. */
    ZERO,
    /** The same in every game: the discs of a full board. */
    CONSTANT,
    /** Different from game to game. */
    GENERAL
  }

  /** Two players of perfect information, one against the other. */
  public static final GameKind USUAL = new GameKind(2, false, Sum.ZERO);

  public GameKind {
    if (players < 2) {
      throw new IllegalArgumentException("expected at least 2 players, found " + players);
    }
  }

  /** {@code zero} */
  public String sumText() {
    return sum.name().toLowerCase(Locale.ROOT);
  }

  /** {@code 2 players, no chance, zero sum} */
  @Override
  public String toString() {
    return players + " players, " + (chance ? "chance" : "no chance") + ", " + sumText() + " sum";
  }
}
