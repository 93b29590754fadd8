package olsy.play.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import olsy.core.statistics.Interval;

/**
 * The results of a session so far, in points per game, a win 2 and a draw 1, with intervals from
 * the pairs of games that share an opening.
 */
public final class SessionResults {

  private static final int MOST_POINTS = 2;

  /**
   * Games of one kind.
   *
   * @param points of a game in the mean
   */
  public record Result(int games, double points, Interval interval) {}

  /** What a pair of games brought: those without a model, and those with one. */
  private static final class Pair {
    int gamesWithout;
    int pointsWithout;
    int gamesWith;
    int pointsWith;
  }

  private final int baseline;
  private final Map<Integer, Pair> baselinePairs = new TreeMap<>();
  private final Map<Integer, Pair> pairs = new TreeMap<>();
  private int games;
  private int points;

  /**
   * @param baseline how many games, the first ones, are for comparison
   */
  public SessionResults(int baseline) {
    this.baseline = baseline;
  }

  public void add(SessionGame game) {
    games++;
    points += game.points();
    boolean compared = game.number() <= baseline;
    Pair pair =
        (compared ? baselinePairs : pairs)
            .computeIfAbsent(opening(game.number(), baseline), i -> new Pair());
    if (game.model() == 0) {
      pair.gamesWithout++;
      pair.pointsWithout += game.points();
    } else {
      pair.gamesWith++;
      pair.pointsWith += game.points();
    }
  }

  /** The number of a game's opening: the games after the baseline begin with the same ones. */
  static int opening(int game, int baseline) {
    return (game <= baseline ? game - 1 : game - 1 - baseline) / 2;
  }

  public int games() {
    return games;
  }

  /** Of all games; there must have been one. */
  public double points() {
    return (double) points / games;
  }

  /** The games that were begun without a model; empty before the first. */
  public Optional<Result> without() {
    List<double[]> clusters = new ArrayList<>();
    for (Map<Integer, Pair> some : List.of(baselinePairs, pairs)) {
      some.values().forEach(pair -> add(clusters, pair.pointsWithout, pair.gamesWithout));
    }
    return result(clusters, 0, MOST_POINTS);
  }

  /** The games that were begun with one. */
  public Optional<Result> with() {
    List<double[]> clusters = new ArrayList<>();
    pairs.values().forEach(pair -> add(clusters, pair.pointsWith, pair.gamesWith));
    return result(clusters, 0, MOST_POINTS);
  }

  /** Points per game that the games after the baseline brought more than it in their openings. */
  public Optional<Result> gain() {
    List<double[]> clusters = new ArrayList<>();
    pairs.forEach(
        (opening, pair) -> {
          Pair compared = baselinePairs.get(opening);
          int played = pair.gamesWith + pair.gamesWithout;
          if (compared != null && played == 2 && compared.gamesWithout == 2) {
            int points = pair.pointsWith + pair.pointsWithout;
            add(clusters, points - compared.pointsWithout, played);
          }
        });
    return result(clusters, -MOST_POINTS, MOST_POINTS);
  }

  private static void add(List<double[]> clusters, int sum, int size) {
    if (size > 0) {
      clusters.add(new double[] {sum, size});
    }
  }

  private static Optional<Result> result(List<double[]> clusters, double least, double most) {
    if (clusters.isEmpty()) {
      return Optional.empty();
    }
    double[] sums = clusters.stream().mapToDouble(cluster -> cluster[0]).toArray();
    int[] sizes = clusters.stream().mapToInt(cluster -> (int) cluster[1]).toArray();
    double total = 0;
    int games = 0;
    for (int i = 0; i < sums.length; i++) {
      total += sums[i];
      games += sizes[i];
    }
    return Optional.of(
        new Result(games, total / games, Interval.ofClusters(sums, sizes).within(least, most)));
  }
}
