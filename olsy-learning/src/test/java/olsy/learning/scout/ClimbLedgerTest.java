package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.TieRule;
import olsy.learning.strategy.HiddenPlayer;
import olsy.learning.strategy.LearningTask;
import org.junit.jupiter.api.Test;

class ClimbLedgerTest {

  private static final Hypothesis ONE = new Hypothesis(1, FrontierRule.NONE);

  private final LearningTask<Checkers> task = ScoutTest.task(HiddenPlayer.withDepth(1), 20, 2, 1);

  private Climbed<Checkers> climb(ClimbLedger<Checkers> ledger) {
    Gaussian prior = Beliefs.of(task).prior();
    return ledger
        .climb(ONE, task.decisions().all().unforced())
        .stay(new LogitClimb.Start<Checkers>(prior, prior.mean(), TieRule.gamesOrder()));
  }

  @Test
  void whatWasClimbedIsNotClimbedAgain() {
    KeptClimbs kept = new KeptClimbs();
    ClimbLedger<Checkers> ledger = new ClimbLedger<>(task, kept);
    ledger.begins(Map.of("this one", ONE), 20, 3);
    Climbed<Checkers> climbed = ledger.climbed("this one", ONE, () -> climb(ledger));
    Climbed<Checkers> again =
        ledger.climbed(
            "this one",
            ONE,
            () -> {
              throw new AssertionError("climbed again");
            });
    assertEquals(WrittenClimb.json(climbed).toString(), WrittenClimb.json(again).toString());
  }

  /** A ply more is twice the work and a bit; more rounds and decisions are more. */
  @Test
  void tellsHowMuchThereIsToDo() {
    KeptClimbs kept = new KeptClimbs();
    ClimbLedger<Checkers> ledger = new ClimbLedger<>(task, kept);
    Hypothesis two = new Hypothesis(2, FrontierRule.NONE);
    ledger.begins(Map.of("one", ONE, "two", two), 20, 3);
    double few = kept.stages.get(0).allWork();
    double one = kept.stages.get(0).work().get("one");
    assertTrue(kept.stages.get(0).work().get("two") > 2 * one);
    ledger.begins(Map.of("one", ONE, "two", two), 40, 9);
    assertEquals(4 * few, kept.stages.get(1).allWork(), 1e-9);
  }
}
