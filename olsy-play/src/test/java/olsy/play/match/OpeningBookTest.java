package olsy.play.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.learning.text.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpeningBookTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  @TempDir Path folder;

  @Test
  void theLastPositionsOfGamesAreOpenings() throws IOException {
    List<Checkers> book = read("[Event \"a\"]\n\n1. 11-15 23-19 *\n\n[Event \"b\"]\n\n1. 9-13 *\n");
    Checkers first = GAME.successor(GAME.successor(Checkers.START, "11-15"), "23-19");
    assertEquals(List.of(first, GAME.successor(Checkers.START, "9-13")), book);
  }

  @Test
  void theSameTwiceIsOneOpening() throws IOException {
    assertEquals(
        List.of(GAME.position("W:W21:B1"), Checkers.START),
        read("W:W21:B1\n#\nB:W21-32:B1-12\n\nW:W 21:B 1.\n"));
  }

  @Test
  void aFileWithoutOpeningsIsRefused() {
    InputException wrong = assertThrows(InputException.class, () -> read("# none\n"));
    assertEquals(folder.resolve("book") + ": expected openings, found none", wrong.getMessage());
  }

  private List<Checkers> read(String text) throws IOException {
    return new OpeningBook<>(GAME, Files.writeString(folder.resolve("book"), text)).read();
  }
}
