package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.core.game.checkers.Checkers;
import olsy.learning.strategy.StrategyLearning.Notes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LearnStrategyTest {
  private final StrategyLearner learner = new LearnStrategy();

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void learnsAHiddenStrategy(int depth) {
    HiddenPlayer player = HiddenPlayer.withDepth(depth);
    LearnedStrategy<Checkers> learned = learner.learn(StrategyLearning.task(player, 400, 4));
    assertEquals(depth, learned.candidate().depth(), learned.toString());
    double strict = StrategyLearning.strict(player, learned);
    assertTrue(strict >= 0.7, strict + " of unseen decisions by " + learned);
  }

  @Test
  void isTheSameOnOneThreadAndOnMany() {
    LearningTask<Checkers> task = StrategyLearning.task(HiddenPlayer.withDepth(2), 120, 3);
    assertEquals(
        StrategyLearning.onThreads(1, learner, task), StrategyLearning.onThreads(7, learner, task));
  }

  @Test
  void goesOnWhereItBrokeOff() {
    LearningTask<Checkers> task = StrategyLearning.task(HiddenPlayer.withDepth(3), 120, 4);
    Notes whole = new Notes(100, List.of());
    LearnedStrategy<Checkers> expected = learner.learn(task, whole);
    Notes first = new Notes(2, List.of());
    assertThrows(Notes.BreakOff.class, () -> learner.learn(task, first));
    Notes rest = new Notes(100, first.entered);
    assertEquals(expected, learner.learn(task, rest));
    assertEquals(whole.entered.size() - 2, rest.entered.size(), "nothing is repeated");
    assertEquals(whole.entered.subList(2, whole.entered.size()), rest.entered);
  }

  @Test
  void startsAtAllOnesAndTriesEveryDepthInTurn() {
    LearningTask<Checkers> task = StrategyLearning.task(HiddenPlayer.withDepth(1), 120, 3);
    List<DepthFit> fits = learner.learn(task).fits();
    assertEquals(List.of(1, 2, 3), fits.stream().map(fit -> fit.candidate().depth()).toList());
    for (DepthFit fit : fits) {
      assertTrue(fit.iterations() >= 2, "the start and at least one step: " + fit);
    }
    double best = fits.stream().mapToDouble(fit -> fit.heldOut().strict()).max().orElseThrow();
    assertEquals(best, fits.get(learner.learn(task).candidate().depth() - 1).heldOut().strict());
  }
}
