package olsy.learning.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import olsy.core.clock.Limits;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModelFolderTest {

  @TempDir Path folder;
  private ModelFolder models;

  @BeforeEach
  void twoPlayers() throws Exception {
    models = new ModelFolder(Files.createDirectory(folder.resolve("models")));
    write("models/alice.json", 3);
    write("models/bob.json", 5);
  }

  @Test
  void namesAreSorted() {
    assertEquals(List.of("alice", "bob"), models.names());
  }

  @Test
  void aPlayerIsFoundByNameOrFile() throws Exception {
    assertEquals(3, models.player("alice").strategy().depth());
    assertEquals(6, models.player("alice@6").strategy().depth());
    String file = write("carol.json", 7).toString();
    assertEquals("carol", models.player(file).name());
    assertEquals(2, models.player(file + "@2").strategy().depth());
  }

  @Test
  void whatIsBehindTheNameLimitsThePlayer() {
    assertEquals(Limits.NONE, models.player("alice@6").limits(), "a depth is the strategy's");
    assertEquals(Limits.NONE.with("nodes", "5000"), models.player("alice@5000n").limits());
    assertEquals(Limits.NONE.with("move-time", "0.1"), models.player("alice@0.1s").limits());
    PlayerFile clocked = models.player("alice@60+0.6", Limits.ofDepth(4));
    assertEquals("depth 4, 60+0.6", clocked.limits().toString());
    assertEquals(4, clocked.strategy().depth());
    PlayerFile again = PlayerFile.of(Json.parse(Json.line(clocked.json()), "x"), "x");
    assertEquals(clocked, again);
    assertEquals(3, again.within(Limits.ofDepth(3)).strategy().depth());
    assertEquals(Limits.NONE, again.within(Limits.ofDepth(3)).limits(), "in their place");
  }

  @Test
  void aFileMayHaveAnAtInItsName() throws Exception {
    String file = write("dave@4", 8).toString();
    assertEquals(8, models.player(file).strategy().depth());
  }

  @Test
  void aFolderHidesNoPlayer() throws Exception {
    Path hiding = Files.createTempDirectory(Path.of("").toAbsolutePath(), "session");
    Path deep = Path.of(hiding + "@6");
    try {
      Files.createDirectory(deep);
      String name = hiding.getFileName().toString();
      write("models/" + name + ".json", 4);
      assertEquals(4, models.player(name).strategy().depth());
      assertEquals(6, models.player(name + "@6").strategy().depth());
    } finally {
      Files.delete(hiding);
      Files.deleteIfExists(deep);
    }
    assertSays("cannot read " + folder + ": Is a directory", folder.toString());
  }

  @Test
  void whatIsNeitherIsNamed() {
    assertSays("there is no file allice; unknown player \"allice\", nearest: alice", "allice");
    assertSays("bob@0: expected depth from 1 to 99, found 0", "bob@0");
    assertSays("there is no file x.json; unknown player \"x.json\", known: alice, bob", "x.json@3");
  }

  private void assertSays(String sentence, String reference) {
    InputException wrong = assertThrows(InputException.class, () -> models.player(reference));
    assertEquals(sentence, wrong.getMessage());
  }

  private Path write(String name, int depth) throws Exception {
    return Files.writeString(
        folder.resolve(name),
        "{\"game\":\"checkers\",\"strategy\":{\"weights\":{\"men\":1},\"depth\":" + depth + "}}");
  }
}
