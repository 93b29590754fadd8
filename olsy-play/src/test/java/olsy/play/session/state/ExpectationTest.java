package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.prediction.Prediction;
import olsy.learning.prediction.Predictor;
import olsy.play.session.store.Decision;
import org.junit.jupiter.api.Test;

class ExpectationTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  @Test
  void saysHowProbableEachMoveWas() {
    PlayerFile model = ModelFolder.installed().player("samuel-1@3");
    Checkers position = GAME.start();
    Prediction<Checkers> prediction = Predictor.of(model, GAME).predict(position);
    Expectation<Checkers> expectation = new Expectation<>(20, true, prediction, Optional.empty());
    Checkers expected = prediction.successors().get(prediction.choice());
    double sum = 0;
    for (int i = 0; i < prediction.successors().size(); i++) {
      Checkers next = prediction.successors().get(i);
      Decision.Expected held = expectation.heldAgainst(next, GAME);
      assertEquals(20, held.model());
      assertTrue(held.used());
      assertEquals(GAME.move(position, expected), held.foreseen().move());
      assertEquals(1.0 / 7, held.uniform());
      assertEquals(prediction.error(i), held.foreseen().error());
      assertEquals(prediction.probabilities()[prediction.choice()], held.foreseen().confidence());
      sum += held.foreseen().probability();
    }
    assertEquals(1, sum, 1e-12);
    assertEquals(0, expectation.heldAgainst(expected, GAME).foreseen().error());
  }
}
