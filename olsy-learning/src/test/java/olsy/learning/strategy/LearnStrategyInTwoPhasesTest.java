package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import olsy.core.eval.Frontier;
import olsy.core.game.TieOrder;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.TieRule;
import olsy.learning.strategy.StrategyLearning.Notes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LearnStrategyInTwoPhasesTest {
  private final StrategyLearner learner = new LearnStrategyInTwoPhases();

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void learnsAHiddenStrategy(int depth) {
    HiddenPlayer player = HiddenPlayer.withDepth(depth);
    LearnedStrategy<Checkers> learned = learner.learn(StrategyLearning.task(player, 100, 4));
    assertEquals(depth, learned.candidate().depth(), learned.toString());
    double strict = StrategyLearning.strict(player, learned);
    assertTrue(strict >= 0.9, strict + " of unseen decisions by " + learned);
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
  void fivePercentOfRandomMovesDoNotBreakIt() {
    HiddenPlayer player = HiddenPlayer.withDepth(2);
    HiddenPlayer errs = new HiddenPlayer(player.candidate(), 0.05);
    LearnedStrategy<Checkers> learned = learner.learn(StrategyLearning.task(errs, 300, 3));
    assertEquals(2, learned.candidate().depth(), learned.toString());
    double strict = StrategyLearning.strict(player, learned);
    assertTrue(strict >= 0.9, strict + " of unseen decisions without mistakes");
  }

  @Test
  void triesOtherFrontiersOnlyWhereAPlainSearchExplainsTooLittle() {
    HiddenPlayer plain = HiddenPlayer.withDepth(2);
    LearnedStrategy<Checkers> learned = learner.learn(StrategyLearning.task(plain, 100, 2));
    assertEquals(2, learned.fits().size());
    HiddenPlayer stands =
        new HiddenPlayer(new Candidate(plain.candidate().weights(), 2, Frontier.STAND_PAT), 0);
    LearnedStrategy<Checkers> other = learner.learn(StrategyLearning.task(stands, 150, 2));
    assertEquals(6, other.fits().size());
    assertEquals(Frontier.STAND_PAT, other.candidate().frontier(), other.toString());
    assertEquals(2, other.candidate().depth(), other.toString());
  }

  @Test
  void learnsInWhichOrderAPlayerListsItsMoves() {
    Optional<TieOrder<Checkers>> order = Optional.of(HiddenPlayer.GAME.tieOrders().get(2));
    HiddenPlayer player = HiddenPlayer.coarse(3, new TieRule<>(0, order, order));
    LearnedStrategy<Checkers> learned = learner.learn(StrategyLearning.task(player, 250, 4));
    assertEquals(3, learned.candidate().depth(), learned.toString());
    double strict = StrategyLearning.strict(player, learned);
    assertTrue(strict >= 0.9, strict + " of unseen decisions by " + learned);
  }
}
