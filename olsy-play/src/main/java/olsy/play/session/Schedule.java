package olsy.play.session;

/**
 * When the model is learned again: it is asked after every k decisions, or as soon as the last
 * model is there if learning it took longer. Once a hundred have been seen the answer is yes only
 * if something unexpected happened since then, and if there are a tenth more of them, or the model
 * has begun to fail.
 *
 * @param every k
 * @param until decisions after which nothing is learned any more; 0 for never
 */
record Schedule(int every, int until) {

  private static final int MANY = 100;
  private static final int TENTH = 10;

  /**
   * Whether it is time to ask.
   *
   * @param decisions seen so far
   * @param asked decisions that had been seen when it was asked last; 0 if never
   */
  boolean asks(int decisions, int asked) {
    return decisions - asked >= every;
  }

  /** When it was asked last before so many decisions, by who never was busy. */
  int askedBefore(int decisions) {
    return (decisions - 1) / every * every;
  }

  /**
   * @param decisions seen so far of the opponent as it is
   * @param learnedFrom decisions that had been seen when the model was learned; 0 without one
   * @param surprises decisions since then that it did not expect
   * @param fails whether it has lost its trust since then
   */
  boolean isDue(int decisions, int learnedFrom, int surprises, boolean fails) {
    return decisions <= MANY
        || (surprises > 0 && (fails || decisions - learnedFrom >= learnedFrom / TENTH));
  }

  /** Whether what has been seen last may be learned from. */
  boolean learns(int decisions) {
    return decisions == learnable(decisions);
  }

  /** How many of the decisions seen so far may be learned from. */
  int learnable(int decisions) {
    return until == 0 ? decisions : Math.min(decisions, until);
  }
}
