package olsy.play.opponent;

/** An opponent does not play on: the message says why, in words that fit behind a colon. */
public final class Forfeit extends Exception {
  private static final long serialVersionUID = 1;

  private static final String RESIGNED = "resigned";

  public Forfeit(String reason) {
    super(reason);
  }

  /** The player has had enough of this game. */
  public static Forfeit resignation() {
    return new Forfeit(RESIGNED);
  }

  /** What happened, in words. */
  public String sentence(String loser) {
    return loser + (getMessage().equals(RESIGNED) ? " resigned" : " forfeits: " + getMessage());
  }
}
