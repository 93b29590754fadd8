package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.TieOrder;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.TieRule;
import olsy.learning.example.ExampleSet;
import org.junit.jupiter.api.Test;

class TwoPhasesTest {

  private static TwoPhases<Checkers> phases(HiddenPlayer player, int decisions) {
    LearningTask<Checkers> task = StrategyLearning.task(player, decisions, 3);
    return new TwoPhases<>(
        task, task.decisions().all(), player.candidate().depth(), FrontierRule.NONE);
  }

  @Test
  void explainsAPlayerInTheGamesOrder() {
    TwoPhases<Checkers> phases = phases(HiddenPlayer.withDepth(2), 150);
    Listed<Checkers> found = phases.climb(HiddenPlayer.materialWeights());
    assertTrue(found.ties().isGamesOrder());
    assertTrue(found.strict() > 0.98, found.accuracy().toString());
    assertEquals(found.place().accuracy(), found.accuracy());
    assertTrue(phases.iterations() > 1 && phases.constraints() > 100);
    assertTrue(phases.refined(found).strict() >= found.strict());
  }

  @Test
  void explainsAPlayerWithAnOrderOfItsOwn() {
    Optional<TieOrder<Checkers>> order = Optional.of(HiddenPlayer.GAME.tieOrders().get(2));
    HiddenPlayer player = HiddenPlayer.coarse(2, new TieRule<>(0, order, order));
    TwoPhases<Checkers> phases = phases(player, 250);
    Listed<Checkers> found = phases.refined(phases.climb(HiddenPlayer.materialWeights()));
    assertFalse(found.ties().isGamesOrder());
    ExampleSet<Checkers> unseen = ExampleSet.of(player.games(300, 99));
    double strict = found.accuracyOn(HiddenPlayer.POOL, unseen).strict();
    assertTrue(strict > 0.93, strict + " of unseen decisions with " + found.ties());
  }

  @Test
  void goesOnFromWhatWasFound() {
    TwoPhases<Checkers> all = phases(HiddenPlayer.withDepth(3), 300);
    Listed<Checkers> few = all.onFirst(60).climb(HiddenPlayer.materialWeights());
    Listed<Checkers> more = all.goOn(few);
    assertEquals(60, few.accuracy().decisions());
    assertEquals(all.size(), more.place().seen().size());
    ExampleSet<Checkers> unseen = ExampleSet.of(HiddenPlayer.withDepth(3).games(300, 99));
    assertTrue(
        more.accuracyOn(HiddenPlayer.POOL, unseen).strict()
            >= few.accuracyOn(HiddenPlayer.POOL, unseen).strict());
  }

  @Test
  void takesNoMoreThanThereAre() {
    TwoPhases<Checkers> phases = phases(HiddenPlayer.withDepth(1), 60);
    assertSame(phases, phases.onFirst(phases.size()));
    assertEquals(10, phases.onFirst(10).size());
  }

  @Test
  void theBetterOneIsKept() {
    TwoPhases<Checkers> phases = phases(HiddenPlayer.withDepth(1), 60);
    List<Listed<Checkers>> both =
        List.of(
            phases.onFirst(5).climb(HiddenPlayer.materialWeights()),
            phases.onFirst(5).climb(HiddenPlayer.materialWeights()));
    assertSame(both.get(0), both.get(0).orBetter(both.get(1)), "not for as good");
  }
}
