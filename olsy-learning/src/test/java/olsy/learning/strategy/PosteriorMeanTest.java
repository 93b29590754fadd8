package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.TieRule;
import olsy.learning.example.ExampleSet;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.prediction.Accuracy;
import olsy.learning.prediction.Predictor;
import olsy.learning.strategy.Climb.Place;
import olsy.learning.strategy.Constraints.Margin;
import org.junit.jupiter.api.Test;

class PosteriorMeanTest {

  private static final FeatureSelection<Checkers> TWO =
      new FeatureSelection<>(List.of("men", "mobility"), HiddenPlayer.GAME.features());

  private static final int DIRECTIONS = 400;
  private static final int PLIES = 2;

  /**
   * Two features, two plies, and what the class says of them before and after the decisions, summed
   * over a grid. The weight of men is as likely m as −m, but then nothing is explained: m > 0.
   */
  @Test
  void isTheMeanThatAGridFinds() {
    HiddenPlayer player = HiddenPlayer.of(PLIES, 0, 1, 1, 0.2, 0.07, 0, 0, 0, 0, 0, 0);
    List<Repeated<Checkers>> decisions = ExampleSet.of(player.games(25, 3)).unforced();
    double[] likelihood = likelihood(decisions);
    double materialOnly = likelihood(decisions, 1, 0);
    double[] expected = new double[2];
    double all = 0;
    double used = 0;
    int steps = 60;
    for (int i = 0; i < steps; i++) {
      double m = (i + 0.5) / steps;
      for (int k = 0; k < steps; k++) {
        double share = (k + 0.5) / steps;
        for (int l = -steps; l < steps; l++) {
          double shape = (l + 0.5) / steps;
          double probability = likelihood[direction(m, shape * share / (1 - share))] / 2;
          add(expected, probability, m, shape * share / (1 - share));
          used += probability;
          all += probability;
        }
        double probability = materialOnly / 2 * (2 * steps);
        add(expected, probability, m, 0);
        all += probability;
      }
    }
    assertTrue(used > 0.6 * all, "of " + all + " " + used + " use both features");

    double[] sum = new double[2];
    int seeds = 4;
    for (int seed = 0; seed < seeds; seed++) {
      double[] mean =
          new PosteriorMean<>(TWO, decisions, List.of(1.0, 0.0), PLIES, FrontierRule.NONE)
              .of(
                  Candidate.scaled(new double[] {1, 0.2}, PLIES, FrontierRule.NONE),
                  4000,
                  new SplittableRandom(seed));
      sum[0] += mean[0];
      sum[1] += mean[1];
    }
    assertEquals(expected[1] / expected[0], sum[1] / sum[0], 0.05 * expected[1] / expected[0]);
  }

  /** By the direction of the weights, from −90° to 90°. */
  private static double[] likelihood(List<Repeated<Checkers>> decisions) {
    double[] likelihood = new double[DIRECTIONS];
    for (int i = 0; i < DIRECTIONS; i++) {
      double angle = Math.PI * ((i + 0.5) / DIRECTIONS - 0.5);
      likelihood[i] = likelihood(decisions, Math.cos(angle), Math.sin(angle));
    }
    return likelihood;
  }

  private static double likelihood(List<Repeated<Checkers>> decisions, double... weights) {
    Candidate candidate = Candidate.scaled(weights, PLIES, FrontierRule.NONE);
    Accuracy accuracy = Accuracy.of(new Dominance<>(TWO, candidate).seen(decisions));
    return Math.exp(-3 * accuracy.decisions() * (1 - accuracy.strict()));
  }

  private static int direction(double m, double rest) {
    return (int) ((Math.atan2(rest, m) / Math.PI + 0.5) * DIRECTIONS);
  }

  private static void add(double[] mean, double probability, double m, double rest) {
    double length = Math.hypot(m, rest);
    mean[0] += probability * m / length;
    mean[1] += probability * rest / length;
  }

  /** Weights that explain few decisions predict others worse than their mean does. */
  @Test
  void predictsBetterThanTheWeightsItBeganWith() {
    HiddenPlayer player = HiddenPlayer.withDepth(2);
    ExampleSet<Checkers> unseen = ExampleSet.of(player.games(800, 99));
    double before = 0;
    double after = 0;
    for (int seed = 0; seed < 6; seed++) {
      List<Repeated<Checkers>> decisions = ExampleSet.of(player.games(40, seed)).unforced();
      Climb<Checkers> climb = new Climb<>(HiddenPlayer.POOL, decisions, 2, FrontierRule.NONE);
      int[] all = IntStream.range(0, HiddenPlayer.POOL.size()).toArray();
      Place corner = climb.climb(climb.look(HiddenPlayer.materialWeights()), Margin.SYMMETRIC, all);
      Place refined = new Refinement<>(climb, HiddenPlayer.material(), seed).refine(corner);
      Place mean = climb.look(of(decisions).of(refined.candidate(), new SplittableRandom(seed)));
      before += strict(refined, unseen);
      after += strict(mean, unseen);
    }
    assertTrue(after > before, "from " + before / 6 + " to " + after / 6);
  }

  private static PosteriorMean<Checkers> of(List<Repeated<Checkers>> decisions) {
    return new PosteriorMean<>(
        HiddenPlayer.POOL, decisions, HiddenPlayer.material(), 2, FrontierRule.NONE);
  }

  private static double strict(Place place, ExampleSet<Checkers> unseen) {
    return new Predictor<>(place.candidate().strategy(HiddenPlayer.POOL, TieRule.gamesOrder()))
        .accuracy(unseen)
        .strict();
  }

  /**
   * Back row, a feature that this player goes by, is taken up; mobility, which it does not, left.
   */
  @Test
  void takesUpWhatIsNeededAndDropsWhatIsNot() {
    HiddenPlayer player = HiddenPlayer.of(2, 0, 1, 1.6, 0, 0.15, 0, 0.1, 0, 0, 0, 0);
    List<Repeated<Checkers>> decisions = ExampleSet.of(player.games(150, 1)).unforced();
    double[] weights = {1, 1.6, 0.002, 0, 0, 0.1, 0, 0, 0, 0};
    double[] mean =
        of(decisions).of(Candidate.scaled(weights, 2, FrontierRule.NONE), new SplittableRandom(1));
    assertTrue(mean[3] > 0);
    assertEquals(0, mean[2]);
  }

  @Test
  void withoutMaterialOrWithNothingElseNothingChanges() {
    List<Repeated<Checkers>> decisions =
        ExampleSet.of(HiddenPlayer.withDepth(2).games(20, 1)).unforced();
    double[] only = {0.5, 1, 0, 0, 0, 0, 0, 0, 0, 0};
    double[] none = {0, 0, 0, 1, 0, 0, 0, 0, 0, -0.5};
    for (double[] weights : List.of(only, none)) {
      Candidate candidate = Candidate.scaled(weights, 2, FrontierRule.NONE);
      assertArrayEquals(weights, of(decisions).of(candidate, new SplittableRandom(1)), 1e-6);
    }
  }

  @Test
  void isTheSameForTheSameSeed() {
    HiddenPlayer player = HiddenPlayer.withDepth(2);
    List<Repeated<Checkers>> decisions = ExampleSet.of(player.games(30, 1)).unforced();
    assertArrayEquals(
        of(decisions).of(player.candidate(), new SplittableRandom(5)),
        of(decisions).of(player.candidate(), new SplittableRandom(5)));
  }

  @Test
  void isWorthASlipInTwenty() {
    assertTrue(PosteriorMean.isWorth(0.9, 0.95));
    assertTrue(PosteriorMean.isWorth(1, 0.96));
    assertTrue(!PosteriorMean.isWorth(1, 0.94));
  }
}
