package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.TieRule;
import olsy.learning.strategy.FeatureSelection;
import olsy.learning.strategy.FitLedger;
import olsy.learning.strategy.HiddenPlayer;
import olsy.learning.strategy.LearningTask;
import org.junit.jupiter.api.Test;

class FewFeaturesTest {

  private static final FeatureSelection<Checkers> ALL =
      new FeatureSelection<>(HiddenPlayer.GAME.features().names(), HiddenPlayer.GAME.features());

  private static LearningTask<Checkers> task() {
    List<Double> start =
        ALL.names().stream()
            .map(name -> HiddenPlayer.GAME.material().getOrDefault(name, 0.0))
            .toList();
    return LearningTask.of(
        ALL, start, HiddenPlayer.GAME, HiddenPlayer.withDepth(2).games(80, 3), 2, 1);
  }

  @Test
  void findsAPlayerOfFewFeaturesAndHasWeightsOfAll() {
    FewFeatures<Checkers> few =
        FewFeatures.of(task().with(List.of(HiddenPlayer.POOL)), FitLedger.FORGETFUL).orElseThrow();
    Climbed<Checkers> best = few.find().finalists().get(0);
    assertEquals(2, best.hypothesis().depth());
    assertEquals(ALL.size(), best.weights().length);
    for (int j = 0; j < ALL.size(); j++) {
      boolean counts = HiddenPlayer.POOL.names().contains(ALL.names().get(j));
      assertTrue(counts || best.weights()[j] == 0, ALL.names().get(j));
    }
    Scout.Known<Checkers> known =
        new Scout.Known<Checkers>(best.hypothesis(), best.weights(), TieRule.gamesOrder());
    assertTrue(few.has(known));
    assertEquals(best.hypothesis(), few.refresh(List.of(known)).finalists().get(0).hypothesis());
    best.weights()[ALL.names().indexOf("man-1")] = 1;
    assertFalse(few.has(known));
  }

  @Test
  void thereMustBeASmallerPool() {
    assertTrue(FewFeatures.of(task(), FitLedger.FORGETFUL).isEmpty());
  }
}
