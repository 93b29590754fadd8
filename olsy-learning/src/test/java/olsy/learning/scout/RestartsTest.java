package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.TieRule;
import olsy.learning.scout.LogitClimb.PriorLearning;
import olsy.learning.strategy.FitLedger;
import olsy.learning.strategy.HiddenPlayer;
import olsy.learning.strategy.LearningTask;
import org.junit.jupiter.api.Test;

class RestartsTest {

  private static final Hypothesis ONE = new Hypothesis(1, FrontierRule.NONE);

  /** Every fourth move at random, so no weights explain all. */
  private static LearningTask<Checkers> task(int decisions) {
    return ScoutTest.task(
        HiddenPlayer.of(1, 0.25, 1, 1.6, 0, 0.08, 0, 0.14, 0.06, 0, -0.11, 0), decisions, 2, 4);
  }

  private static Restarts<Checkers> restarts(LearningTask<Checkers> task, FitLedger ledger) {
    return new Restarts<>(task, Beliefs.of(task), ledger);
  }

  private static Climbed<Checkers> first(LearningTask<Checkers> task) {
    Gaussian prior = Beliefs.of(task).prior();
    return new ClimbLedger<>(task, FitLedger.FORGETFUL)
        .climb(ONE, task.decisions().all().unforced())
        .climb(
            new LogitClimb.Start<Checkers>(prior, prior.mean(), TieRule.gamesOrder()),
            new LogitClimb.Effort(6, PriorLearning.WIDTHS, true));
  }

  private static List<Climbed<Checkers>> again(
      LearningTask<Checkers> task, FitLedger ledger, Climbed<Checkers> first) {
    return restarts(task, ledger).of(MixedClimbs.of(List.of(first)));
  }

  /** Of few decisions none, of some eight, of several four, of many none. */
  @Test
  void thereAreMoreOfFewerDecisions() {
    int[][] expected = {{30, 0}, {80, 8}, {200, 4}, {700, 0}};
    for (int[] one : expected) {
      LearningTask<Checkers> task = task(one[0]);
      List<Climbed<Checkers>> restarts = again(task, FitLedger.FORGETFUL, first(task));
      assertEquals(one[1], restarts.size(), one[0] + " decisions");
      restarts.forEach(restart -> assertEquals(ONE, restart.hypothesis()));
      assertEquals(
          restarts.size(), restarts.stream().map(Climbed::score).distinct().count(), "different");
    }
  }

  /** They end near the climb that was there. */
  @Test
  void areAsGoodAsTheFirst() {
    LearningTask<Checkers> task = task(200);
    Climbed<Checkers> first = first(task);
    double explained = first.judgement().explained().strict();
    for (Climbed<Checkers> one : again(task, FitLedger.FORGETFUL, first)) {
      assertEquals(first.score(), one.score(), 10);
      assertEquals(explained, one.judgement().explained().strict(), 0.05);
    }
  }

  @Test
  void goOnWhereAFitWasBrokenOff() {
    LearningTask<Checkers> task = task(80);
    Climbed<Checkers> first = first(task);
    KeptClimbs kept = new KeptClimbs();
    List<String> once = written(again(task, kept, first));
    int climbs = kept.size();
    assertEquals(1, kept.stages.get(0).hypotheses());
    assertEquals(kept.stages.get(0).starts(), climbs);
    assertEquals(once, written(again(task, kept, first)));
    assertEquals(climbs, kept.size());
    assertEquals(once, written(again(task, FitLedger.FORGETFUL, first)));
  }

  private static List<String> written(List<Climbed<Checkers>> climbs) {
    return climbs.stream().map(one -> WrittenClimb.json(one).toString()).toList();
  }

  /** One climbs on, which was the last; no other has other weights than before. */
  @Test
  void aRefreshMovesTheLastOne() {
    LearningTask<Checkers> task = task(120);
    List<Scout.Known<Checkers>> known =
        Stream.of(0.5, 1.0, 2.0)
            .map(factor -> Beliefs.of(task).prior().scaled(factor))
            .map(prior -> new Scout.Known<Checkers>(ONE, prior.mean(), TieRule.gamesOrder()))
            .toList();
    List<Climbed<Checkers>> refreshed = restarts(task, FitLedger.FORGETFUL).refresh(known);
    int moved = 0;
    for (int k = 0; k < known.size(); k++) {
      boolean same = Arrays.equals(known.get(k).weights(), refreshed.get(k).weights());
      moved += same ? 0 : 1;
    }
    assertEquals(1, moved);
    assertTrue(restarts(task(30), FitLedger.FORGETFUL).refresh(known).isEmpty());
  }
}
