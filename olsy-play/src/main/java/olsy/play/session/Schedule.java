package olsy.play.session;

/**
 * When the model is learned again: after every k decisions, unless all that was expected since then
 * came true. From 100 decisions on, a tenth more of them must have been seen, too, or the model
 * must have begun to fail.
 *
 * @param every k
 * @param until decisions after which nothing is learned any more; 0 for never
 */
record Schedule(int every, int until) {

  private static final int MANY = 100;
  private static final int TENTH = 10;

  /**
   * @param decisions seen so far
   * @param learnedFrom decisions that had been seen when the model was learned; 0 without one
   * @param surprises decisions since then that it did not expect
   * @param fails whether it has lost its trust since then
   */
  boolean isDue(int decisions, int learnedFrom, int surprises, boolean fails) {
    return decisions > 0
        && decisions % every == 0
        && (until == 0 || decisions <= until)
        && (learnedFrom == 0
            || (surprises > 0
                && (decisions < MANY || fails || decisions - learnedFrom >= learnedFrom / TENTH)));
  }
}
