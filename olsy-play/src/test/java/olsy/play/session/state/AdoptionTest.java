package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import olsy.core.game.Outcome;
import olsy.core.game.Side;
import olsy.play.session.store.SessionGame;
import olsy.play.session.store.UsedModel;
import org.junit.jupiter.api.Test;

class AdoptionTest {

  /** Plays pairs of games, where the opponent's function wins with a probability. */
  private static int adopted(double ownWins, double adoptedWins, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Adoption adoption = new Adoption();
    int adopted = 0;
    for (int number = 1; number <= 2000; number++) {
      int pair = (number - 1) / 2;
      boolean adopts = adoption.adopts(pair);
      assertEquals(adopts, adoption.adopts(pair));
      adopted += adopts ? 1 : 0;
      Side side = SessionGame.sideOfUs(number);
      boolean wins = random.nextDouble() < (adopts ? adoptedWins : ownWins);
      Outcome outcome = Outcome.winOf(wins ? side : side.other());
      adoption.add(
          new SessionGame(number, side, outcome, UsedModel.learned(100), adopts, null), pair);
    }
    return adopted;
  }

  @Test
  void findsOutWhichFunctionIsBetter() {
    for (long seed = 0; seed < 10; seed++) {
      int good = adopted(0.3, 0.6, seed);
      int bad = adopted(0.6, 0.3, seed);
      assertTrue(good > 1500, "seed " + seed + ": " + good + " games with the better function");
      assertTrue(bad < 500, "seed " + seed + ": " + bad + " games with the worse function");
    }
  }

  @Test
  void playsBothGamesOfAPairByTheSameFunction() {
    Adoption adoption = new Adoption();
    for (int number = 1; number <= 400; number += 2) {
      int pair = (number - 1) / 2;
      boolean adopts = adoption.adopts(pair);
      adoption.add(
          new SessionGame(number, Side.FIRST, Outcome.DRAW, UsedModel.learned(100), adopts, null),
          pair);
      assertEquals(adopts, adoption.adopts(pair), "pair " + pair);
      adoption.add(
          new SessionGame(
              number + 1, Side.SECOND, Outcome.DRAW, UsedModel.learned(100), adopts, null),
          pair);
    }
  }
}
