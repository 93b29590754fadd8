package olsy.core.game.reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import olsy.core.game.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class StabilityTest {

  @ParameterizedTest
  @EnumSource
  void stableDiscsAreNeverTurned(ReversiBoard board) {
    SplittableRandom random = new SplittableRandom(9);
    int seen = 0;
    for (int n = 0; n < 50; n++) {
      List<Othello> game = RandomGames.game(board, random);
      for (Side side : Side.values()) {
        long before = 0;
        for (Othello position : game) {
          long own = position.discs(side);
          long stable = Stability.on(board).stable(own, position.discs(side.other()));
          assertEquals(0, before & ~own, () -> position + ", " + side);
          assertEquals(0, before & ~stable, () -> position + ", " + side);
          before = stable;
          seen += Long.bitCount(stable);
        }
      }
    }
    assertTrue(seen > 1000, "few stable discs: " + seen);
  }

  @ParameterizedTest
  @CsvSource({
    "bbb./..../..../...., 3",
    ".bbb/..../..../...., 3",
    ".bb./..../..../...., 0",
    "bb../b.../..../...., 3",
    "bb../bb../b.../...., 5",
    "wbbw/..../..../...., 2",
    "bbbb/bbbb/bbbb/bbbb, 16",
  })
  void countsWhatLinesTell(String rows, int stable) {
    Othello position = new Reversi(ReversiBoard.FOUR).position("B:" + rows);
    assertEquals(
        stable,
        Long.bitCount(Stability.on(ReversiBoard.FOUR).stable(position.own(), position.other())));
  }
}
