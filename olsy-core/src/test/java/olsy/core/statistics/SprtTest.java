package olsy.core.statistics;

import static olsy.core.statistics.EloModel.LOGISTIC;
import static olsy.core.statistics.EloModel.NORMALISED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SprtTest {

  private static final int SEED = 1;

  /** How pairs of two that are equally strong end: none, one, two, three or four points. */
  private static final List<Double> LIVELY = List.of(0.05, 0.2, 0.5, 0.2, 0.05);

  private static final List<Double> DRAWISH = List.of(0.005, 0.06, 0.87, 0.06, 0.005);
  private static final List<Double> ONE_SIDED_OPENINGS = List.of(0.15, 0.1, 0.5, 0.1, 0.15);

  private record Kind(String name, Sprt sprt, List<Double> even, int matches, double tolerance) {

    @Override
    public String toString() {
      return name + ", " + sprt;
    }
  }

  static Stream<Kind> kinds() {
    return Stream.of(
        new Kind("drawish", new Sprt(0, 10, 0.05, 0.05, LOGISTIC), DRAWISH, 1_000, 0.03),
        new Kind(
            "one-sided", new Sprt(-15, 15, 0.05, 0.1, LOGISTIC), ONE_SIDED_OPENINGS, 10_000, 0.01),
        new Kind("lively", new Sprt(0, 25, 0.05, 0.05, NORMALISED), LIVELY, 1_000, 0.03));
  }

  /**
   * Tests of these widths need some 300 pairs in the mean. Wider ones err less often than they may:
   * where a pair or two decide, they lead far beyond the bounds.
   */
  @ParameterizedTest
  @MethodSource("kinds")
  void errsAsOftenAsItMay(Kind kind) {
    double alpha = wrong(kind, kind.sprt.elo0(), Sprt.Verdict.ELO1);
    double beta = wrong(kind, kind.sprt.elo1(), Sprt.Verdict.ELO0);
    String found = "seed " + SEED + ": errs in " + alpha + " and " + beta;
    assertEquals(kind.sprt.alpha(), alpha, kind.tolerance, found);
    assertEquals(kind.sprt.beta(), beta, kind.tolerance, found);
  }

  private static double wrong(Kind kind, double elo, Sprt.Verdict verdict) {
    double[] shares =
        pairs(
            kind.even.stream().mapToDouble(Double::doubleValue).toArray(), kind.sprt.model(), elo);
    SplittableRandom random = new SplittableRandom(SEED);
    int wrong = 0;
    for (int match = 0; match < kind.matches; match++) {
      wrong += decided(kind.sprt, shares, random) == verdict ? 1 : 0;
    }
    return (double) wrong / kind.matches;
  }

  private static Sprt.Verdict decided(Sprt sprt, double[] shares, SplittableRandom random) {
    Pentanomial pairs = Pentanomial.NONE;
    Sprt.Verdict verdict = Sprt.Verdict.OPEN;
    while (verdict == Sprt.Verdict.OPEN) {
      double drawn = random.nextDouble();
      int points = 0;
      for (; points < 4 && drawn >= shares[points]; points++) {
        drawn -= shares[points];
      }
      pairs = pairs.with(points);
      verdict = sprt.verdict(pairs);
    }
    return verdict;
  }

  /** Tilted until the mean is the one of a difference, by the definition of its model. */
  private static double[] pairs(double[] even, EloModel model, double elo) {
    double[] tilted = even;
    for (int step = 0; step < 20; step++) {
      double game = Math.sqrt(2) * deviation(tilted);
      tilted =
          withMean(
              even, model == LOGISTIC ? Elo.score(elo) : 0.5 + elo * Math.log(10) / 800 * game);
    }
    return tilted;
  }

  private static double[] withMean(double[] shares, double mean) {
    double low = -20;
    double high = 20;
    double[] tilted = shares;
    for (int step = 0; step < 60; step++) {
      double middle = (low + high) / 2;
      tilted = tilted(shares, middle);
      if (mean(tilted) < mean) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return tilted;
  }

  private static double[] tilted(double[] shares, double slope) {
    double[] tilted = new double[shares.length];
    double sum = 0;
    for (int points = 0; points < shares.length; points++) {
      tilted[points] = shares[points] * Math.exp(slope * points);
      sum += tilted[points];
    }
    for (int points = 0; points < shares.length; points++) {
      tilted[points] /= sum;
    }
    return tilted;
  }

  private static double mean(double... shares) {
    double mean = 0;
    for (int points = 0; points < shares.length; points++) {
      mean += shares[points] * points / 4;
    }
    return mean;
  }

  private static double deviation(double... shares) {
    double mean = mean(shares);
    double square = 0;
    for (int points = 0; points < shares.length; points++) {
      square += shares[points] * (points / 4.0 - mean) * (points / 4.0 - mean);
    }
    return Math.sqrt(square);
  }

  /** Wald's bounds for 5 % are ±2.94. */
  @Test
  void boundsAreWalds() {
    Sprt sprt = new Sprt(0, 5, 0.05, 0.05, LOGISTIC);
    assertEquals(2.944438979, sprt.upper(), 1e-9);
    assertEquals(-2.944438979, sprt.lower(), 1e-9);
    assertEquals(Sprt.Verdict.OPEN, sprt.verdict(Pentanomial.NONE));
  }

  /** Where the mean is far from both, the ratio is near the normal distribution's. */
  @Test
  void isNearTheNormalApproximation() {
    Pentanomial pairs = new Pentanomial(213, 1240, 3460, 1311, 251);
    int n = pairs.pairs();
    double mean = (1240 * 0.25 + 3460 * 0.5 + 1311 * 0.75 + 251) / n;
    double square = 0;
    for (int points = 0; points <= 4; points++) {
      square += pairs.count(points) * Math.pow(Pentanomial.score(points) - mean, 2) / n;
    }
    double one = Elo.score(5);
    double normal = n * (one - 0.5) * (2 * mean - 0.5 - one) / (2 * square);
    Sprt sprt = new Sprt(0, 5, 0.05, 0.05, LOGISTIC);
    assertEquals(normal, sprt.logLikelihoodRatio(pairs), 0.01 * Math.abs(normal));
  }

  /** No pair decides alone, and what is all alike decides after as many pairs as it should. */
  @Test
  void pairsThatAreAllAlikeDoNotDecideTooSoon() {
    for (EloModel model : EloModel.values()) {
      Sprt sprt = new Sprt(0, 50, 0.05, 0.05, model);
      assertEquals(Sprt.Verdict.OPEN, sprt.verdict(new Pentanomial(0, 0, 0, 0, 10)));
      assertEquals(Sprt.Verdict.ELO1, sprt.verdict(new Pentanomial(0, 0, 0, 0, 30)));
      assertEquals(Sprt.Verdict.OPEN, sprt.verdict(new Pentanomial(10, 0, 0, 0, 0)));
      assertEquals(Sprt.Verdict.ELO0, sprt.verdict(new Pentanomial(30, 0, 0, 0, 0)));
      assertTrue(Double.isFinite(sprt.logLikelihoodRatio(new Pentanomial(0, 0, 30, 0, 0))));
    }
  }

  /** Of the same pairs, who is stronger is the other one if they are looked at from there. */
  @Test
  void bothSidesSeeTheSame() {
    for (EloModel model : EloModel.values()) {
      Sprt sprt = new Sprt(-7, 9, 0.05, 0.05, model);
      Sprt back = new Sprt(-9, 7, 0.05, 0.05, model);
      assertEquals(
          sprt.logLikelihoodRatio(new Pentanomial(3, 4, 19, 6, 1)),
          -back.logLikelihoodRatio(new Pentanomial(1, 6, 19, 4, 3)),
          1e-9);
    }
  }

  @Test
  void refusesWhatIsNoTest() {
    assertThrows(
        IllegalArgumentException.class, () -> new Sprt(5, 5, 0.05, 0.05, EloModel.LOGISTIC));
    assertThrows(IllegalArgumentException.class, () -> new Sprt(0, 5, 0, 0.05, EloModel.LOGISTIC));
    assertThrows(IllegalArgumentException.class, () -> new Sprt(0, 5, 0.6, 0.4, EloModel.LOGISTIC));
  }
}
