package olsy.play.roster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import olsy.core.clock.Limits;
import olsy.core.game.Line;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.learning.players.ModelFolder;
import olsy.learning.text.InputException;
import olsy.play.opponent.Entrant;
import olsy.play.opponent.Opponent;
import olsy.play.opponent.hub.EngineFile;
import olsy.play.opponent.player.PlayerEntrant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RosterTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final Roster ROSTER = Roster.installed();

  @TempDir Path folder;

  @Test
  void aPlayerByName() throws Exception {
    Entrant entrant = ROSTER.find("material@3");
    assertEquals("material", entrant.name());
    assertEquals("checkers", entrant.game());
    Opponent<Checkers> opponent = entrant.opponent(GAME);
    Line<Checkers> line = Line.startingAt(GAME.start(), GAME.drawRules());
    opponent.begin(line);
    assertEquals(
        ModelFolder.installed().player("material").search(GAME).search(GAME.start(), 3).choice(),
        opponent.move(line));
  }

  @Test
  void aPlayerByFile() throws IOException {
    Path file = folder.resolve("own.json");
    Files.writeString(
        file, "{\"game\":\"checkers\",\"strategy\":{\"weights\":{\"men\":1},\"depth\":2}}");
    assertEquals("own", ROSTER.find(file.toString()).name());
    PlayerEntrant deeper = assertInstanceOf(PlayerEntrant.class, ROSTER.find(file + "@5"));
    assertEquals(5, deeper.file().strategy().depth());
  }

  @Test
  void anEngineByName() {
    EngineFile engine = assertInstanceOf(EngineFile.class, ROSTER.find("rapid-draughts"));
    assertEquals("rapid-draughts", engine.name());
    assertEquals(Map.of("depth", "3"), engine.limits().named());
    assertTrue(Files.exists(engine.folder().resolve("hub.js")));
    EngineFile deeper = assertInstanceOf(EngineFile.class, ROSTER.find("rapid-draughts@5"));
    assertEquals(Map.of("depth", "5"), deeper.limits().named());
  }

  @Test
  void limitsForEverybodyHoldBesideOnesOwn() {
    Limits all = Limits.NONE.with("move-time", "0.5");
    assertEquals(all, ROSTER.find("rapid-draughts", all).limits(), "not those of the file");
    assertEquals(all.with("depth", "5"), ROSTER.find("material@5", all).limits());
    assertEquals(Limits.NONE.with("move-time", "2"), ROSTER.find("material@2s", all).limits());
  }

  @Test
  void anEngineByFileOrFolder() throws IOException {
    Path file = folder.resolve("engine.json");
    Files.writeString(file, "{\"game\":\"checkers\",\"name\":\"own\",\"command\":[\"run\"]}");
    for (Path reference : new Path[] {file, folder}) {
      EngineFile engine = assertInstanceOf(EngineFile.class, ROSTER.find(reference + "@2"));
      assertEquals("own", engine.name());
      assertEquals(folder, engine.folder());
      assertEquals(Map.of("depth", "2"), engine.limits().named());
    }
  }

  @Test
  void aFolderWithoutAnEngineHidesNoPlayer() throws IOException {
    Path hiding = Files.createTempDirectory(Path.of("").toAbsolutePath(), "session");
    try {
      String name = hiding.getFileName().toString();
      Files.writeString(
          folder.resolve(name + ".json"),
          "{\"game\":\"checkers\",\"strategy\":{\"weights\":{\"men\":1},\"depth\":2}}");
      Roster roster = new Roster(new ModelFolder(folder), ROSTER.engines());
      assertInstanceOf(PlayerEntrant.class, roster.find(name));
      Files.createFile(hiding.resolve("engine.json"));
      assertThrows(InputException.class, () -> roster.find(name));
    } finally {
      Files.deleteIfExists(hiding.resolve("engine.json"));
      Files.delete(hiding);
    }
  }

  @Test
  void theNearestNamesAreTold() {
    assertEquals(
        "there is no file rapid-drafts; unknown player \"rapid-drafts\", nearest: rapid-draughts",
        assertThrows(InputException.class, () -> ROSTER.find("rapid-drafts@3")).getMessage());
  }
}
