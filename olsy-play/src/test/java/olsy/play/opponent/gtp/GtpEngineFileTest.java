package olsy.play.opponent.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import olsy.core.clock.Limits;
import olsy.core.game.Games;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.play.opponent.Entrant;
import olsy.play.roster.Roster;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GtpEngineFileTest {

  @TempDir private Path folder;

  private Entrant read(String fields) throws Exception {
    Path file = folder.resolve("engine.json");
    Files.writeString(file, "{\"game\": \"reversi\", \"command\": [\"gtp\"]" + fields + "}");
    return Roster.read(file);
  }

  @Test
  void readsBack() throws Exception {
    GtpEngineFile engine =
        (GtpEngineFile)
            read(", \"protocol\": \"gtp\", \"name\": \"rhino\", \"install\": \"make it\"");
    assertEquals("rhino", engine.name());
    assertEquals("reversi", engine.game());
    assertEquals(Optional.of("make it"), engine.file().install());
    Path copy = folder.resolve("copy.json");
    Json.write(copy, engine.json());
    assertEquals(engine, Roster.read(copy));
    assertEquals(engine, engine.within(Limits.NONE));
    assertEquals(engine, engine.playing(Games.named("reversi")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"protocol\": \"uci\"|protocol: expected gtp or hub, found \"uci\"",
        "\"protocol\": \"gtp\", \"level\": {\"depth\": 3}|level: expected none, which GTP does not"
            + " know: the command may set one, found {\"depth\":3}",
      })
  void refusesWhatItCannotSay(String fields, String sentence) {
    String message = assertThrows(InputException.class, () -> read(", " + fields)).getMessage();
    assertEquals(folder.resolve("engine.json") + ": " + sentence, message);
  }

  @Test
  void refusesLimitsAndOtherGames() throws Exception {
    Entrant engine = read(", \"protocol\": \"gtp\", \"name\": \"rhino\"");
    String limits =
        assertThrows(InputException.class, () -> engine.within(Limits.ofDepth(3))).getMessage();
    assertEquals(
        "engine rhino: expected no limits, which GTP does not know: its command sets its level;"
            + " found depth 3",
        limits);
    assertThrows(InputException.class, () -> engine.playing(Games.named("reversi:6")));
  }
}
