package olsy.play.session.state;

import java.util.OptionalInt;

/**
 * When the model is learned again. The question comes after every k decisions, or as soon as the
 * last model is there if learning it took longer. Up to a hundred decisions the answer is yes.
 * After that it is yes if the opponent has done something unexpected since the model was learned
 * and, besides, there are a tenth more decisions or the model has lost its trust. Of an opponent
 * who plays at random it is yes at every doubling of the decisions.
 *
 * @param every k
 * @param until decisions after which nothing is learned any more; empty for never
 */
record Schedule(int every, OptionalInt until) {

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

  /**
   * How many decisions had been seen at the last question before this decision, where the model was
   * always there in time.
   */
  int askedLast(int decisions) {
    return (decisions - 1) / every * every;
  }

  /**
   * The answer.
   *
   * @param decisions seen so far of the opponent as it is
   * @param learnedFrom decisions that had been seen when the model was learned; 0 without one
   * @param surprises decisions since then that it did not expect
   * @param fails whether it has lost its trust since then
   */
  boolean isDue(int decisions, int learnedFrom, int surprises, boolean fails) {
    return decisions <= MANY || (surprises > 0 && (fails || isMuch(decisions, learnedFrom)));
  }

  /** Whether there are few decisions, or a tenth more than the model was learned from. */
  boolean isMuch(int decisions, int learnedFrom) {
    return decisions <= MANY || decisions - learnedFrom >= learnedFrom / TENTH;
  }

  /**
   * The answer where the opponent plays at random: after as many decisions again.
   *
   * @param decisions seen so far of the opponent as it is
   * @param learnedFrom decisions that had been seen when the model was learned; 0 without one
   */
  boolean isDueOfRandom(int decisions, int learnedFrom) {
    return decisions >= 2 * learnedFrom;
  }

  /** Whether what has been seen last may be learned from. */
  boolean learns(int decisions) {
    return decisions == learnable(decisions);
  }

  /** How many of the decisions seen so far may be learned from. */
  int learnable(int decisions) {
    return Math.min(decisions, until.orElse(decisions));
  }
}
