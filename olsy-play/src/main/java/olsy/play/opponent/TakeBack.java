package olsy.play.opponent;

/** An opponent wants its last decision back, and what followed it. */
public final class TakeBack extends Exception {
  private static final long serialVersionUID = 1;
}
