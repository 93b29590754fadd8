package olsy.play.session;

/**
 * Tells of things that happen again and again less and less often: as their number grows by half.
 */
public final class LogThrottle {

  private static final int MANY = 100;
  private static final double GROWTH = 1.5;

  private int told;

  /** Whether something that happens at this number is to be told of. */
  public boolean tells(int number) {
    if (number > MANY && number < GROWTH * told) {
      return false;
    }
    told = number;
    return true;
  }
}
