package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import org.junit.jupiter.api.Test;

class SessionOpeningsTest {

  private static final int BASELINE = 40;

  private static SessionOpenings<Checkers> openings(int plies, long seed) {
    return new SessionOpenings<>(new EnglishCheckers(), plies, BASELINE, seed);
  }

  @Test
  void bothGamesOfAPairBeginAlike() {
    SessionOpenings<Checkers> openings = openings(6, 1);
    for (int game = 1; game <= 100; game += 2) {
      assertEquals(openings.of(game), openings.of(game + 1), "game " + game);
    }
  }

  @Test
  void whatFollowsTheBaselineBeginsLikeIt() {
    SessionOpenings<Checkers> openings = openings(6, 1);
    for (int game = 1; game <= 5 * BASELINE; game++) {
      assertEquals(openings.of(game), openings.of(BASELINE + game), "game " + game);
    }
  }

  @Test
  void pairsAndSeedsDiffer() {
    Set<Checkers> different = new HashSet<>();
    SessionOpenings<Checkers> endless = new SessionOpenings<>(new EnglishCheckers(), 8, 0, 1);
    for (int game = 1; game <= 1000; game += 2) {
      different.add(endless.of(game));
    }
    assertTrue(different.size() > 400, different.size() + " different openings of 500");
    assertFalse(openings(8, 1).of(1).equals(openings(8, 2).of(1)));
  }

  /** Random moves of so many plies often end the game before. */
  @Test
  void noGameBeginsAtItsEnd() {
    for (int game = 1; game <= 400; game += 2) {
      assertFalse(openings(60, 3).of(game).isTerminal(), "game " + game);
    }
  }
}
