package olsy.play.session;

/**
 * When the model is learned again: after every k decisions. Once a hundred have been seen only if
 * something unexpected happened since then, and if there are a tenth more of them, or the model has
 * begun to fail.
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
        && (decisions <= MANY
            || (surprises > 0 && (fails || decisions - learnedFrom >= learnedFrom / TENTH)));
  }
}
