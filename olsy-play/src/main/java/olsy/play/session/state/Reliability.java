package olsy.play.session.state;

import java.util.Optional;
import olsy.play.session.store.Decision;

/** What became of expectations: whether a model is right often enough, and whether still so. */
final class Reliability {

  private static final int FEWEST = 5;
  private static final int FIFTIETH = 50;

  private final Gate gate;
  private final TrackRecord record = new TrackRecord();
  private final ChangeDetector changes = new ChangeDetector();
  private final SettledTrust settled = new SettledTrust(FEWEST, FIFTIETH);

  /**
   * @param gate has seen nothing yet
   */
  Reliability(Gate gate) {
    this.gate = gate;
  }

  TrackRecord record() {
    return record;
  }

  /** Whether a model, if there is one, is to be used. */
  boolean isEnough() {
    return gate.isOpen();
  }

  String evidence() {
    return gate.evidence();
  }

  /**
   * Takes a decision with what had been expected of it.
   *
   * @param learning whether models are still learned; otherwise no change is looked for
   * @return the first decision of the opponent as it is now, if it has changed
   */
  Optional<Decision> add(Decision decision, boolean learning) {
    gate.add(decision);
    record.add(decision);
    Optional<Decision> change = learning ? changes.add(decision) : Optional.empty();
    change.ifPresent(record::forgetBefore);
    return change;
  }

  /** See {@link SettledTrust#tells}. */
  boolean isNews(boolean used, int decisions) {
    return settled.tells(used, decisions);
  }

  /** What is so when play begins is known. */
  void begin(boolean used) {
    settled.begin(used);
  }
}
