package olsy.core.statistics;

/**
 * Differences in strength on the scale of A. E. Elo (The Rating of Chessplayers, 1978): who is 400
 * stronger is expected to have ten points for each of the other's.
 *
 * <pre>
 * score = 1 / (1 + 10^(−elo/400))
 * </pre>
 */
public final class Elo {

  private static final double SCALE = 400;

  private Elo() {}

  /**
   * The difference that brings a part of all points.
   *
   * @param score from 0, which is endlessly weaker, to 1
   */
  public static double ofScore(double score) {
    return SCALE * Math.log10(score / (1 - score));
  }

  /** The part of all points that a difference brings. */
  public static double score(double elo) {
    return 1 / (1 + Math.pow(10, -elo / SCALE));
  }

  /** Where the difference lies if the part of all points lies within an interval from 0 to 1. */
  public static Interval ofScore(Interval score) {
    return new Interval(ofScore(score.low()), ofScore(score.high()));
  }
}
