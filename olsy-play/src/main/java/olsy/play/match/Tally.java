package olsy.play.match;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import olsy.core.statistics.Interval;

/** Counts the games of a match as they end, in whatever order. */
public final class Tally {

  private static final int MOST_POINTS = 2;

  /** What the games of a pair brought so far. */
  private record Pair(int points, int games) {

    Pair plus(Pair other) {
      return new Pair(points + other.points, games + other.games);
    }
  }

  private final Map<Integer, Pair> pairs = new TreeMap<>();
  private final int[] gamesByPoints = new int[MOST_POINTS + 1];

  private final SortedMap<Integer, String> forfeitsOfA = new TreeMap<>();
  private final SortedMap<Integer, String> forfeitsOfB = new TreeMap<>();

  public void add(PlayedGame<?> game) {
    game.forfeit()
        .ifPresent(
            reason ->
                (game.isForfeitOfA() ? forfeitsOfA : forfeitsOfB).put(game.number() + 1, reason));
    gamesByPoints[game.pointsOfA()]++;
    pairs.merge(game.pair(), new Pair(game.pointsOfA(), 1), Pair::plus);
  }

  public int games() {
    return gamesByPoints[0] + gamesByPoints[1] + gamesByPoints[2];
  }

  /** Why the first player forfeited games, by their number from 1 on. */
  public SortedMap<Integer, String> forfeitsOfA() {
    return Collections.unmodifiableSortedMap(forfeitsOfA);
  }

  /** Why the second did. */
  public SortedMap<Integer, String> forfeitsOfB() {
    return Collections.unmodifiableSortedMap(forfeitsOfB);
  }

  /** There must have been a game. */
  public MatchResult result() {
    double[] points = pairs.values().stream().mapToDouble(Pair::points).toArray();
    int[] sizes = pairs.values().stream().mapToInt(Pair::games).toArray();
    Interval interval = Interval.ofClusters(points, sizes).within(0, MOST_POINTS);
    return new MatchResult(
        games(),
        gamesByPoints[2],
        gamesByPoints[1],
        gamesByPoints[0],
        List.of(forfeitsOfA.size(), forfeitsOfB.size()),
        (2.0 * gamesByPoints[2] + gamesByPoints[1]) / games(),
        List.of(interval.low(), interval.high()));
  }
}
