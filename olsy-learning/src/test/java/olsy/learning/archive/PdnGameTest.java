package olsy.learning.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import olsy.core.game.Outcome;
import olsy.core.game.checkers.Checkers;
import org.junit.jupiter.api.Test;

class PdnGameTest {

  @Test
  void tellsWhatWasPlayed() {
    List<Checkers> line =
        Stream.of("B:W18:B15,1", "W:W:B22,1").map(RandomGames.GAME::position).toList();
    PdnGame game =
        PdnGame.of(RandomGames.GAME, Map.of("Black", "A"), line, Optional.of(Outcome.FIRST_WINS));
    assertEquals(
        Map.of("Black", "A", "Result", "1-0", "SetUp", "1", "FEN", "B:W18:B1,15"), game.tags());
    assertEquals(List.of("15x22"), game.moves());
    assertEquals(Optional.of(Outcome.FIRST_WINS), game.outcome());
    assertEquals(Optional.of("B:W18:B1,15"), game.fen());
  }

  @Test
  void theUsualStartIsNotSetUp() {
    PdnGame game =
        PdnGame.of(RandomGames.GAME, Map.of(), List.of(Checkers.START), Optional.empty());
    assertEquals(new PdnGame(Map.of("Result", "*"), List.of(), "*"), game);
  }

  @Test
  void refusesWhatCouldNotBeWritten() {
    assertThrows(IllegalArgumentException.class, () -> new PdnGame(Map.of(), List.of(), "2-0"));
    assertThrows(
        IllegalArgumentException.class, () -> new PdnGame(Map.of("a b", ""), List.of(), "*"));
  }
}
