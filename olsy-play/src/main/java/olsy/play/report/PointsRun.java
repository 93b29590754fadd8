package olsy.play.report;

import java.util.ArrayList;
import java.util.List;
import olsy.play.match.Interval;
import olsy.play.session.SessionGame;

/**
 * What a run of games brought, in the fields of the page's data.
 *
 * @param from number of the first game
 * @param to number of the last one
 * @param seen decisions that had been seen after half of the games
 * @param points of a game in the mean, a win 2 and a draw 1
 * @param low end of the interval of the mean, from the pairs of games
 * @param high its other end
 * @param modelled games that were begun with a trusted model
 */
public record PointsRun(
    int from, int to, int seen, double points, double low, double high, int modelled) {

  private static final int MOST = 100;

  /** Fewer pairs say next to nothing. */
  private static final int PAIRS = 5;

  private static final int MOST_POINTS = 2;

  /**
   * At most a hundred runs of whole pairs.
   *
   * @param games in their order, the first one the first of a pair
   * @param seen decisions by the number of the game after which they had been seen
   */
  static List<PointsRun> of(List<SessionGame> games, int[] seen) {
    int pairs = (games.size() + 1) / 2;
    int runs = Math.max(1, Math.min(MOST, pairs / PAIRS));
    List<PointsRun> list = new ArrayList<>();
    for (int i = 0; i < runs && pairs > 0; i++) {
      int begin = 2 * (int) ((long) i * pairs / runs);
      int end = 2 * (int) ((i + 1L) * pairs / runs);
      list.add(one(games.subList(begin, Math.min(games.size(), end)), seen));
    }
    return list;
  }

  private static PointsRun one(List<SessionGame> games, int[] seen) {
    int clusters = (games.size() + 1) / 2;
    double[] sums = new double[clusters];
    int[] sizes = new int[clusters];
    int modelled = 0;
    double sum = 0;
    for (int i = 0; i < games.size(); i++) {
      sums[i / 2] += games.get(i).points();
      sizes[i / 2]++;
      sum += games.get(i).points();
      modelled += games.get(i).model() > 0 ? 1 : 0;
    }
    Interval interval = Interval.ofClusters(sums, sizes).within(0, MOST_POINTS);
    return new PointsRun(
        games.get(0).number(),
        games.get(games.size() - 1).number(),
        seen[games.get((games.size() - 1) / 2).number()],
        sum / games.size(),
        interval.low(),
        interval.high(),
        modelled);
  }
}
