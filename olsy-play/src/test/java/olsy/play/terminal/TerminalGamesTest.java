package olsy.play.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import olsy.play.opponent.person.TypedText;
import olsy.play.personal.PersonalSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TerminalGamesTest {

  private static final PlayerFile PLAYER = ModelFolder.installed().player("material@2");

  @TempDir Path folder;

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
    assertTrue(goesOn.contains("After 1 game: you 0, material 2"), goesOn);
  }

  @Test
  void howFarLearningIsIsTold() {
    PersonalSession session = PersonalSession.begun(folder.resolve("games"), PLAYER, 1);
    String text = played(session, "1\n1\nexpect\nquit\n");
    assertTrue(
        text.contains("material has no model of you yet: 2 of 10 decisions, 8 to go.\n"), text);
  }

  private static String played(PersonalSession session, String typed) {
    StringWriter out = new StringWriter();
    TerminalGames games =
        new TerminalGames(
            new Screen(
                new TypedText(new BufferedReader(new StringReader(typed)), new PrintWriter(out)),
                new PrintWriter(out),
                BoardText.PLAIN));
    games.play(session, Side.FIRST);
    return out.toString();
  }
}
