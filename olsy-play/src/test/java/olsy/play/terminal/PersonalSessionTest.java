package olsy.play.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import olsy.core.game.Side;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.play.board.BoardText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PersonalSessionTest {

  private static final PlayerFile PLAYER = ModelFolder.installed().player("material@2");

  @TempDir Path folder;

  /** The name of a player may be anything. */
  @ParameterizedTest
  @CsvSource({
    "samuel-1, samuel-1",
    "../../x, ..-..-x",
    "a b/c:d, a-b-c-d",
    "Jürgen_2.0, Jürgen_2.0",
    "'', player",
    "., player",
    ".., player"
  })
  void theGamesWithAPlayerHaveAFolderOfTheirOwn(String name, String expected) {
    assertEquals(expected, PersonalSession.folderName(name));
  }

  @Test
  void aGameThatIsLeftGoesOn() {
    Path path = folder.resolve("games");
    assertFalse(PersonalSession.isIn(path));
    String begun = played(PersonalSession.begun(path, PLAYER, 3), "11-15\nquit\n");
    assertTrue(begun.contains("A new game."), begun);
    assertTrue(begun.endsWith("The game goes on next time.\n"), begun);
    assertTrue(PersonalSession.isIn(path));
    PersonalSession session = PersonalSession.existing(path);
    assertEquals(3, session.folder().settings().learning().maxDepth());
    String goesOn = played(session, "resign\n\nquit\n");
    assertTrue(goesOn.contains("The game goes on."), goesOn);
    assertTrue(goesOn.contains("After 1 game: you 0, olsy 2"), goesOn);
  }

  @Test
  void howFarLearningIsIsTold() {
    PersonalSession session = PersonalSession.begun(folder.resolve("games"), PLAYER, 1);
    String text = played(session, "1\n1\nexpect\nquit\n");
    assertTrue(text.contains("olsy has no model of you yet: 2 of 10 decisions.\n"), text);
  }

  @Test
  void aModelIsOneOfTheSameGame() {
    assertEquals(PLAYER, PersonalSession.expecting(PLAYER, PLAYER).model());
    PlayerFile chess =
        new PlayerFile("chess", "Ann", PLAYER.search(), PLAYER.strategy(), null, PLAYER.other());
    IllegalArgumentException wrong =
        assertThrows(
            IllegalArgumentException.class, () -> PersonalSession.expecting(PLAYER, chess));
    assertEquals("expected one of a player of checkers, found one of chess", wrong.getMessage());
  }

  private static String played(PersonalSession session, String typed) {
    StringWriter out = new StringWriter();
    session.play(
        Side.FIRST,
        new BufferedReader(new StringReader(typed)),
        new PrintWriter(out),
        new BoardText(false));
    return out.toString();
  }
}
