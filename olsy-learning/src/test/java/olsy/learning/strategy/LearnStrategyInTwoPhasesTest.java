package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.TieOrder;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.TieRule;
import org.junit.jupiter.api.Test;

class LearnStrategyInTwoPhasesTest extends StrategyLearning {

  LearnStrategyInTwoPhasesTest() {
    super(new LearnStrategyInTwoPhases(), 100, 0.9);
  }

  @Test
  void fivePercentOfRandomMovesDoNotBreakIt() {
    HiddenPlayer player = HiddenPlayer.withDepth(2);
    HiddenPlayer errs = new HiddenPlayer(player.candidate(), 0.05);
    LearnedStrategy<Checkers> learned = learner.learn(task(errs, 150, 3)).learned();
    assertEquals(2, learned.candidate().depth(), learned.toString());
    double strict = strict(player, learned);
    assertTrue(strict >= 0.9, strict + " of unseen decisions without mistakes");
  }

  @Test
  void triesOtherFrontiersOnlyWhereAPlainSearchExplainsTooLittle() {
    HiddenPlayer plain = HiddenPlayer.withDepth(2);
    LearningResult<Checkers> learned = learner.learn(task(plain, 100, 2));
    assertEquals(2, learned.fits().size());
    HiddenPlayer stands =
        new HiddenPlayer(new Candidate(plain.candidate().weights(), 2, FrontierRule.STAND_PAT), 0);
    LearningResult<Checkers> result = learner.learn(task(stands, 150, 2));
    LearnedStrategy<Checkers> other = result.learned();
    assertEquals(6, result.fits().size());
    assertEquals(FrontierRule.STAND_PAT, other.candidate().frontier(), other.toString());
    assertEquals(2, other.candidate().depth(), other.toString());
  }

  @Test
  void learnsInWhichOrderAPlayerListsItsMoves() {
    Optional<TieOrder<Checkers>> order = Optional.of(HiddenPlayer.GAME.tieOrders().get(2));
    HiddenPlayer player = HiddenPlayer.coarse(2, new TieRule<>(0, order, order));
    LearnedStrategy<Checkers> learned = learner.learn(task(player, 250, 3)).learned();
    assertEquals(2, learned.candidate().depth(), learned.toString());
    double strict = strict(player, learned);
    assertTrue(strict >= 0.9, strict + " of unseen decisions by " + learned);
  }
}
