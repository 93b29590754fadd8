package olsy.core.game.checkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BallotsTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  @Test
  void threeMovesLeadTo216PositionsOfWhich174KeepTheirMen() {
    assertEquals(216, Ballots.threeMoves().size());
    List<Checkers> ballots = Ballots.THREE_MOVES.positions().get();
    assertEquals(174, ballots.size());
    assertEquals(174, new HashSet<>(ballots).size());
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 7, 8, 9})
  void otherDepthsSayTheSame(int depth) {
    assertEquals(
        Ballots.THREE_MOVES.positions().get(),
        Ballots.keepingTheirMen(Ballots.threeMoves(), depth));
  }

  /** Two of the pairs of moves that the two-move restriction excludes. */
  @ParameterizedTest
  @ValueSource(strings = {"9-14 21-17", "10-14 21-17"})
  void firstMovesThatLoseAManAreNotAmongThem(String moves) {
    Set<Checkers> ballots = new HashSet<>(Ballots.THREE_MOVES.positions().get());
    for (Checkers third : after(moves).successors()) {
      assertFalse(ballots.contains(third), GAME.text(third));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"11-15 23-19 8-11", "9-13 21-17 5-9", "10-15 22-18 15x22", "12-16 24-20 8-12"})
  void wellKnownOpeningsAreAmongThem(String moves) {
    assertTrue(Ballots.THREE_MOVES.positions().get().contains(after(moves)));
  }

  /** Newell Banks's deck of 1907 has 2,500 positions. */
  @Test
  void elevenMenHave2500PositionsOfWhich2403KeepTheirMen() {
    assertEquals(2500, Ballots.elevenMen().size());
    List<Checkers> ballots = Ballots.ELEVEN_MEN.positions().get();
    assertEquals(2403, ballots.size());
    for (Checkers ballot : ballots) {
      assertEquals(11, Long.bitCount(ballot.own()));
      assertEquals(11, Long.bitCount(ballot.other()));
      assertEquals(Checkers.START.toMove(), ballot.toMove());
    }
  }

  private static Checkers after(String moves) {
    Checkers position = Checkers.START;
    for (String move : moves.split(" ", -1)) {
      position = GAME.successor(position, move);
    }
    return position;
  }
}
