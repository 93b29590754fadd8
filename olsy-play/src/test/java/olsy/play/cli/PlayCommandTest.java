package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.text.Json;
import olsy.play.session.store.SessionFolder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayCommandTest {

  @TempDir Path folder;

  private InputStream in;
  private String session;

  @BeforeEach
  void keepInput() {
    in = System.in;
    session = folder.resolve("games").toString();
  }

  @AfterEach
  void giveInputBack() {
    System.setIn(in);
  }

  private static Run typing(String typed, String... args) {
    System.setIn(new ByteArrayInputStream(typed.getBytes(StandardCharsets.US_ASCII)));
    Run run = Run.of(args);
    assertEquals("", run.err());
    assertEquals(0, run.code());
    return run;
  }

  @Test
  void aGameGoesOnNextTimeAndIsReported() throws IOException {
    String first =
        typing(
                "11-15\nquit\n",
                "play",
                "--session",
                session,
                "--player",
                "material@2",
                "--side",
                "black")
            .out();
    assertTrue(first.contains("You play material; your games are kept in " + session), first);
    assertTrue(first.endsWith("The game goes on next time.\n"), first);
    String log = Files.readString(Path.of(session, "session.log"));
    assertTrue(log.endsWith(" begin at game 1\n"), log);
    String second = typing("resign\nquit\n", "play", "--session", session).out();
    assertTrue(second.contains("The game goes on."), second);
    assertTrue(second.contains("(you resigned)"), second);
    assertTrue(
        second.contains("material wins. After 1 game: you 0, material 2 (a win 2, a draw 1)."),
        second);
    String said = typing("", "report", session).out();
    assertTrue(said.contains(": 1 game and 0 models of "), said);
    Run report = typing("", "report", session, "--json");
    assertEquals(1, report.objects().get(0).get("games").whole(0));
    String page = Files.readString(Path.of(report.objects().get(0).get("file").text()));
    assertTrue(page.contains("\"move\":\"11-15\""), "the game is on the page");
  }

  @Test
  void aModelThatIsGivenTellsWhatToExpect() {
    Path model = folder.resolve("model.json");
    ModelFolder.installed().player("samuel-1@2").write(model);
    String text =
        typing(
                "expect\nquit\n",
                "play",
                "--session",
                session,
                "--side",
                "black",
                "--model",
                model.toString())
            .out();
    assertTrue(text.contains("olsy expects of you:"), text);
    PlayerFile own = PlayerFile.of(Json.read(Path.of(session, "player.json")), "");
    assertEquals("guarded", own.search().toString());
    Run again = Run.of("play", "--session", session, "--model", model.toString());
    assertEquals(2, again.code());
    assertTrue(again.err().startsWith("olsy: --model: expected none"), again.err());
  }

  @Test
  void howDeepToLookForIsAskedOnce() {
    typing("quit\n", "play", "--session", session, "--player", "material@2", "--max-depth", "3");
    assertEquals(3, SessionFolder.existing(Path.of(session)).settings().learning().maxDepth());
    typing("quit\n", "play", "--session", session, "--max-depth", "3");
    Run none = Run.of("play", "--session", session, "--max-depth", "0");
    assertTrue(none.err().startsWith("olsy: --max-depth: expected 1 to 99"), none.err());
  }

  @Test
  void anotherPlayerNeedsAnotherFolder() {
    typing("quit\n", "play", "--session", session, "--player", "material@2");
    typing("quit\n", "play", "--session", session, "--player", "material@2");
    Run other = Run.of("play", "--session", session, "--player", "material@3");
    assertEquals(2, other.code());
    Run deeper = Run.of("play", "--session", session, "--max-depth", "4");
    assertEquals("", deeper.out());
    assertTrue(deeper.err().startsWith("olsy: --max-depth: expected none or 6"), deeper.err());
    Run resumed = Run.of("resume", session);
    assertEquals(2, resumed.code());
    assertTrue(resumed.err().endsWith("is a person: olsy play --session goes on with its games\n"));
    assertTrue(
        other.err().contains("--player: expected none for games that go on, with material@2"),
        other.err());
  }

  /** Rolls and plays are kept; the dice of a seed are the same. */
  @Test
  void aGameWithDiceGoesOnNextTime() throws IOException {
    String[] play = {
      "play",
      "--game",
      "backgammon",
      "--player",
      "pip-counter",
      "--seed",
      "3",
      "--side",
      "black",
      "--session",
      session
    };
    String first = typing("8/5 6/5\nundo\n8/5 6/5\nquit\n", play).out();
    assertTrue(first.contains("You roll 3-1."), first);
    assertTrue(first.endsWith("The game goes on next time.\n"), first);
    String kept = Files.readString(Path.of(session, "games.pdn"));
    assertTrue(kept.contains("[DiceSeed \"3\"]"), kept);
    assertTrue(kept.contains("1. 3-1 8/5-6/5 2. 6-1 "), kept);
    String second = typing("resign\nquit\n", play).out();
    assertTrue(second.contains("The game goes on."), second);
    assertTrue(second.contains("pip-counter wins."), second);
    assertTrue(Files.readString(Path.of(session, "games.pdn")).contains("[Result \"0-1\"]"));
  }
}
