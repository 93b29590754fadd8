package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.stream.IntStream;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.TieRule;
import olsy.learning.players.Doubts;
import olsy.learning.prediction.Accuracy;
import olsy.learning.strategy.HiddenPlayer;
import olsy.learning.strategy.LearnedStrategy;
import org.junit.jupiter.api.Test;

class MixedClimbsTest {

  private static final int FEATURES = HiddenPlayer.POOL.size();

  /** Its score is what is left out, since the density counts as much. */
  private static Climbed<Checkers> climbed(int depth, int decisions, double score) {
    double[] leaveOneOut =
        IntStream.range(0, decisions).mapToDouble(n -> score / decisions).toArray();
    double[] weights = SimulatedDecisions.filled(FEATURES, 0.5);
    weights[0] = 4;
    return new Climbed<Checkers>(
        new Hypothesis(depth, FrontierRule.NONE),
        new Gaussian(weights, weights),
        weights,
        SimulatedDecisions.filled(FEATURES, 0.2),
        1,
        TieRule.gamesOrder(),
        new Climbed.Judgement(leaveOneOut, -score, Accuracy.of(List.of()), Accuracy.of(List.of())));
  }

  @Test
  void sharesAreOfTemperedScores() {
    MixedClimbs<Checkers> mixture =
        MixedClimbs.of(List.of(climbed(2, 50, -60), climbed(3, 50, -50), climbed(4, 50, -80)));
    double all = 1 + Math.exp(-1.5) + Math.exp(-4.5);
    double[] expected = {1 / all, Math.exp(-1.5) / all, Math.exp(-4.5) / all};
    assertArrayEquals(expected, mixture.shares(), 1e-9);
    assertEquals(3, mixture.first().hypothesis().depth());
    assertEquals(2, mixture.atLeast(0.1).size());
    assertEquals(1, mixture.atLeast(0.5).size());
  }

  /** Of 400 decisions ten nats mean little, and a hundred much. */
  @Test
  void restartsShareMoreEvenly() {
    Climbed<Checkers> one = climbed(3, 400, -250);
    Climbed<Checkers> near = climbed(3, 400, -240);
    Climbed<Checkers> far = climbed(3, 400, -370);
    MixedClimbs<Checkers> alone = MixedClimbs.of(List.of(one));
    assertSame(alone, alone.with(List.of()));
    MixedClimbs<Checkers> mixture = alone.with(List.of(near, far));
    assertSame(near, mixture.first());
    double all = 1 + Math.exp(-0.3);
    assertArrayEquals(new double[] {1 / all, 1 - 1 / all}, mixture.shares(), 1e-9);
  }

  /** With shares, in the unit in which the largest weight is 1. */
  @Test
  void isLearnedWithItsDoubts() {
    LearnedStrategy<Checkers> learned =
        MixedClimbs.of(List.of(climbed(2, 50, -60), climbed(3, 50, -50)))
            .learned(ScoutTest.task(HiddenPlayer.withDepth(1), 5, 4, 1));
    assertEquals(3, learned.candidate().depth());
    assertEquals(1, learned.candidate().realWeights()[0]);
    Doubts doubts = learned.doubts();
    assertEquals(1 / (1 + Math.exp(-1.5)), doubts.ownShare(), 1e-9);
    assertEquals(2, doubts.alternatives().get(0).strategy().depth());
    assertEquals(0.25, learned.written().temperature(), 1e-9);
    doubts.deviations().values().forEach(off -> assertEquals(0.05, off, 1e-9));
  }
}
