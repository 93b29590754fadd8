package olsy.play.session.state;

/**
 * Whether it is news that the model is used, or not used: once that has changed and lasted for five
 * decisions, and for a fiftieth of all. Gates open and shut often, but what was told last is never
 * wrong for long.
 */
final class SettledTrust {

  private static final int FEWEST = 5;
  private static final int FIFTIETH = 50;

  private boolean told;
  private int lasted;

  /** Known without being told. */
  void begin(boolean used) {
    told = used;
    lasted = 0;
  }

  /**
   * Asked after every decision.
   *
   * @param decisions seen so far
   */
  boolean tells(boolean used, int decisions) {
    lasted = used == told ? 0 : lasted + 1;
    if (lasted < Math.max(FEWEST, decisions / FIFTIETH)) {
      return false;
    }
    begin(used);
    return true;
  }
}
