package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.HiddenPlayer;
import olsy.learning.strategy.LearningTask;
import org.junit.jupiter.api.Test;

/** A hidden player without a model, of whom all is known, is the oracle. */
class LevelClimbTest {

  private static final Hypothesis TWO = new Hypothesis(2, FrontierRule.NONE);
  private static final HiddenPlayer PLAYER = HiddenPlayer.withDepth(2);
  private static final LearningTask<Checkers> TASK = ScoutTest.task(PLAYER, 120, 2, 11);
  private static final List<Repeated<Checkers>> DECISIONS = TASK.decisions().all().unforced();
  private static final Gaussian BELIEVED = Beliefs.ofSure(TASK).prior();

  private static LevelClimb<Checkers> climb() {
    return new LevelClimb<>(new Sight<>(HiddenPlayer.POOL, DECISIONS, TWO), BELIEVED);
  }

  @Test
  void climbsNearThePlayer() {
    LevelClimb.Reached reached = climb().from(BELIEVED.mean());
    assertTrue(reached.strict() > 0.85, "" + reached.strict());
    assertEquals(DECISIONS.size(), reached.leftOut.length);
    assertTrue(reached.score() < 0);
  }

  /** Who knows the player explains all it did, and is surer of it. */
  @Test
  void thePlayerItselfExplainsMost() {
    LevelClimb.Reached itself = climb().at(PLAYER.candidate());
    assertEquals(1, itself.strict());
    assertTrue(itself.score() > climb().from(BELIEVED.mean()).score());
    double[] real = PLAYER.candidate().realWeights();
    double scale = itself.weights[0] / real[0];
    assertArrayEquals(
        Arrays.stream(real).map(w -> scale * w).toArray(), itself.weights, 1e-9 * scale);
    assertTrue(Arrays.stream(climb().logLikelihoods(itself)).sum() >= itself.score());
  }

  @Test
  void linearProgrammesExplainMore() {
    LevelClimb<Checkers> climb = climb();
    LevelClimb.Reached reached = climb.from(BELIEVED.mean());
    Candidate linear = climb.linear(HiddenPlayer.material(), TWO, 1).from(reached.weights);
    assertTrue(climb.at(linear).strict() > 0.97, linear.toString());
    LevelClimb.Reached farthest = climb.farthest(climb.linear(HiddenPlayer.material(), TWO, 1));
    assertTrue(farthest.score() >= reached.score());
  }
}
