package olsy.lab.measure;

import java.util.List;
import java.util.stream.IntStream;
import olsy.core.statistics.Interval;
import olsy.play.session.SessionGame;

/**
 * How a player did in a tournament.
 *
 * @param points of each game: 2 for a win, 1 for a draw; games 2k and 2k+1 have the same opening
 */
public record Scores(List<Integer> points) {

  /** The papers' tables count points of 800 games. */
  static final int POINTS_OF_PAPER = 1600;

  private static final int WIN = 2;

  public Scores {
    points = List.copyOf(points);
  }

  public static Scores of(List<SessionGame> games) {
    return new Scores(games.stream().map(SessionGame::points).toList());
  }

  public int wins() {
    return games(WIN);
  }

  public int draws() {
    return games(1);
  }

  public int losses() {
    return games(0);
  }

  private int games(int points) {
    return (int) this.points.stream().filter(one -> one == points).count();
  }

  /** Of a game. */
  public double mean() {
    return points.stream().mapToInt(Integer::intValue).average().orElseThrow();
  }

  public Interval interval() {
    return interval(points.stream().mapToInt(Integer::intValue).toArray()).within(0, WIN);
  }

  /** Of the mean difference to another player, who had the same openings. */
  public Interval intervalOfDifference(Scores other) {
    return interval(
        IntStream.range(0, points.size())
            .map(game -> points.get(game) - other.points.get(game))
            .toArray());
  }

  private static Interval interval(int[] games) {
    double[] sums = new double[(games.length + 1) / 2];
    int[] sizes = new int[sums.length];
    for (int game = 0; game < games.length; game++) {
      sums[game / 2] += games[game];
      sizes[game / 2]++;
    }
    return Interval.ofClusters(sums, sizes);
  }

  /** Points of a game as the points of a tournament of the papers' size. */
  public static double ofPaper(double pointsOfGame) {
    return pointsOfGame * POINTS_OF_PAPER / WIN;
  }
}
