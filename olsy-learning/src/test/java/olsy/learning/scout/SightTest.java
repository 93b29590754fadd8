package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ForkJoinPool;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.evaluation.Score;
import olsy.core.game.RandomPlay;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Strategy;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.Deliberation;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.strategy.FeatureSelection;
import olsy.learning.strategy.HiddenPlayer;
import org.junit.jupiter.api.Test;

/** The values that a deliberation gives to all moves are the oracle. */
class SightTest {

  private static final FeatureSelection<Checkers> POOL = HiddenPlayer.POOL;

  /** Sums of weights that have four decimals are whole numbers of it. */
  private static final double UNIT = 1e4;

  private static final double HOPELESS = 6;

  private int decided;
  private int beyondTheFrontier;
  private int hopeless;
  private int seen;

  private static List<Repeated<Checkers>> decisions(int n, int plies, SplittableRandom random) {
    List<Repeated<Checkers>> decisions = new ArrayList<>();
    while (decisions.size() < n) {
      Checkers s = RandomPlay.walk(Checkers.START, random.nextInt(plies), random);
      if (!s.isTerminal()) {
        Example<Checkers> example = Example.of(s, RandomPlay.move(s, random));
        if (!example.isForced()) {
          decisions.add(new Repeated<>(example, 1 + random.nextInt(3)));
        }
      }
    }
    return decisions;
  }

  private static double[] weights(double scale, SplittableRandom random) {
    double[] weights = SimulatedDecisions.drawn(POOL.size(), scale, random);
    Arrays.setAll(weights, j -> Math.rint(UNIT * weights[j]) / UNIT);
    return weights;
  }

  private static double[] values(Hypothesis hypothesis, double[] weights, Example<Checkers> one) {
    int[] whole = Arrays.stream(weights).mapToInt(w -> (int) Math.rint(UNIT * w)).toArray();
    Evaluation<Checkers> f = hypothesis.frontier().over(POOL.evaluation(whole, UNIT));
    return new Deliberation<>(new Strategy<>(f, hypothesis.depth(), 0))
        .successors(one.successors(), hypothesis.depth(), SearchBudget.unlimited()).stream()
            .mapToDouble(SearchResult::value)
            .toArray();
  }

  @Test
  void seesWhatADeliberationSees() {
    for (int seed = 0; seed < 12; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      for (FrontierRule frontier : FrontierRule.values()) {
        Hypothesis hypothesis = new Hypothesis(1 + seed % 4, frontier);
        List<Repeated<Checkers>> decisions = decisions(15, 110, random);
        Sight<Checkers> sight = new Sight<>(POOL, decisions, hypothesis);
        for (double scale : new double[] {0.5, 2, 2}) {
          double[] weights = weights(scale, random);
          List<Observation> looked = sight.look(weights);
          for (int n = 0; n < decisions.size(); n++) {
            Example<Checkers> example = decisions.get(n).example();
            assertEquals(example.chosen(), looked.get(n).chosen);
            assertEquals(decisions.get(n).times(), looked.get(n).times);
            compare(
                values(hypothesis, weights, example),
                looked.get(n),
                weights,
                "seed " + seed + ", " + hypothesis + ", decision " + n);
          }
        }
      }
    }
    assertTrue(
        decided > 50 && beyondTheFrontier > 10 && hopeless > 300 && seen > 3_000,
        decided + " " + beyondTheFrontier + " " + hopeless + " " + seen);
  }

  private void compare(double[] values, Observation one, double[] weights, String which) {
    double[] found = one.values(weights);
    double best = Arrays.stream(values).max().orElseThrow();
    for (int i = 0; i < values.length; i++) {
      if (one.features[i] != null) {
        assertEquals(values[i] / UNIT, found[i], 1e-7, which);
        seen++;
      } else if (!Score.isDecided(values[i])) {
        assertTrue(i != one.chosen, which + ": the move played is a bound");
        assertTrue(found[i] >= values[i] / UNIT, which + ": a bound below the value");
        assertTrue(
            Score.isDecided(best) || found[i] <= best / UNIT - HOPELESS, which + ": hopeless");
        hopeless++;
      } else {
        decided++;
        beyondTheFrontier += isBeyond(values[i]) ? 1 : 0;
      }
    }
    isListedAlike(values, found, one.chosen, which);
  }

  private static boolean isBeyond(double value) {
    return Score.isDecided(value) && Math.abs(value) < Score.WIN - 999;
  }

  /** Won games come first, nearer ones before farther ones, and lost games last. */
  private static void isListedAlike(double[] values, double[] found, int chosen, String which) {
    for (int i = 0; i < values.length; i++) {
      if (Score.isDecided(values[i]) && (values[i] > 0 || i == chosen)) {
        for (int k = 0; k < values.length; k++) {
          boolean exact = values[k] > 0 || k == chosen || !Score.isDecided(values[k]);
          boolean bothBeyond =
              isBeyond(values[i]) && isBeyond(values[k]) && values[i] * values[k] > 0;
          if (exact && !bothBeyond && values[k] != values[i]) {
            assertEquals(
                values[k] < values[i],
                found[k] < found[i],
                which + ": " + Arrays.toString(values) + ", found " + Arrays.toString(found));
          }
        }
      }
    }
  }

  @Test
  void isTheSameOnOneThreadAndOnMany() {
    List<Repeated<Checkers>> decisions = decisions(40, 80, new SplittableRandom(1));
    double[] weights = weights(1, new SplittableRandom(2));
    Hypothesis hypothesis = new Hypothesis(4, FrontierRule.STAND_PAT);
    List<Observation> one = onThreads(1, new Sight<>(POOL, decisions, hypothesis), weights);
    List<Observation> many = onThreads(7, new Sight<>(POOL, decisions, hypothesis), weights);
    for (int n = 0; n < one.size(); n++) {
      assertArrayEquals(one.get(n).features, many.get(n).features, "decision " + n);
      assertArrayEquals(one.get(n).fixed, many.get(n).fixed, "decision " + n);
    }
  }

  private static List<Observation> onThreads(int threads, Sight<Checkers> sight, double[] weights) {
    ForkJoinPool pool = new ForkJoinPool(threads);
    try {
      return pool.submit(() -> sight.look(weights)).join();
    } finally {
      pool.shutdown();
    }
  }

  /** What was looked at before changes the order of searches, and nothing else. */
  @Test
  void aSecondLookSeesTheSame() {
    List<Repeated<Checkers>> decisions = decisions(60, 80, new SplittableRandom(3));
    Sight<Checkers> sight = new Sight<>(POOL, decisions, new Hypothesis(3, FrontierRule.CAPTURES));
    double[] weights = weights(1, new SplittableRandom(4));
    List<Observation> first = sight.look(weights);
    sight.look(weights(1, new SplittableRandom(5)));
    List<Observation> second = sight.look(weights);
    for (int n = 0; n < decisions.size(); n++) {
      double[] expected = first.get(n).values(weights);
      double[] found = second.get(n).values(weights);
      double best = Arrays.stream(expected).max().orElseThrow();
      for (int i = 0; i < expected.length; i++) {
        if (expected[i] > best - HOPELESS) {
          assertEquals(expected[i], found[i], 1e-9, "decision " + n);
        } else {
          assertTrue(found[i] <= best - HOPELESS, "decision " + n);
        }
      }
    }
  }

  /** Where nothing differs nothing is hopeless. */
  @Test
  void weightsOfNothingSeeAllMoves() {
    List<Repeated<Checkers>> decisions = decisions(20, 20, new SplittableRandom(6));
    Sight<Checkers> sight = new Sight<>(POOL, decisions, new Hypothesis(2, FrontierRule.NONE));
    for (Observation one : sight.look(new double[POOL.size()])) {
      Arrays.stream(one.features).forEach(h -> assertNotNull(h));
    }
  }
}
