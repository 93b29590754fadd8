package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.core.game.checkers.Checkers;
import org.junit.jupiter.api.Test;

class LearnStrategyTest extends StrategyLearning {

  LearnStrategyTest() {
    super(new LearnStrategy(), 400, 0.7);
  }

  @Test
  void startsAtAllOnesAndTriesEveryDepthInTurn() {
    LearningTask<Checkers> task = task(HiddenPlayer.withDepth(1), 120, 3);
    List<DepthFit> fits = learner.learn(task).fits();
    assertEquals(List.of(1, 2, 3), fits.stream().map(fit -> fit.candidate().depth()).toList());
    for (DepthFit fit : fits) {
      assertTrue(fit.work().get("iterations") >= 2, "the start and at least one step: " + fit);
    }
    double best = fits.stream().mapToDouble(fit -> fit.heldOut().strict()).max().orElseThrow();
    assertEquals(
        best, fits.get(learner.learn(task).learned().candidate().depth() - 1).heldOut().strict());
  }
}
