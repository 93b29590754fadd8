package olsy.play.match;

/**
 * Two that play a match.
 *
 * @param a the number of the first among all players, from 0 on
 * @param b the number of the second
 */
public record Rivals(int a, int b) {

  public Rivals {
    if (a < 0 || b < 0 || a == b) {
      throw new IllegalArgumentException("these play no match: " + a + " and " + b);
    }
  }
}
