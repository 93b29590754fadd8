package olsy.lab.measure;

import java.util.List;
import olsy.core.statistics.PairedPoints;
import olsy.play.session.store.SessionGame;

/**
 * How a player did in a tournament.
 *
 * @param points of each game: 2 for a win, 1 for a draw; games 2k and 2k+1 have the same opening
 */
public record Scores(List<Integer> points) {

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

  /** With its interval. */
  public Estimate estimate() {
    PairedPoints pairs = PairedPoints.ofGames();
    for (int game = 0; game < points.size(); game++) {
      pairs.add(game / 2, points.get(game));
    }
    return Estimate.of(mean(), pairs.interval());
  }

  /** Points of a game that it has more than another player, from the same openings. */
  public Estimate gainOver(Scores other) {
    PairedPoints pairs = PairedPoints.ofDifferences();
    for (int game = 0; game < points.size(); game++) {
      pairs.add(game / 2, points.get(game) - other.points.get(game));
    }
    return Estimate.of(mean() - other.mean(), pairs.interval());
  }

  /** What one point of a game is in a tournament of the papers' size. */
  public static final double OF_PAPER = 800;
}
