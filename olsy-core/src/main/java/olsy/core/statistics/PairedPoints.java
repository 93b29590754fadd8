package olsy.core.statistics;

import java.util.Map;
import java.util.TreeMap;

/**
 * Points of games that are played in pairs, each opening with both colours, or what they are more
 * than the points of other games. Games of one pair are not independent; pairs are.
 */
public final class PairedPoints {

  /** Of a game: 2 for a win, 1 for a draw. */
  static final double WIN = 2;

  /** Of a game, where nobody is stronger. */
  private static final double EVEN = WIN / 2;

  /** A pair that was not seen may bring so much more or less, a game: both drawn instead of won. */
  static final double FAR = 1;

  /** What the games of a pair brought so far. */
  private record Pair(double points, int games) {

    Pair plus(Pair other) {
      return new Pair(points + other.points, games + other.games);
    }
  }

  private final double least;
  private final Map<Integer, Pair> pairs = new TreeMap<>();

  private PairedPoints(double least) {
    this.least = least;
  }

  /** Of points from 0 to 2. */
  public static PairedPoints ofGames() {
    return new PairedPoints(0);
  }

  /** Of the points of a game less those of another one, from −2 to 2. */
  public static PairedPoints ofDifferences() {
    return new PairedPoints(-WIN);
  }

  /** Counts a game, in whatever order they end. */
  public void add(int pair, double points) {
    pairs.merge(pair, new Pair(points, 1), Pair::plus);
  }

  public int games() {
    return pairs.values().stream().mapToInt(Pair::games).sum();
  }

  /** Of a game; there must have been one. */
  public double mean() {
    return clusters().mean();
  }

  /** Where the mean of all such games lies; there must have been one. It never is a point. */
  public Interval interval() {
    return clusters().interval(least, WIN, FAR);
  }

  /** How the pairs of two games ended; one that lacks a game is left out. */
  public Pentanomial pentanomial() {
    Pentanomial counts = Pentanomial.NONE;
    for (Pair pair : pairs.values()) {
      counts = pair.games == 2 ? counts.with((int) pair.points) : counts;
    }
    return counts;
  }

  /** How likely who made the points is the stronger one ({@link Superiority}). */
  public double superiority() {
    return Superiority.likelihood(
        pairs.values().stream().mapToDouble(pair -> pair.points - pair.games * EVEN).toArray());
  }

  /** The pairs. */
  Clusters clusters() {
    return new Clusters(
        pairs.values().stream().mapToDouble(Pair::points).toArray(),
        pairs.values().stream().mapToInt(Pair::games).toArray());
  }
}
