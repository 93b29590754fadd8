package olsy.learning.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import olsy.core.game.Outcome;
import olsy.core.game.Side;
import olsy.core.game.checkers.EnglishCheckers;
import org.junit.jupiter.api.Test;

class GameCountTest {

  @Test
  void countsDecisionsAndForcedMovesOfEachSide() {
    String game = "[Black \"A\"]\n[White \"b  c\"]\n1. 11-15 22-18 2. 15x22 25x18 3. 8-11 1-0";
    PdnReader reader =
        new PdnReader(new ByteArrayInputStream(game.getBytes(StandardCharsets.UTF_8)));
    EnglishCheckers checkers = new EnglishCheckers();
    GameCount count =
        GameCount.of(Replay.of(checkers, reader.next()), new PlayerNames(List.of("a=Somebody")));
    assertEquals("Somebody", count.player(Side.FIRST));
    assertEquals("b c", count.player(Side.SECOND));
    assertEquals(Optional.of(Outcome.FIRST_WINS), count.outcome());
    assertEquals(new GameCount.Moves(2, 1), count.moves(Side.FIRST));
    assertEquals(new GameCount.Moves(2, 0), count.moves(Side.SECOND));
    assertEquals(5, count.plies());
  }
}
