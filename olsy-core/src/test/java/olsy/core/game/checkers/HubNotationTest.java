package olsy.core.game.checkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import olsy.core.game.Notation;
import olsy.core.game.RandomPlay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HubNotationTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final Notation<Checkers> HUB = GAME.protocol();
  private static final String START = "B" + "b".repeat(12) + "e".repeat(8) + "w".repeat(12);

  @Test
  void theStart() {
    assertEquals(START, HUB.text(Checkers.START));
    assertEquals(Checkers.START, HUB.position(START));
  }

  @Test
  void positionsOfGamesReadBack() {
    for (int seed = 1; seed <= 200; seed++) {
      Random random = new Random(seed);
      Checkers s = Checkers.START;
      for (int ply = 0; ply < 150 && !s.isTerminal(); ply++) {
        s = RandomPlay.move(s, random);
        assertEquals(s, HUB.position(HUB.text(s)), "seed " + seed + " ply " + ply);
      }
    }
  }

  /** Different successors have different texts: a move tells where it leads. */
  @Test
  void everySuccessorHasAMoveThatReadsBack() {
    int seed = 6;
    Random random = new Random(seed);
    int multiple = 0;
    for (int i = 0; i < 20000; i++) {
      Checkers s = i % 2 == 0 ? RandomPositions.played(random) : RandomPositions.placed(random);
      Set<Checkers> successors = new HashSet<>(List.of(s.successors()));
      Set<String> texts = new HashSet<>();
      for (Checkers successor : successors) {
        String move = HUB.move(s, successor);
        texts.add(move);
        assertEquals(successor, HUB.successor(s, move), () -> HUB.text(s) + " " + move);
        String mixed = mixed(move, random);
        assertEquals(successor, HUB.successor(s, mixed), () -> HUB.text(s) + " " + mixed);
        multiple += mixed.equals(move) ? 0 : 1;
      }
      assertEquals(successors.size(), texts.size(), () -> "seed " + seed + " " + HUB.text(s));
    }
    assertTrue(multiple > 0, "no capture of several pieces, seed " + seed);
  }

  /** The captured squares in another order. */
  private static String mixed(String move, Random random) {
    List<String> squares = new ArrayList<>(List.of(move.split("x", -1)));
    Collections.shuffle(squares.subList(Math.min(2, squares.size()), squares.size()), random);
    return squares.stream().collect(Collectors.joining("x"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "B:W21-32:B1-12|11-15|11-15",
        "B:W18,21,23-32:B1-10,12,15|15x22|15x22x18",
        "B:W10,18,32:B6|6x22|6x22x10x18",
        "B:W7,8,15,16:B3|3x10x19|3x19x7x15",
        "B:W7,8,15,16:BK3|3x3|3x3x7x8x15x16"
      })
  void writesBeginEndAndCapturedSquares(String fen, String book, String hub) {
    Checkers s = GAME.position(fen);
    assertEquals(hub, HUB.move(s, GAME.successor(s, book)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "B:W18:B1,15|1-5|illegal move 1-5 in Bbeeeeeeeeeeeeebeeweeeeeeeeeeeeee, legal: 15x22x18",
        "B:W18:B1,15|15x22x19|illegal move 15x22x19 in Bbeeeeeeeeeeeeebeeweeeeeeeeeeeeee, legal:"
            + " 15x22x18",
        "B:WK1:B|1-5|illegal move 1-5 in BWeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee, legal: none"
      })
  void namesTheLegalMoves(String fen, String move, String expected) {
    assertEquals(expected, Refusal.of(move, GAME.position(fen), HUB));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "11", "11-", "11-33", "0-5", "11x15", "15-22-18", "11 15", "15X22X18"})
  void refusesWhatIsNoMove(String move) {
    assertEquals(
        "expected a move between squares 1 to 32 like 11-15 or 15x22x18, found \"" + move + '"',
        Refusal.of(move, Checkers.START, HUB));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "B",
        "BbbbbbbbbbbbbeeeeeeeewwwwwwwwwwwwW",
        "XeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeW"
      })
  void refusesWhatIsNoPosition(String text) {
    assertEquals(
        "expected B or W and 32 letters of w b W B e, found " + text,
        assertThrows(IllegalArgumentException.class, () -> HUB.position(text)).getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Beeewbeeeeeeeeeeeeeeeeeeeeeeeeeee", "Weeeeeeeeeeeeeeeeeeeeeeeeeeeebeee"})
  void refusesMenWhereTheyAreCrowned(String text) {
    assertEquals(
        "expected no man on its last row, found " + text,
        assertThrows(IllegalArgumentException.class, () -> HUB.position(text)).getMessage());
  }

  @Test
  void namesBothPositionsWithoutAMoveBetween() {
    assertEquals(
        "no move leads from " + START + " to " + START,
        assertThrows(IllegalArgumentException.class, () -> HUB.move(Checkers.START, Checkers.START))
            .getMessage());
  }
}
