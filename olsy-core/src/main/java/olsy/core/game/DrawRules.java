package olsy.core.game;

/**
 * When a line of play is drawn although it could go on.
 *
 * @param occurrences how often a position must have stood
 * @param reversiblePlies plies without a move that cannot be taken back
 * @param plies length of the whole game
 */
public record DrawRules(int occurrences, int reversiblePlies, int plies) {

  /** For a rule that does not apply. */
  public static final int NEVER = Integer.MAX_VALUE;

  public DrawRules {
    if (occurrences < 2 || reversiblePlies < 1 || plies < 1) {
      throw new IllegalArgumentException(
          "a game is not drawn at its start: "
              + occurrences
              + " occurrences, "
              + reversiblePlies
              + " reversible plies, "
              + plies
              + " plies");
    }
  }

  public DrawRules withPlies(int limit) {
    return new DrawRules(occurrences, reversiblePlies, limit);
  }
}
