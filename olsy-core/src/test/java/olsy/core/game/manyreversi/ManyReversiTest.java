package olsy.core.game.manyreversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ManyReversiTest {

  private static final int GAMES = 5;

  /** In every position of random games, which go on until the board is full. */
  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  void hasTheSuccessorsOfThePlainBoard(int colours) {
    ManyReversiGame game = new ManyReversiGame(colours);
    int nothingToTurn = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      ManyReversi position = game.start();
      int plies = 0;
      while (!position.isTerminal()) {
        List<String> expected = new PlainManyBoard(game.text(position)).successors(colours);
        ManyReversi[] successors = position.successors();
        assertEquals(expected, Arrays.stream(successors).map(game::text).toList());
        assertEquals(successors.length, position.successorCount());
        ManyReversi before = position;
        position = successors[random.nextInt(successors.length)];
        boolean turned =
            Long.bitCount(position.discs(before.toMove()))
                > 1 + Long.bitCount(before.discs(before.toMove()));
        nothingToTurn += turned ? 0 : 1;
        plies++;
      }
      assertEquals(60, plies);
      assertEquals(0, position.successors().length);
    }
    assertTrue(nothingToTurn > GAMES, nothingToTurn + " moves turned nothing");
  }

  /** As the plain board counts them, too. */
  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  void countsLinesAsThePlainBoardDoes(int colours) {
    ManyReversiGame game = new ManyReversiGame(colours);
    for (int depth = 1; depth <= 3; depth++) {
      assertEquals(plain(game.text(game.start()), colours, depth), count(game.start(), depth));
    }
  }

  private static long plain(String text, int colours, int depth) {
    return depth == 0
        ? 1
        : new PlainManyBoard(text)
            .successors(colours).stream()
                .mapToLong(successor -> plain(successor, colours, depth - 1))
                .sum();
  }

  private static long count(ManyReversi position, int depth) {
    return depth == 0
        ? 1
        : Arrays.stream(position.successors())
            .mapToLong(successor -> count(successor, depth - 1))
            .sum();
  }

  /** Red on d4 turns green on e5 from f6, and nothing else. */
  @Test
  void turnsWhatStandsBetween() {
    ManyReversiGame game = new ManyReversiGame(4);
    assertEquals(
        List.of("f4", "d6", "f6"),
        Arrays.stream(game.start().successors())
            .map(next -> game.move(game.start(), next))
            .toList());
    assertEquals("y:8/8/8/3ry3/3br3/5r2/8/8", game.text(game.start().successors()[2]));
  }

  @Test
  void whoCanTurnNothingPutsADiscBesideAnother() {
    ManyReversiGame game = new ManyReversiGame(4);
    ManyReversi position = game.position("g:r7/1y6/8/8/8/8/8/8");
    assertEquals(
        List.of("b1", "c1", "a2", "c2", "a3", "b3", "c3"),
        Arrays.stream(position.successors()).map(next -> game.move(position, next)).toList());
    assertEquals("b:rg6/1y6/8/8/8/8/8/8", game.text(position.successors()[0]));
  }

  @Test
  void theFourthColourTakesNoPartAmongThree() {
    ManyReversi position = new ManyReversiGame(3).start();
    for (int ply = 0; ply < 12; ply++) {
      assertEquals(ply % 3, position.toMove());
      position = position.successors()[0];
    }
  }
}
