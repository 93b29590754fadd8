package olsy.core.game.manyreversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.SplittableRandom;
import olsy.core.search.many.ManyResult;
import olsy.core.search.many.ManySearch;
import olsy.core.search.many.ManySearches;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ManyReversiGameTest {

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  void positionsReadBack(int colours) {
    ManyReversiGame game = new ManyReversiGame(colours);
    assertEquals("r:8/8/8/3ry3/3bg3/8/8/8", game.text(game.start()));
    for (int seed = 0; seed < 20; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      ManyReversi position = game.start();
      while (!position.isTerminal()) {
        assertEquals(position, game.position(game.text(position)));
        position = position.successors()[random.nextInt(position.successorCount())];
      }
      assertEquals(position, game.position(game.text(position)));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "''; expected the colour to move, one of r, y, g, and a colon, found \"\"",
        "b:8/8/8/3ry3/3bg3/8/8/8; expected the colour to move, one of r, y, g, and a colon, found"
            + " \"b:8/8/8/3ry3/3bg3/8/8/8\"",
        "r:8/8; expected 8 rows, found 2 in \"r:8/8\"",
        "r:8/8/8/8/8/8/8/8; expected a disc on the board, found none",
        "r:8/8/8/3ry2/3bg3/8/8/8; row 4: expected 8 squares, found 7",
        "r:8/8/8/3ry3/3bg3r/8/8/8; row 5: expected 8 squares, found 9",
        "r:8/8/8/3ry3/3xg3/8/8/8; row 5: expected letters of rygb and numbers of empty squares,"
            + " found \"3xg3\"",
        "r:8/8/8/3ry3/3bg3/8/8/9; row 8: expected letters of rygb and numbers of empty squares,"
            + " found \"9\"",
      })
  void whatIsWrongWithAPositionIsNamed(String text, String sentence) {
    Exception wrong =
        assertThrows(IllegalArgumentException.class, () -> new ManyReversiGame(3).position(text));
    assertEquals(sentence, wrong.getMessage());
  }

  @Test
  void hasThreeOrFourColours() {
    assertEquals("many-reversi:3", new ManyReversiGame(3).name());
    assertEquals(List.of("red", "yellow", "green"), new ManyReversiGame(3).players());
    assertEquals(4, new ManyReversiGame(4).players().size());
    Exception wrong = assertThrows(IllegalArgumentException.class, () -> new ManyReversiGame(5));
    assertEquals("expected 3 or 4 colours, found 5", wrong.getMessage());
  }

  /** Everything the searches promise holds on positions of a game, too. */
  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  void isSearchedAsTheDefinitionDoes(int colours) {
    ManyReversiGame game = new ManyReversiGame(colours);
    ManySearch<ManyReversi> definition = ManySearches.MAX_N.of(game.payoffs());
    for (int seed = 0; seed < 4; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      ManyReversi position = game.start();
      for (int ply = 0; ply < 15 * seed; ply++) {
        position = position.successors()[random.nextInt(position.successorCount())];
      }
      ManyResult<ManyReversi> expected = definition.search(position, 3);
      for (var pruning : List.of(ManySearches.IMMEDIATE_PRUNING, ManySearches.SHALLOW_PRUNING)) {
        ManyResult<ManyReversi> found = pruning.of(game.payoffs()).search(position, 3);
        assertEquals(expected.line(), found.line());
        assertEquals(expected.values(), found.values());
      }
    }
  }
}
