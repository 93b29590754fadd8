package olsy.lab.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import olsy.core.game.checkers.Checkers;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Decisions;
import olsy.learning.example.Example;
import org.junit.jupiter.api.Test;

class EngineSubjectTest {

  private static final EngineSubject SUBJECT =
      new EngineSubject(SearchingEngine.fullWidth("phases", new PhaseMixture(), 2), 30, 9);

  private static List<Example<Checkers>> drawn(int decisions, long seed) {
    return SUBJECT.draw(decisions, seed).games().stream()
        .flatMap(game -> game.examples().stream())
        .filter(example -> !example.isForced())
        .toList();
  }

  @Test
  void ofFewerDecisionsItDrawsTheFirst() {
    assertEquals(drawn(40, 1).subList(0, 15), drawn(15, 1));
    assertNotEquals(drawn(40, 1), drawn(40, 2));
  }

  @Test
  void countsUnforcedDecisions() {
    Decisions<Checkers> decisions = SUBJECT.draw(40, 1);
    assertEquals(40, DecidedGame.decisions(decisions.games()));
    assertEquals(40, decisions.seen().decisions());
    assertEquals(30, SUBJECT.tests().decisions());
    assertEquals("phases", decisions.origin().player());
  }
}
