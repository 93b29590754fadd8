package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import olsy.learning.players.ModelFolder;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No file is lost by a name given twice, and none is spared that may go. */
class OverwritingTest {

  private static final String GAMES =
      """
      [Black "Ann"]
      [White "Bob"]
      1. 11-15 22-18 2. 15x22 25x18 *

      [Black "Bob"]
      [White "Ann"]
      1. 9-13 22-18 2. 6-9 *
      """;

  private static final String PAGE_OF_VERSION_01 =
      """
      <!DOCTYPE html>
      <title>olsy against samuel-1</title>
      <script type="application/json" id="data">{"us":"olsy","opponent":"samuel-1"}</script>
      """;

  @TempDir static Path sessions;
  private static Path session;

  @TempDir Path folder;
  private Path games;
  private Path notes;

  @BeforeAll
  static void play() {
    session = sessions.resolve("mine");
    String run =
        "run --opponent exchange-lover@1 --player exchange-lover@1 --max-depth 1 --games 4"
            + " --baseline 0 --move-limit 20 --synchronous --session ";
    assertEquals(0, olsy(run + session).code());
  }

  @BeforeEach
  void write() throws IOException {
    games = Files.writeString(folder.resolve("games.pdn"), GAMES);
    notes = Files.writeString(folder.resolve("notes.txt"), "Dear Ann,\n");
  }

  private static Run olsy(String line) {
    return Run.of(line.split(" ", -1));
  }

  /** With --force too. */
  private static void neverReplaced(String line, Path file) throws IOException {
    byte[] before = Files.readAllBytes(file);
    for (String more : new String[] {"", " --force"}) {
      Run run = olsy(line + more);
      assertEquals(2, run.code(), run.out());
      assertEquals("", run.out());
      assertTrue(run.err().endsWith(" is read by this command; name another file\n"), run.err());
      assertEquals(before.length, Files.size(file));
    }
  }

  private static void replacedByForce(String line, Path file, String holds) throws IOException {
    byte[] before = Files.readAllBytes(file);
    Run run = olsy(line);
    assertEquals(2, run.code(), run.out());
    assertEquals("", run.out());
    assertEquals("olsy: " + file + " holds " + holds + "\n", run.err());
    assertEquals(before.length, Files.size(file));
    Run forced = olsy(line + " --force");
    assertEquals(0, forced.code(), forced.err());
    assertTrue(Files.size(file) != before.length);
  }

  private String fit(Path out) {
    return "fit " + games + " --player Ann --max-depth 1 --features men --out " + out;
  }

  @Test
  void whatIsReadIsNeverReplaced() throws IOException {
    neverReplaced(fit(games), games);
    Path player = folder.resolve("player.json");
    ModelFolder.installed().player("material@1").write(player);
    neverReplaced("match " + player + " material@1 --games 2 --out " + player, player);
    neverReplaced("match material@1 " + player + "@1 --games 2 --out " + player, player);
    Path state = session.resolve("session.json");
    neverReplaced("export " + session + " --out " + state, state);
    neverReplaced("report " + session + " --out " + state, state);
    try (var models = Files.list(session.resolve("models"))) {
      Path model = models.findFirst().orElseThrow();
      neverReplaced("export " + session + " --out " + model, model);
    }
  }

  @Test
  void aFileIsTheSameByAnyName() throws IOException {
    Path symbolic = Files.createSymbolicLink(folder.resolve("symbolic.json"), games);
    neverReplaced(fit(symbolic), games);
    Path hard = Files.createLink(folder.resolve("hard.json"), games);
    neverReplaced(fit(hard), games);
    neverReplaced(fit(folder.resolve(".").resolve("games.pdn")), games);
    Path way = Files.createSymbolicLink(folder.resolve("way"), session);
    neverReplaced("export " + way + " --out " + session.resolve("games.pdn"), games);
  }

  @Test
  void gamesAreReplacedByForce() throws IOException {
    String match = "match material@1 samuel-1@1 --games 4 --move-limit 5 --out " + games;
    replacedByForce(match, games, "2 games; --force replaces them");
    replacedByForce(
        "export " + session + " --out " + games, games, "4 games; --force replaces them");
  }

  @Test
  void aFileOfAnotherKindIsReplacedByForce() throws IOException {
    replacedByForce(
        fit(notes),
        notes,
        "text of another kind, not a player that was learned; --force replaces it");
    Path own = folder.resolve("own.json");
    ModelFolder.installed().player("material@1").write(own);
    replacedByForce(fit(own), own, "a player, not a player that was learned; --force replaces it");
    Path page =
        Files.writeString(folder.resolve("page.html"), "<!DOCTYPE html>\n<title>Mine</title>");
    replacedByForce(
        "report " + session + " --out " + page,
        page,
        "a page in HTML, not a page that olsy made; --force replaces it");
  }

  @Test
  void aFileOfTheSameKindIsReplaced() throws IOException {
    Path model = folder.resolve("model.json");
    Files.createFile(model);
    assertEquals(0, olsy(fit(model)).code(), "nothing was in it");
    assertEquals(0, olsy(fit(model)).code());
    assertEquals(0, olsy("export " + session + " --out " + model).code());
    Path page = folder.resolve("page.html");
    assertEquals(0, olsy("report " + session + " --out " + page).code());
    assertEquals(0, olsy("report " + session + " --out " + page).code());
    Files.writeString(page, PAGE_OF_VERSION_01);
    assertEquals(0, olsy("report " + session + " --out " + page).code(), "of version 0.1");
    Path own = session.resolve("report.html");
    assertEquals(0, olsy("report " + session).code());
    assertEquals(0, olsy("report " + session + " --out " + own).code());
  }
}
