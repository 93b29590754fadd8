package olsy.core.game.checkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import olsy.core.game.BoardShape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EnglishCheckersTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  @Test
  void everySuccessorHasAMoveThatReadsBack() {
    Random random = new Random(4);
    int ambiguous = 0;
    for (int i = 0; i < 20000; i++) {
      Checkers s = i % 2 == 0 ? RandomPositions.played(random) : RandomPositions.placed(random);
      for (Checkers successor : s.successors()) {
        String move = GAME.move(s, successor);
        assertEquals(successor, GAME.successor(s, move), () -> GAME.text(s) + " " + move);
        ambiguous += move.split("x", -1).length > 2 ? 1 : 0;
      }
    }
    assertTrue(ambiguous > 0, "no capture needed its path");
  }

  @Test
  void whatStandsOnTheBoardIsThePosition() {
    Random random = new Random(6);
    for (int i = 0; i < 2000; i++) {
      Checkers s = i % 2 == 0 ? RandomPositions.played(random) : RandomPositions.placed(random);
      String squares = GAME.squares(s);
      String text =
          GAME.text(s).charAt(0) + ":W" + list(squares, 'w', 'W') + ":B" + list(squares, 'b', 'B');
      assertEquals(s, GAME.position(text), squares);
    }
  }

  private static String list(String squares, char man, char king) {
    StringJoiner list = new StringJoiner(",");
    for (int i = 0; i < squares.length(); i++) {
      String name = GAME.board().squares().get(i).name();
      if (squares.charAt(i) == man || squares.charAt(i) == king) {
        list.add(squares.charAt(i) == king ? "K" + name : name);
      }
    }
    return list.toString();
  }

  @Test
  void kingsStepToNeighboursOnTheBoard() {
    List<BoardShape.Square> squares = GAME.board().squares();
    assertEquals(32, squares.size());
    for (BoardShape.Square from : squares) {
      Checkers king = GAME.position("B:W:BK" + from.name());
      Set<String> reached =
          Arrays.stream(king.successors())
              .map(successor -> squares.get(GAME.squares(successor).indexOf('B')).name())
              .collect(Collectors.toSet());
      Set<String> neighbours =
          squares.stream()
              .filter(to -> Math.abs(to.row() - from.row()) == 1)
              .filter(to -> Math.abs(to.column() - from.column()) == 1)
              .map(BoardShape.Square::name)
              .collect(Collectors.toSet());
      assertEquals(neighbours, reached, from.name());
    }
    assertEquals(new BoardShape.Square("1", 0, 1), squares.get(0));
    assertEquals(new BoardShape.Square("32", 7, 6), squares.get(31));
  }

  @Test
  void everyPathReadsBack() {
    Random random = new Random(5);
    for (int i = 0; i < 20000; i++) {
      Checkers s = i % 2 == 0 ? RandomPositions.played(random) : RandomPositions.placed(random);
      List<WrittenMove> legal = WrittenMove.all(s);
      assertEquals(s.successorCount(), legal.size(), s::toString);
      Set<Checkers> reached = new HashSet<>();
      for (WrittenMove move : legal) {
        reached.add(move.successor());
        for (String separator : List.of("-", "x")) {
          String path =
              move.path().stream().map(String::valueOf).collect(Collectors.joining(separator));
          assertEquals(move.successor(), GAME.successor(s, path), () -> GAME.text(s) + " " + path);
        }
      }
      assertEquals(new HashSet<>(Arrays.asList(s.successors())), reached);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "B:W21-32:B1-12|11-15|11-15",
        "B:W21-32:B1-12|11x15|11-15",
        "B:W18:B15|15-22|15x22",
        "B:W18:B15|15X22|15x22",
        "B:W6:B2|2x9|2x9",
        "B:W7,15:B3|3x10x19|3x19",
        "B:W7,8,15,16:B3|3x10x19|3x10x19",
        "B:W7,8,15,16:B3|3-12x19|3x12x19",
        "B:W7,8,15,16,23:B3|3x10x26|3x10x19x26",
        "B:W7,8,15,16:BK3|3x10x19x12x3|3x3"
      })
  void writesShortAndReadsBoth(String position, String read, String written) {
    Checkers s = GAME.position(position);
    assertEquals(written, GAME.move(s, GAME.successor(s, read)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "B:W21-32:B1-12|11-17|illegal move 11-17 in B:W21,22,23,24,25,26,27,28,29,30,31,32:"
            + "B1,2,3,4,5,6,7,8,9,10,11,12, legal: 9-13 10-14 11-15 12-16 9-14 10-15 11-16",
        "B:W18:B15,1|1-5|illegal move 1-5 in B:W18:B1,15, legal: 15x22",
        "B:W7,8,15,16:B3|3x19|ambiguous move 3x19 in B:W7,8,15,16:B3, legal: 3x10x19 3x12x19",
        "B:W7,8,15,16,23:B3|3x19x26|ambiguous move 3x19x26 in B:W7,8,15,16,23:B3, legal:"
            + " 3x10x19x26 3x12x19x26",
        "B:W7,15:B3|3x10|illegal move 3x10 in B:W7,15:B3, legal: 3x19",
        "B:WK1:B|1-5|illegal move 1-5 in B:WK1:B, legal: none"
      })
  void namesTheLegalMoves(String position, String move, String expected) {
    assertEquals(expected, Refusal.of(move, GAME.position(position), GAME));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "11", "11-", "11-33", "0-5", "11--15", "11 15", "a-b", "11-15-"})
  void refusesWhatIsNoMove(String move) {
    assertEquals(
        "expected a move between squares 1 to 32 like 11-15, 22x15 or 18x9x5, found \""
            + move
            + '"',
        Refusal.of(move, GAME.start(), GAME));
  }

  @Test
  void namesBothPositionsWithoutAMoveBetween() {
    Checkers s = GAME.start();
    assertEquals(
        "no move leads from " + GAME.text(s) + " to " + GAME.text(s),
        assertThrows(IllegalArgumentException.class, () -> GAME.move(s, s)).getMessage());
  }
}
