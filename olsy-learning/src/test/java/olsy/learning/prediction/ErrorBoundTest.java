package olsy.learning.prediction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.SearchBudget;
import olsy.core.search.model.EpsilonResult;
import olsy.core.search.model.MEpsilon;
import olsy.core.search.model.Selection;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import org.junit.jupiter.api.Test;

class ErrorBoundTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final LinearEvaluation<Checkers> PLAYER =
      LinearEvaluation.of(
          GAME.features(), Map.of("men", 1.0, "kings", 1.5, "mobility", 0.1, "edge", 0.1), 10);

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
      List<Double> sample = new ArrayList<>();
      for (int i = 0; i < 80; i++) {
        sample.add(random.nextInt(3) == 0 ? random.nextDouble() : 0);
      }
      double error = ErrorBound.ofErrors(sample, share, 0.9);
      double covered = 2 / 3.0 + error / 3;
      fails += covered < share ? 1 : 0;
    }
    assertTrue(fails <= runs / 10.0 + 3 * Math.sqrt(runs * 0.09), fails + " of " + runs);
    assertTrue(fails > runs / 50.0, "and not because it is too large: " + fails);
  }

  @Test
  void sharesLieBetweenNothingAndAll() {
    assertThrows(IllegalArgumentException.class, () -> ErrorBound.ofErrors(List.of(), 1, 0.95));
  }

  /** The moves within the bound are among those that M*_ε reckons with. */
  @Test
  void allowsWhatTheSearchAllows() {
    LinearEvaluation<Checkers> model =
        LinearEvaluation.of(
            GAME.features(), Map.of("men", 1.0, "kings", 1.5, "edge", -0.1, "centre", 0.1), 10);
    List<Example<Checkers>> examples = new ArrayList<>();
    Predictor<Checkers> player = new Predictor<>(new Strategy<>(PLAYER, 2, 0));
    for (Checkers s : PredictorTest.positions(150, 3)) {
      examples.add(Example.of(s, player.predict(s).successors().get(player.predict(s).choice())));
    }
    // Whatever was played twice counts twice.
    examples.addAll(examples.subList(0, 30));
    ExampleSet<Checkers> unseen = ExampleSet.of(List.of(examples));
    ErrorBound bound = ErrorBound.of(new Strategy<>(model, 2, 0), unseen, 0.9, 0.95);
    assertEquals(unseen.decisions(), bound.decisions());
    assertTrue(bound.error() > 0 && bound.error() < 0.5, bound.toString());
    Strategy<Checkers> strategy = new Strategy<>(model, 2, bound.error() * model.unit());
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
