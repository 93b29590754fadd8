package olsy.play.report;

import java.util.ArrayList;
import java.util.List;
import olsy.core.statistics.Interval;
import olsy.core.statistics.PairedPoints;
import olsy.play.session.store.SessionGame;

/**
 * What a run of games brought, in the fields of the page's data.
 *
 * @param from number of the first game
 * @param to number of the last one
 * @param seen decisions that had been seen after half of the games
 * @param points of a game in the mean, a win 2 and a draw 1
 * @param interval of the mean, from the pairs of games
 * @param modelled games that were begun with a trusted model
 */
public record PointsRun(
    int from, int to, int seen, double points, Interval interval, int modelled) {

  /** Fewer pairs say next to nothing. */
  private static final int PAIRS = 5;

  /** Runs become longer: each is so large a part of the games before it. */
  private static final int PART = 10;

  /**
   * Runs of whole pairs.
   *
   * @param games in their order, the first one the first of a pair
   * @param seen decisions by the number of the game after which they had been seen
   */
  static List<PointsRun> of(List<SessionGame> games, int[] seen) {
    List<PointsRun> list = new ArrayList<>();
    int begin = 0;
    while (begin < games.size()) {
      int least = 2 * Math.max(PAIRS, begin / 2 / PART);
      int end = games.size() - begin < 2 * least ? games.size() : begin + least;
      list.add(one(games.subList(begin, end), seen));
      begin = end;
    }
    return list;
  }

  private static PointsRun one(List<SessionGame> games, int[] seen) {
    PairedPoints points = PairedPoints.ofGames();
    for (int i = 0; i < games.size(); i++) {
      points.add(i / 2, games.get(i).points());
    }
    return new PointsRun(
        games.get(0).number(),
        games.get(games.size() - 1).number(),
        seen[games.get((games.size() - 1) / 2).number()],
        points.mean(),
        points.interval(),
        (int) games.stream().filter(game -> game.model().any()).count());
  }
}
