package olsy.play.session.state;

/** Keeps count of what speaks for learning the model again, and asks the schedule in time. */
final class LearningNeed {

  private final Schedule schedule;
  private int asked;
  private int number;
  private int changed;
  private int surprises;
  private int surprisesBefore;
  private boolean trustedSince;

  LearningNeed(Schedule schedule) {
    this.schedule = schedule;
  }

  /** Decisions that had been seen when the model was learned; 0 without one. */
  int number() {
    return number;
  }

  /** Whether the model, if there is one, is of the opponent as it is. */
  boolean isOfPresentOpponent() {
    return number >= changed;
  }

  /** Whether something has happened since learning began that was not expected. */
  boolean hasSurprises() {
    return surprises > 0;
  }

  /** A decision to learn from was made. */
  void see(boolean asExpected, boolean trusts) {
    surprises += asExpected ? 0 : 1;
    trustedSince |= trusts;
  }

  /** The opponent has turned out to be another one. */
  void change(int decisions) {
    changed = decisions;
  }

  /** Learning begins. */
  void begin() {
    surprisesBefore = surprises;
    surprises = 0;
  }

  /** It came to nothing. */
  void fail() {
    surprises += surprisesBefore;
  }

  /** A model is taken up. */
  void take(int number, boolean trusts) {
    this.number = number;
    trustedSince = trusts;
  }

  /**
   * The session goes on.
   *
   * @param synchronous whether it was asked whenever it was time
   */
  void goOn(int decisions, boolean synchronous) {
    asked = synchronous ? Math.max(number, schedule.askedLast(decisions)) : number;
  }

  /** See {@link Schedule#learns}. */
  boolean learns(int decisions) {
    return schedule.learns(decisions);
  }

  /** See {@link Schedule#learnable}. */
  int learnable(int decisions) {
    return schedule.learnable(decisions);
  }

  /** Whether so much was seen since the model was learned that it would be learned again. */
  boolean isMuch(int decisions) {
    return schedule.isMuch(decisions - changed, Math.max(0, number - changed));
  }

  /**
   * Whether it is time to ask, and the answer is yes.
   *
   * @param trusts whether the model is trusted
   * @param random whether there is nothing to learn, as far as can be seen
   */
  boolean ask(int decisions, boolean trusts, boolean random) {
    if (!schedule.asks(decisions, asked)) {
      return false;
    }
    asked = decisions;
    int seen = decisions - changed;
    int learnedFrom = Math.max(0, number - changed);
    return schedule.learns(decisions)
        && (random
            ? schedule.isDueOfRandom(seen, learnedFrom)
            : schedule.isDue(seen, learnedFrom, surprises, trustedSince && !trusts));
  }
}
