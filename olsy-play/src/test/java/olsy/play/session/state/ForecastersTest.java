package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.training.LearnedModel;
import olsy.play.session.store.Decision;
import olsy.play.session.store.UsedModel;
import org.junit.jupiter.api.Test;

class ForecastersTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final PlayerFile GENERIC = ModelFolder.installed().player("material@1");
  private static final LearnedModel MODEL =
      new LearnedModel(ModelFolder.installed().player("samuel-1@1"), null, List.of());

  private final Forecasters<Checkers> forecasters = new Forecasters<>(GAME, Optional.of(GENERIC));

  private void see(int times, double learned, double population) {
    int model = forecasters.expected().number();
    for (int i = 0; i < times; i++) {
      forecasters.see(
          model > 0
              ? LikelihoodGateTest.decision(model, learned, 0.1, population)
              : LikelihoodGateTest.decision(0, population, 0.1, learned));
    }
  }

  @Test
  void withoutAPopulationTheLearnedModelIsExpected() {
    Forecasters<Checkers> alone = new Forecasters<>(GAME, Optional.empty());
    assertEquals(UsedModel.NONE, alone.expected());
    assertEquals(Optional.empty(), alone.expect(GAME.start(), false));
    alone.take(10, MODEL);
    assertEquals(UsedModel.learned(10), alone.expected());
    assertEquals(Optional.empty(), alone.news(100), "nobody else was expected before");
    Expectation<Checkers> expected = alone.expect(GAME.start(), true).orElseThrow();
    assertEquals(10, expected.model());
    assertEquals(Optional.empty(), expected.other());
  }

  @Test
  void theLearnedModelIsExpectedOnceItIsNoWorseThanThePopulation() {
    assertEquals(UsedModel.POPULATION, forecasters.expected());
    forecasters.take(10, MODEL);
    assertEquals(UsedModel.POPULATION, forecasters.expected(), "nothing is known of it");
    see(9, 0.2, 0.2);
    assertEquals(UsedModel.POPULATION, forecasters.expected());
    see(1, 0.2, 0.2);
    assertEquals(UsedModel.learned(10), forecasters.expected());
    see(1, 0.1, 0.2);
    assertEquals(UsedModel.POPULATION, forecasters.expected(), "worse");
    see(3, 0.4, 0.2);
    assertEquals(UsedModel.learned(10), forecasters.expected(), "better");
    assertEquals(MODEL.player(), forecasters.player(forecasters.expected()));
    assertEquals(GENERIC, forecasters.player(UsedModel.POPULATION));
  }

  @Test
  void bothAreAskedBeforeEveryMove() {
    Expectation<Checkers> alone = forecasters.expect(GAME.start(), false).orElseThrow();
    assertEquals(Optional.empty(), alone.other());
    forecasters.take(10, MODEL);
    Checkers next = GAME.start().successors()[2];
    Decision.Expected behind =
        forecasters.expect(GAME.start(), false).orElseThrow().heldAgainst(next, GAME);
    see(10, 0.4, 0.2);
    Decision.Expected ahead =
        forecasters.expect(GAME.start(), false).orElseThrow().heldAgainst(next, GAME);
    assertEquals(0, behind.model());
    assertEquals(10, ahead.model());
    assertEquals(behind.learned(), ahead.learned());
    assertEquals(behind.population(), ahead.population());
    assertTrue(behind.learned().isPresent() && behind.population().isPresent());
  }

  @Test
  void whoIsExpectedIsToldOnceItHasLasted() {
    forecasters.take(10, MODEL);
    see(10, 0.4, 0.2);
    for (int i = 0; i < 29; i++) {
      assertEquals(Optional.empty(), forecasters.news(10));
    }
    assertEquals(
        "the learned model was worth 1.0 bits a decision more than the population's in the last 10:"
            + " the learned one is expected",
        forecasters.news(10).orElseThrow());
    see(30, 0.1, 0.2);
    for (int i = 0; i < 29; i++) {
      assertEquals(Optional.empty(), forecasters.news(10));
    }
    assertEquals(
        "the learned model was worth 1.0 bits a decision less than the population's in the last 30:"
            + " the population's is expected",
        forecasters.news(10).orElseThrow());
  }

  @Test
  void anOpponentWhoChangedIsForeseenByThePopulationAtFirst() {
    forecasters.take(10, MODEL);
    see(10, 0.4, 0.2);
    forecasters.forgetBefore(new Decision(2, 0, "", "", false, false, null));
    assertEquals(UsedModel.POPULATION, forecasters.expected());
  }
}
