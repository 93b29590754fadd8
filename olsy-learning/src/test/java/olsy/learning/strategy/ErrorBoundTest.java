package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.SearchBudget;
import olsy.core.search.model.EpsilonResult;
import olsy.core.search.model.MEpsilon;
import olsy.core.search.model.Selection;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.strategy.Dominance.Seen;
import org.junit.jupiter.api.Test;

class ErrorBoundTest {
  private static final double MAN = Candidate.LARGEST;
  private static final double WON = 1e12;

  @Test
  void isHalfTheLeadOfTheBestMove() {
    assertEquals(0.15, medianOf(decision(1, 0.7 * MAN, 0.4 * MAN)), 1e-12);
    assertEquals(0, medianOf(decision(0, 0.7 * MAN, 0.4 * MAN)));
    assertEquals(0, medianOf(decision(1, 0.4 * MAN, 0.4 * MAN)), "as good as the best");
  }

  @Test
  void noErrorExplainsAWinThatWasMissed() {
    assertEquals(Double.POSITIVE_INFINITY, medianOf(decision(1, WON - 3, 0)));
    assertEquals(Double.POSITIVE_INFINITY, medianOf(decision(1, 0, 5 - WON)));
    assertEquals(Double.POSITIVE_INFINITY, medianOf(decision(1, WON - 3, WON - 5)));
    assertEquals(0, medianOf(decision(0, WON - 3, WON - 5)));
  }

  @Test
  void theResultOfADrawnGameHasNoError() {
    double[] values = {0.3 * MAN, 0};
    assertEquals(0.3, medianOf(new Seen(1, 1, values, new int[][] {{1}, null})), 1e-12);
  }

  /** Of a decision made five times: the median of five with a confidence of one half. */
  private static double medianOf(Seen seen) {
    List<Seen> five = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      five.add(seen);
    }
    return ErrorBound.of(five, 0.5, 0.5).error();
  }

  private static Seen decision(int chosen, double... values) {
    int[][] features = new int[values.length][1];
    return new Seen(chosen, 1, values, features);
  }

  /** Wilks: 59 for 95 % with 95 % confidence by the largest, 93 by the last but one. */
  @Test
  void ranksAreThoseOfTheTables() {
    assertEquals(59, ErrorBound.rank(59, 0.95, 0.95), "the largest of 59");
    assertEquals(59, ErrorBound.rank(58, 0.95, 0.95), "58 are too few: there is no 59th");
    assertEquals(92, ErrorBound.rank(93, 0.95, 0.95), "the last but one of 93");
    assertEquals(22, ErrorBound.rank(22, 0.9, 0.9));
    assertEquals(3, ErrorBound.rank(5, 0.5, 0.49));
  }

  @Test
  void rankIsTheLeastWithTheConfidence() {
    for (int n = 1; n <= 60; n++) {
      for (double share : new double[] {0.5, 0.8, 0.95}) {
        int k = ErrorBound.rank(n, share, 0.9);
        assertTrue(k > n || binomial(n, k - 1, share) >= 0.9, n + " " + share);
        assertTrue(binomial(n, k - 2, share) < 0.9, n + " " + share);
      }
    }
  }

  /** P(X ≤ most), by Pascal's triangle. */
  private static double binomial(int n, int most, double p) {
    double[] probabilities = new double[n + 1];
    probabilities[0] = 1;
    for (int i = 0; i < n; i++) {
      for (int k = i + 1; k > 0; k--) {
        probabilities[k] = probabilities[k] * (1 - p) + probabilities[k - 1] * p;
      }
      probabilities[0] *= 1 - p;
    }
    double sum = 0;
    for (int k = 0; k <= most; k++) {
      sum += probabilities[k];
    }
    return sum;
  }

  @Test
  void decisionsCountAsOftenAsTheyWereMade() {
    List<Seen> merged = List.of(Decision.times(30, 0, 1, 0), Decision.times(29, 1, MAN, 0));
    List<Seen> each = new ArrayList<>();
    for (int i = 0; i < 59; i++) {
      each.add(i < 30 ? Decision.of(0, 1, 0) : Decision.of(1, MAN, 0));
    }
    assertEquals(ErrorBound.of(each, 0.3, 0.9), ErrorBound.of(merged, 0.3, 0.9));
    assertEquals(59, ErrorBound.of(merged, 0.3, 0.9).decisions());
  }

  /**
   * The bound fails to cover the share in at most one case of ten, whatever it is estimated from.
   */
  @Test
  void coversTheShareWithTheConfidence() {
    double share = 0.8;
    int fails = 0;
    int runs = 2000;
    SplittableRandom random = new SplittableRandom(1);
    for (int run = 0; run < runs; run++) {
      List<Seen> sample = new ArrayList<>();
      for (int i = 0; i < 80; i++) {
        double lead = random.nextInt(3) == 0 ? random.nextDouble() : 0;
        sample.add(decision(1, 2 * lead * MAN, 0));
      }
      double error = ErrorBound.of(sample, share, 0.9).error();
      double covered = 2 / 3.0 + error / 3;
      fails += covered < share ? 1 : 0;
    }
    assertTrue(fails <= runs / 10.0 + 3 * Math.sqrt(runs * 0.09), fails + " of " + runs);
    assertTrue(fails > runs / 50.0, "and not because it is too large: " + fails);
  }

  @Test
  void fewDecisionsProveNothing() {
    ErrorBound bound = ErrorBound.of(List.of(Decision.of(0, 1, 0)), 0.95, 0.95);
    assertEquals(Double.POSITIVE_INFINITY, bound.error());
    assertEquals(1, bound.decisions());
    assertThrows(IllegalArgumentException.class, () -> ErrorBound.of(List.of(), 1, 0.95));
  }

  /** The moves within the bound are among those that M*_ε reckons with. */
  @Test
  void allowsWhatTheSearchAllows() {
    HiddenPlayer player = HiddenPlayer.withDepth(2);
    Candidate model = HiddenPlayer.of(2, 0, 1, 1.5, 0, -0.1, 0, 0, 0, 0.1, 0, 0.1).candidate();
    ExampleSet<Checkers> unseen = ExampleSet.of(player.games(150, 3));
    ErrorBound bound = ErrorBound.of(HiddenPlayer.POOL, model, unseen, 0.9, 0.95);
    assertTrue(bound.error() > 0 && bound.error() < 0.5, bound.toString());
    Strategy<Checkers> strategy =
        new Strategy<>(model.evaluation(HiddenPlayer.POOL), 2, bound.error() * Candidate.LARGEST);
    MEpsilon<Checkers> search =
        new MEpsilon<>(Player.zeroLevel(strategy).strategies(), Selection.MAXIMIN);
    int allowed = 0;
    for (ExampleSet.Repeated<Checkers> repeated : unseen.unforced()) {
      Example<Checkers> example = repeated.example();
      EpsilonResult<Checkers> found =
          search.ranges(example.position(), 2, SearchBudget.unlimited());
      allowed +=
          found.moves().contains(example.successors().get(example.chosen())) ? repeated.times() : 0;
    }
    assertTrue(allowed >= 0.9 * unseen.decisions(), allowed + " of " + unseen.decisions());
  }

  @Test
  void errorsThatAreKnownAreRanked() {
    List<Double> errors = new ArrayList<>();
    for (int i = 100; i > 0; i--) {
      errors.add((double) i);
    }
    double bound = ErrorBound.ofErrors(errors, 0.9, 0.95);
    assertEquals(ErrorBound.rank(100, 0.9, 0.95), bound);
    assertEquals(Double.POSITIVE_INFINITY, ErrorBound.ofErrors(errors.subList(0, 10), 0.9, 0.95));
  }
}
