package olsy.play.session.state;

/**
 * Whether it is news that the model is used, or not used: once that has changed and lasted for some
 * decisions, and for a part of all. Gates open and shut often, but what was told last is never
 * wrong for long.
 */
final class SettledTrust {

  private final int fewest;
  private final int part;
  private boolean told;
  private int lasted;

  /**
   * @param fewest decisions that it has to last for
   * @param part of all decisions, as its denominator
   */
  SettledTrust(int fewest, int part) {
    this.fewest = fewest;
    this.part = part;
  }

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
    if (lasted < Math.max(fewest, decisions / part)) {
      return false;
    }
    begin(used);
    return true;
  }
}
