package olsy.learning.identity;

/**
 * What is believed before a game is seen. All known players are as probable as each other.
 *
 * @param none how probable it is that the player is none of those known, between 0 and 1
 * @param change how probable it is that the player changes at all, from the first game to the last,
 *     from 0 to below 1
 */
public record Prior(double none, double change) {

  /** Who is asked after is more often known than not, and mostly one player. */
  public static final Prior USUAL = new Prior(0.2, 0.1);

  public Prior {
    if (!(none > 0 && none < 1)) {
      throw new IllegalArgumentException("a share between 0 and 1 expected, found " + none);
    }
    if (!(change >= 0 && change < 1)) {
      throw new IllegalArgumentException("a share from 0 to below 1 expected, found " + change);
    }
  }

  /** How probable a change is from one game to the next, of so many. */
  double change(int games) {
    return games < 2 ? 0 : 1 - Math.pow(1 - change, 1.0 / (games - 1));
  }
}
