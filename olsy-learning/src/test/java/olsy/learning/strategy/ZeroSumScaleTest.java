package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.evaluation.ValueVector;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.model.MStarOnePass;
import olsy.core.search.pruning.AlphaBetaStarOnePass;
import olsy.core.search.pruning.LinearSumBounds;
import org.junit.jupiter.api.Test;

class ZeroSumScaleTest {
  private static final FeatureSelection<Checkers> POOL = HiddenPlayer.POOL;

  private static Candidate random(SplittableRandom random, double pieces) {
    double[] weights = new double[10];
    for (int j = 0; j < weights.length; j++) {
      weights[j] = random.nextInt(2) * (random.nextDouble() - 0.3) / 5;
    }
    weights[0] = 1;
    weights[1] = 1.2 + random.nextDouble();
    weights[2] = pieces;
    return Candidate.scaled(weights, 3, FrontierRule.NONE);
  }

  @Test
  void theSameFunctionIsZeroSumAtAnyScale() {
    Candidate own = HiddenPlayer.of(3, 0, 0.5, 0.75, 0, 0.1, 0, 0, 0, 0, 0, 0).candidate();
    Candidate model = HiddenPlayer.of(3, 0, 1, 1.5, 0, 0.2, 0, 0, 0, 0, 0, 0).candidate();
    assertEquals(0, ZeroSumScale.of(POOL, own, model, Checkers.START).bound());
    Candidate small =
        new Candidate(model.weights().stream().map(w -> w / 4).toList(), 3, FrontierRule.NONE);
    assertEquals(0, ZeroSumScale.of(POOL, own, small, Checkers.START).bound(), 1e-4);
  }

  @Test
  void aFunctionOfAllPiecesIsNotZeroSumForBoth() {
    Candidate own = HiddenPlayer.of(3, 0, 1, 1, 0.01, 0, 0, 0, 0, 0, 0, 0).candidate();
    assertEquals(
        24 * 0.02, ZeroSumScale.of(POOL, own, own, Checkers.START).bound(), 1e-9, "24 pieces");
  }

  /** No other scale has a smaller bound. */
  @Test
  void theScaleIsTheBest() {
    for (int seed = 0; seed < 50; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Candidate own = random(random, -0.02);
      Candidate model = random(random, 0);
      double bound = ZeroSumScale.of(POOL, own, model, Checkers.START).bound();
      for (double scale = 0.1; scale < 10; scale *= 1.03) {
        double factor = scale;
        Candidate other =
            new Candidate(
                model.weights().stream().map(w -> (int) Math.round(w * factor)).toList(),
                3,
                FrontierRule.NONE);
        double largest =
            new LinearSumBounds<>(
                        new Player<>(
                            new Strategy<>(own.evaluation(POOL), 3, 0),
                            Player.zeroLevel(new Strategy<>(other.evaluation(POOL), 3, 0))))
                    .at(Checkers.START)
                    .bound(1)
                / Candidate.LARGEST;
        assertTrue(bound <= largest + 1e-4, "seed " + seed + " scale " + scale);
      }
    }
  }

  @Test
  void theBoundHoldsAndPruningFindsWhatMStarFinds() {
    for (int seed = 0; seed < 30; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Candidate own = unbound(random(random, -0.01));
      Candidate model = unbound(random(random, 0.01));
      Checkers s = Checkers.START;
      ZeroSumScale<Checkers> found = ZeroSumScale.of(POOL, own, model, s);
      Evaluation<Checkers> f = found.player().strategy().evaluation();
      Evaluation<Checkers> g = found.player().model().strategy().evaluation();
      for (int ply = 0; ply < 60 && !s.isTerminal(); ply++) {
        double sum = Math.abs(f.value(s, Side.FIRST) + g.value(s, Side.SECOND));
        assertTrue(sum <= found.bound() * Candidate.LARGEST + 1e-3, "seed " + seed);
        if (ply % 10 == 0) {
          assertEquals(
              new MStarOnePass<>(ValueVector.of(found.player().evaluations())).search(s, 4).value(),
              new AlphaBetaStarOnePass<>(found.player(), new LinearSumBounds<>(found.player()))
                  .search(s, 4)
                  .value(),
              "seed " + seed);
        }
        s = RandomPlay.move(s, random);
      }
    }
  }

  /** No search of the test is cut short by the model's depth. */
  private static Candidate unbound(Candidate candidate) {
    return new Candidate(candidate.weights(), 9, FrontierRule.NONE);
  }

  @Test
  void refusesStrategiesThatGoOnBeyondTheFrontier() {
    Candidate own = HiddenPlayer.withDepth(3).candidate();
    Candidate model = new Candidate(own.weights(), 3, FrontierRule.CAPTURES);
    assertThrows(
        IllegalArgumentException.class, () -> ZeroSumScale.of(POOL, own, model, Checkers.START));
  }
}
