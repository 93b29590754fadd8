package olsy.play.opponent;

/** An opponent does not play on: the message says why, in words that fit behind a colon. */
public final class Forfeit extends Exception {
  private static final long serialVersionUID = 1;

  public Forfeit(String reason) {
    super(reason);
  }
}
