package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.TieRule;
import olsy.learning.example.ExampleSet;
import olsy.learning.prediction.Predictor;
import olsy.learning.strategy.Climb.Place;
import olsy.learning.strategy.Constraints.Margin;
import org.junit.jupiter.api.Test;

class RefinementTest {

  private static Climb<Checkers> climb(HiddenPlayer player, int decisions) {
    return new Climb<>(
        HiddenPlayer.POOL,
        ExampleSet.of(player.games(decisions, 1)).unforced(),
        player.candidate().depth(),
        FrontierRule.NONE);
  }

  @Test
  void dropsFeaturesThatThePlayerDoesNotUse() {
    HiddenPlayer player = HiddenPlayer.of(2, 0, 1, 1.6, 0, 0.081, 0, 0, 0, 0, 0, 0);
    Climb<Checkers> climb = climb(player, 200);
    double[] weights = player.candidate().realWeights();
    weights[2] = 0.0001;
    weights[8] = -0.0002;
    Place start = climb.look(weights);
    Place refined = new Refinement<>(climb, HiddenPlayer.material(), 1).eliminate(start);
    assertTrue(refined.strict() >= start.strict());
    assertArrayEquals(new int[] {0, 1, 3}, refined.candidate().used());
  }

  @Test
  void keepsAFeatureThatIsNeeded() {
    HiddenPlayer player = HiddenPlayer.of(2, 0, 1, 1.6, 0, 0.081, 0, 0.137, 0, 0, 0, 0);
    Climb<Checkers> climb = climb(player, 200);
    Place start = climb.look(player.candidate().realWeights());
    Place refined = new Refinement<>(climb, HiddenPlayer.material(), 1).refine(start);
    assertEquals(1, refined.strict());
    assertArrayEquals(new int[] {0, 1, 3, 5}, refined.candidate().used());
  }

  /** At depth 2 a piece more or less is nearly always a man of the other side. */
  @Test
  void dropsAFeatureThatMenCanStandInFor() {
    Climb<Checkers> climb = climb(HiddenPlayer.withDepth(2), 200);
    double[] weights = HiddenPlayer.withDepth(2).candidate().realWeights();
    weights[2] = 0.9 * weights[0];
    weights[0] = 0.1 * weights[0];
    Place start = climb.look(weights);
    Place refined = new Refinement<>(climb, HiddenPlayer.material(), 1).eliminate(start);
    assertTrue(refined.strict() >= start.strict());
    assertEquals(0, refined.candidate().weights().get(2), refined.candidate().toString());
    assertTrue(refined.candidate().weights().get(0) > 0, refined.candidate().toString());
  }

  /** Weights in a corner of those that explain all the decisions predict others worse. */
  @Test
  void predictsBetterFromTheMiddle() {
    HiddenPlayer player = HiddenPlayer.withDepth(2);
    ExampleSet<Checkers> unseen = ExampleSet.of(player.games(800, 99));
    double before = 0;
    double after = 0;
    for (int seed = 0; seed < 4; seed++) {
      Climb<Checkers> climb =
          new Climb<>(
              HiddenPlayer.POOL,
              ExampleSet.of(player.games(60, seed)).unforced(),
              2,
              FrontierRule.NONE);
      int[] all = IntStream.range(0, HiddenPlayer.POOL.size()).toArray();
      Place corner = climb.climb(climb.look(HiddenPlayer.materialWeights()), Margin.SYMMETRIC, all);
      Place refined = new Refinement<>(climb, HiddenPlayer.material(), seed).refine(corner);
      assertTrue(refined.strict() >= corner.strict(), "seed " + seed);
      before += strict(corner, unseen);
      after += strict(refined, unseen);
    }
    assertTrue(after > before, "from " + before / 4 + " to " + after / 4);
  }

  private static double strict(Place place, ExampleSet<Checkers> unseen) {
    return new Predictor<>(place.candidate().strategy(HiddenPlayer.POOL, TieRule.gamesOrder()))
        .accuracy(unseen)
        .strict();
  }

  @Test
  void isTheSameForTheSameSeed() {
    Climb<Checkers> climb = climb(HiddenPlayer.withDepth(2), 60);
    Place start = climb.look(HiddenPlayer.withDepth(2).candidate().realWeights());
    assertEquals(
        new Refinement<>(climb, HiddenPlayer.material(), 5).refine(start).candidate(),
        new Refinement<>(climb, HiddenPlayer.material(), 5).refine(start).candidate());
  }
}
