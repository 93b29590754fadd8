package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.core.game.checkers.Checkers;
import olsy.learning.example.Example;
import olsy.learning.players.Doubts;
import olsy.learning.players.Provenance;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.population.Making;
import olsy.learning.population.Member;
import olsy.learning.population.Population;
import olsy.learning.population.WeightPrior;
import olsy.learning.strategy.HiddenPlayer;
import olsy.learning.strategy.LearningTask;
import org.junit.jupiter.api.Test;

class BeliefsTest {

  private static final List<String> NAMES = HiddenPlayer.POOL.names();
  private static final Making MAKING =
      new Making(
          Optional.empty(),
          List.of(),
          List.of(),
          new Making.Played(List.of("one", "two"), List.of()),
          List.of(),
          new Making.Settings(1500, 6, 1),
          "0.0",
          null);

  private static LearningTask<Checkers> task(List<List<Example<Checkers>>> games) {
    return LearningTask.of(
        HiddenPlayer.POOL, HiddenPlayer.material(), HiddenPlayer.GAME, games, 3, 1);
  }

  private static Member member(String name, double men, double kings) {
    return new Member(
        name,
        name,
        List.of(new Provenance.Source(name + ".pdn", "hash of " + name)),
        1000,
        new WrittenStrategy(Map.of("men", men, "kings", kings), 3)
            .with(new Doubts(Map.of("men", 0.1, "kings", 0.2), List.of())));
  }

  @Test
  void withoutAPopulationBeginnersAreBelieved() {
    Beliefs beliefs = Beliefs.of(task(HiddenPlayer.withDepth(1).games(40, 1)));
    assertFalse(beliefs.isOfPopulation());
    Gaussian prior = beliefs.prior();
    assertEquals(1.5, prior.mean()[1] / prior.mean()[0], 1e-9, "a king is worth a man and a half");
    assertTrue(prior.mean()[0] > 2 * prior.deviation()[2], "a man is worth more than a term");
    for (int j = 2; j < NAMES.size(); j++) {
      assertEquals(0, prior.mean()[j], NAMES.get(j));
      assertTrue(prior.deviation()[j] > 0 && prior.deviation()[j] < 100, NAMES.get(j));
    }
  }

  /** What seldom differs may have a larger weight. */
  @Test
  void aFeatureIsBelievedToMatterAsMuchAsItsSpreadAllows() {
    LearningTask<Checkers> task = task(HiddenPlayer.withDepth(1).games(40, 1));
    double[] spreads = Beliefs.ownSpreads(task);
    double[] deviations = Beliefs.of(task).prior().deviation();
    for (int j = 3; j < NAMES.size(); j++) {
      assertEquals(deviations[2] * spreads[2], deviations[j] * spreads[j], 1e-9, NAMES.get(j));
    }
  }

  @Test
  void aPopulationIsBelievedWhereItKnowsAFeature() {
    Population population =
        new Population(
            "checkers",
            List.of(member("one", 3, 5), member("two", 5, 7), member("three", 4, 5)),
            Map.of("men", 0.5, "kings", 0.2),
            MAKING);
    LearningTask<Checkers> task =
        task(HiddenPlayer.withDepth(1).games(20, 1)).with(Optional.of(population));
    Beliefs beliefs = Beliefs.of(task);
    assertTrue(beliefs.isOfPopulation());
    WeightPrior known = population.prior();
    for (int j = 0; j < NAMES.size(); j++) {
      String name = NAMES.get(j);
      if (known.knows(name)) {
        assertEquals(known.means().get(name), beliefs.prior().mean()[j], name);
        assertEquals(known.deviations().get(name), beliefs.prior().deviation()[j], name);
      } else {
        assertEquals(0, beliefs.prior().mean()[j], name);
        assertTrue(beliefs.prior().deviation()[j] > 0, name);
      }
    }
    assertTrue(known.knows("men") && known.knows("kings"), known.toString());
  }

  @Test
  void withoutADecisionSomethingIsBelieved() {
    Gaussian prior = Beliefs.of(task(List.of())).prior();
    for (double deviation : prior.deviation()) {
      assertTrue(deviation > 0 && Double.isFinite(deviation), deviation + "");
    }
  }

  @Test
  void aSurePlayerCountsMuch() {
    LearningTask<Checkers> task = task(HiddenPlayer.withDepth(1).games(40, 1));
    Gaussian sure = Beliefs.ofSure(task).prior();
    Gaussian any = Beliefs.of(task).prior();
    assertTrue(sure.mean()[0] > 2 * any.mean()[0], "sure of what a man is worth");
    assertTrue(sure.deviation()[3] > 2 * any.deviation()[3], NAMES.get(3));
  }

  @Test
  void whereBeginnersCountOneThingOthersMayCountAsMuch() {
    List<Double> one = new ArrayList<>(Collections.nCopies(NAMES.size(), 0.0));
    one.set(0, 1.0);
    List<List<Example<Checkers>>> games = HiddenPlayer.withDepth(1).games(40, 1);
    Gaussian prior =
        Beliefs.ofSure(LearningTask.of(HiddenPlayer.POOL, one, HiddenPlayer.GAME, games, 3, 1))
            .prior();
    Gaussian sure = Beliefs.ofSure(task(games)).prior();
    assertTrue(prior.mean()[0] < sure.mean()[0] / 2, "not all is men");
    assertTrue(prior.deviation()[3] > 2 * sure.deviation()[3], NAMES.get(3));
  }
}
