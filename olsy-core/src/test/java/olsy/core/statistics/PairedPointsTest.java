package olsy.core.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PairedPointsTest {

  private static final int MATCHES = 2000;

  /**
   * How pairs end.
   *
   * @param pairs points of both games, 0 to 4
   */
  private record Kind(String name, double mean, ToIntFunction<SplittableRandom> pairs) {

    /** Games that know nothing of each other. */
    static Kind games(double wins, double draws) {
      return new Kind(
          "wins " + wins + ", draws " + draws,
          2 * wins + draws,
          random -> game(random, wins, draws) + game(random, wins, draws));
    }

    private static int game(SplittableRandom random, double wins, double draws) {
      double drawn = random.nextDouble();
      return drawn < wins ? 2 : drawn < wins + draws ? 1 : 0;
    }

    /** Pairs of which a part is special. */
    static Kind pairs(int usual, int special, double part) {
      return new Kind(
          "pairs of " + usual + ", " + part + " of " + special,
          (usual + part * (special - usual)) / 2,
          random -> random.nextDouble() < part ? special : usual);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Kind> kinds() {
    return Stream.of(
        Kind.games(0.45, 0.1),
        Kind.games(0.3, 0.4),
        Kind.games(0.05, 0.9),
        Kind.games(0.015, 0.97),
        Kind.games(0.005, 0.99),
        Kind.games(0.01, 0.99),
        Kind.games(0.03, 0.97),
        Kind.games(0.08, 0.9),
        Kind.games(0.7, 0.2),
        Kind.games(0.8, 0.1),
        Kind.games(0.9, 0),
        Kind.games(0.95, 0.03),
        Kind.games(0.99, 0.005),
        Kind.pairs(2, 4, 0.05),
        Kind.pairs(2, 4, 0.15),
        Kind.pairs(4, 0, 0.15),
        Kind.pairs(4, 3, 0.1));
  }

  /** Student's interval alone holds the mean of 0.99 draws and 0.01 wins in 15 % of 8 pairs. */
  @ParameterizedTest
  @MethodSource("kinds")
  void theTrueMeanLiesInsideNineteenTimesOfTwenty(Kind kind) {
    for (int pairs : new int[] {3, 8, 20, 100}) {
      SplittableRandom random = new SplittableRandom(pairs);
      int inside = 0;
      for (int match = 0; match < MATCHES; match++) {
        PairedPoints points = PairedPoints.ofGames();
        for (int pair = 0; pair < pairs; pair++) {
          int both = kind.pairs.applyAsInt(random);
          int one = both / 2;
          points.add(pair, one);
          points.add(pair, both - one);
        }
        Interval interval = points.interval();
        inside += interval.low() <= kind.mean && kind.mean <= interval.high() ? 1 : 0;
      }
      assertTrue(inside >= 0.92 * MATCHES, pairs + " pairs: " + inside + " of " + MATCHES);
    }
  }

  @Test
  void neverIsAPoint() {
    for (int games = 1; games <= 200; games++) {
      for (int each : new int[] {0, 1, 2}) {
        Interval interval = points(games, each).interval();
        assertTrue(interval.high() - interval.low() > 0.01, games + " times " + each);
      }
    }
    assertEquals(2, points(20, 2).interval().high());
    assertEquals(2 - (1 - Math.pow(0.025, 0.1)), points(20, 2).interval().low(), 1e-12);
  }

  private static PairedPoints points(int games, int each) {
    PairedPoints points = PairedPoints.ofGames();
    for (int game = 0; game < games; game++) {
      points.add(game / 2, each);
    }
    return points;
  }

  /** Pairs bring 2, 3, 2 and 4 points: mean 2.75, deviation .957, Student's t with 3 is 3.182. */
  @Test
  void ordinaryGamesHaveStudentsInterval() {
    PairedPoints points = PairedPoints.ofDifferences();
    List<Integer> games = List.of(2, 0, 2, 1, 1, 1, 2, 2);
    for (int game = 0; game < games.size(); game++) {
      points.add(game / 2, games.get(game) - 1);
    }
    double half = 3.1824 * Math.sqrt(2.75 / 3) / 2 / 2;
    assertEquals(8, points.games());
    assertEquals(3 / 8.0, points.mean());
    assertEquals(3 / 8.0 - half, points.interval().low(), 1e-4);
    assertEquals(3 / 8.0 + half, points.interval().high(), 1e-4);
  }

  @Test
  void theOrderOfGamesDoesNotMatter() {
    PairedPoints forth = PairedPoints.ofGames();
    PairedPoints back = PairedPoints.ofGames();
    for (int game = 0; game < 31; game++) {
      forth.add(game / 2, game * game % 3);
      back.add((30 - game) / 2, (30 - game) * (30 - game) % 3);
    }
    assertEquals(forth.interval(), back.interval());
  }

  @Test
  void pairsAreCountedByTheirPointsOnceTheyAreWhole() {
    PairedPoints points = PairedPoints.ofGames();
    int[] games = {2, 2, 0, 1, 1, 1, 2};
    for (int game = 0; game < games.length; game++) {
      points.add(game / 2, games[game]);
    }
    assertEquals(new Pentanomial(0, 1, 1, 0, 1), points.pentanomial());
    assertEquals(Superiority.likelihood(2, -1, 0, 1), points.superiority());
  }
}
