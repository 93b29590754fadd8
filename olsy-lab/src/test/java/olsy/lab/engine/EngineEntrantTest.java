package olsy.lab.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import olsy.core.clock.Limits;
import olsy.core.game.Line;
import olsy.core.game.checkers.Checkers;
import olsy.lab.player.LabGame;
import olsy.learning.text.InputException;
import olsy.play.opponent.Entrant;
import olsy.play.opponent.Opponent;
import org.junit.jupiter.api.Test;

class EngineEntrantTest {

  private static final SearchingEngine ENGINE =
      SearchingEngine.fullWidth("phases", new PhaseMixture(), 4);
  private static final Entrant ENTRANT = new EngineEntrant(ENGINE);

  @Test
  void movesAsTheEngineDoesAtTheDepthAskedFor() throws Exception {
    Line<Checkers> line = Line.startingAt(LabGame.CHECKERS.start(), LabGame.CHECKERS.drawRules());
    Entrant shallow = ENTRANT.within(Limits.ofDepth(2));
    Opponent<Checkers> opponent = shallow.opponent(LabGame.CHECKERS);
    opponent.begin(line);
    assertEquals(ENGINE.search().search(line.position(), 2).choice(), opponent.move(line));
    assertEquals(Map.of("depth", "2"), shallow.limits().named());
    assertEquals(ENTRANT, ENTRANT.within(Limits.NONE));
  }

  @Test
  void otherLimitsAreRefused() {
    InputException wrong =
        assertThrows(InputException.class, () -> ENTRANT.within(Limits.NONE.with("nodes", "5000")));
    assertTrue(wrong.getMessage().startsWith("phases plays to a depth"), wrong.getMessage());
  }
}
