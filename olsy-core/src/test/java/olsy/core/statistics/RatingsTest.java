package olsy.core.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import olsy.core.statistics.Ratings.Origin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RatingsTest {

  private static final double WIN = 2;
  private static final int TOURNAMENTS = 500;

  @Test
  void twoPlayersAreRatedAsTheirMatchIs() {
    SplittableRandom random = new SplittableRandom(3);
    for (int trial = 0; trial < 300; trial++) {
      double lead = 500 * (random.nextDouble() - 0.5);
      Field field = new Field(2, 1 + random.nextInt(40), random.nextDouble(), 0, Origin.FIRST);
      PairedPoints points = field.points(lead, random);
      List<Encounter> match = List.of(new Encounter(1, 0, points));
      Interval interval = points.interval();
      Interval elo = Elo.ofScore(new Interval(interval.low() / WIN, interval.high() / WIN));
      Rating above = Ratings.of(2, match, Origin.FIRST).orElseThrow().get(1);
      assertEquals(elo.low(), above.interval().low(), 1e-6, "trial " + trial);
      assertEquals(elo.high(), above.interval().high(), 1e-6, "trial " + trial);
      double score = points.mean() / WIN;
      if (score > 0 && score < 1) {
        assertEquals(Elo.ofScore(score), above.elo(), 1e-6, "trial " + trial);
      }
      List<Rating> both = Ratings.of(2, match, Origin.MEAN).orElseThrow();
      assertEquals(above.elo() / 2, both.get(1).elo(), 1e-6);
      assertEquals(-above.elo() / 2, both.get(0).elo(), 1e-6);
      assertEquals(elo.low() / 2, both.get(1).interval().low(), 1e-6);
      assertEquals(elo.low() / 2, -both.get(0).interval().high(), 1e-6);
    }
  }

  /** At the likeliest strengths all make as many points as they are expected to make. */
  @Test
  void strengthsExplainThePoints() {
    Field field = new Field(6, 9, 0.4, 200, Origin.MEAN);
    for (int seed = 1; seed <= 20; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      List<Encounter> encounters = field.play(field.strengths(random), random);
      List<Rating> ratings = Ratings.of(6, encounters, Origin.MEAN).orElseThrow();
      assertEquals(0, ratings.stream().mapToDouble(Rating::elo).sum(), 1e-6);
      for (int player = 0; player < 6; player++) {
        double more = 0;
        for (Encounter one : encounters) {
          if (one.has(player)) {
            int other = one.a() + one.b() - player;
            double lead = ratings.get(player).elo() - ratings.get(other).elo();
            more += one.score(player) - Elo.score(lead);
          }
        }
        assertEquals(0, more, 1e-8, "seed " + seed + ", player " + player);
      }
    }
  }

  /**
   * Players of different strengths.
   *
   * @param draws the part of the games of equals that is drawn
   * @param spread strengths lie so far from the mean
   */
  private record Field(int players, int pairs, double draws, double spread, Origin origin) {

    double[] strengths(SplittableRandom random) {
      return random.doubles(players).map(part -> spread * (2 * part - 1)).toArray();
    }

    List<Encounter> play(double[] strengths, SplittableRandom random) {
      List<Encounter> encounters = new ArrayList<>();
      for (int a = 0; a < (origin == Origin.FIRST ? 1 : players); a++) {
        for (int b = a + 1; b < players; b++) {
          encounters.add(new Encounter(a, b, points(strengths[a] - strengths[b], random)));
        }
      }
      return encounters;
    }

    /** Games of a pair hang together: every second one ends as the one before. */
    PairedPoints points(double lead, SplittableRandom random) {
      double score = Elo.score(lead);
      double drawn = 2 * draws * Math.min(score, 1 - score);
      PairedPoints points = PairedPoints.ofGames();
      for (int pair = 0; pair < pairs; pair++) {
        double first = random.nextDouble();
        double second = random.nextBoolean() ? first : random.nextDouble();
        for (double dice : new double[] {first, second}) {
          points.add(pair, dice < score - drawn / 2 ? 2 : dice < score + drawn / 2 ? 1 : 0);
        }
      }
      return points;
    }
  }

  static Stream<Field> fields() {
    return Stream.of(
        new Field(3, 20, 0.4, 150, Origin.MEAN),
        new Field(3, 50, 0.8, 80, Origin.FIRST),
        new Field(4, 5, 0.4, 100, Origin.MEAN),
        new Field(4, 100, 0.9, 60, Origin.MEAN),
        new Field(5, 10, 0.4, 200, Origin.MEAN),
        new Field(5, 30, 0.6, 150, Origin.FIRST),
        new Field(8, 2, 0.4, 100, Origin.MEAN),
        new Field(8, 10, 0.6, 150, Origin.MEAN),
        new Field(8, 40, 0.5, 400, Origin.MEAN));
  }

  @ParameterizedTest
  @MethodSource("fields")
  void trueRatingsLieInsideNineteenTimesOfTwenty(Field field) {
    SplittableRandom random = new SplittableRandom(field.players * 1000 + field.pairs);
    int inside = 0;
    int rated = 0;
    for (int tournament = 0; tournament < TOURNAMENTS; tournament++) {
      double[] strengths = field.strengths(random);
      boolean aboveFirst = field.origin == Origin.FIRST;
      double origin =
          aboveFirst ? strengths[0] : DoubleStream.of(strengths).average().orElseThrow();
      List<Rating> ratings =
          Ratings.of(field.players, field.play(strengths, random), field.origin).orElseThrow();
      for (int player = aboveFirst ? 1 : 0; player < field.players; player++) {
        Interval interval = ratings.get(player).interval();
        double truth = strengths[player] - origin;
        inside += interval.low() <= truth && truth <= interval.high() ? 1 : 0;
        rated++;
      }
    }
    assertEquals(0.95, (double) inside / rated, 0.02);
  }

  /** Two that win all games against two others: nobody knows by how much they are stronger. */
  @Test
  void noIntervalCollapses() {
    for (int games = 2; games <= 200; games += 6) {
      List<Encounter> encounters = new ArrayList<>();
      for (int a = 0; a < 4; a++) {
        for (int b = a + 1; b < 4; b++) {
          encounters.add(new Encounter(a, b, all(games, a / 2 == b / 2 ? 1 : 2)));
        }
      }
      List<Rating> ratings = Ratings.of(4, encounters, Origin.MEAN).orElseThrow();
      for (int player = 0; player < 4; player++) {
        Rating rating = ratings.get(player);
        String about = games + " games: " + rating;
        assertTrue(Math.abs(rating.elo()) < 1500, about);
        assertTrue(rating.interval().high() - rating.interval().low() > 300, about);
        assertTrue(rating.interval().low() < rating.elo(), about);
        assertTrue(rating.elo() < rating.interval().high(), about);
      }
      Interval drawn =
          Ratings.of(2, List.of(new Encounter(0, 1, all(games, 1))), Origin.MEAN)
              .orElseThrow()
              .get(0)
              .interval();
      assertTrue(drawn.low() < -2 && 2 < drawn.high(), games + " draws: " + drawn);
    }
  }

  private static PairedPoints all(int games, int each) {
    PairedPoints points = PairedPoints.ofGames();
    for (int game = 0; game < games; game++) {
      points.add(game / 2, each);
    }
    return points;
  }

  @Test
  void whoHasNotPlayedIsNotRated() {
    Encounter played = new Encounter(0, 1, all(4, 2));
    Encounter other = new Encounter(2, 3, all(4, 1));
    Encounter coming = new Encounter(1, 2, all(0, 0));
    assertEquals(Optional.empty(), Ratings.of(4, List.of(played, coming, other), Origin.MEAN));
    assertEquals(Optional.empty(), Ratings.of(2, List.of(), Origin.FIRST));
    Encounter link = new Encounter(3, 1, all(1, 0));
    assertTrue(Ratings.of(4, List.of(played, other, link), Origin.MEAN).isPresent());
  }
}
