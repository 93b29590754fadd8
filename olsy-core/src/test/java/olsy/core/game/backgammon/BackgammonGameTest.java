package olsy.core.game.backgammon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.game.Outcome;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import org.junit.jupiter.api.Test;

class BackgammonGameTest {

  private static final BackgammonGame GAME = new BackgammonGame();

  /** GNU Backgammon's id of the beginning, and of it after 6-5, 24/13 (its own answers). */
  @Test
  void positionsHaveTheIdsOfGnuBackgammon() {
    assertEquals("4HPwATDgc/ABMA:B", GAME.text(GAME.start()));
    assertEquals(GAME.start(), GAME.position("4HPwATDgc/ABMA"));
    Backgammon rolled = GAME.successor(GAME.start(), "5-6");
    assertEquals("4HPwATDgc/ABMA:B:6-5", GAME.text(rolled));
    assertEquals(rolled, GAME.position("4HPwATDgc/ABMA:B:6-5"));
    Backgammon opposite = GAME.position("wnPwATDgc/ABMA:W");
    int[] waiting = opposite.counts(Side.FIRST);
    assertEquals(
        List.of(1, 4, 5), List.of(waiting[2], waiting[6], opposite.counts(Side.SECOND)[6]));
  }

  @Test
  void aGameBeginsWithoutADouble() {
    assertEquals(15, GAME.start().successors().length);
    assertThrows(IllegalArgumentException.class, () -> GAME.successor(GAME.start(), "3-3"));
    Backgammon next = GAME.successor(GAME.successor(GAME.start(), "2-1"), "13/11-6/5");
    assertEquals(21, next.successors().length);
    assertEquals(1, Arrays.stream(next.probabilities()).sum(), 1e-12);
    assertTrue(next.isChance());
    assertFalse(next.successors()[0].isChance());
  }

  @Test
  void playsAreWrittenAsOneWordAndReadBack() {
    Backgammon rolled = GAME.successor(GAME.start(), "3-1");
    for (String written : List.of("8/5-6/5", "8/5 6/5", "6/5,8/5", "6/5-8/5*")) {
      assertEquals("8/5-6/5", GAME.move(rolled, GAME.successor(rolled, written)));
    }
    Backgammon whole = GAME.successor(rolled, "24/20");
    assertEquals("24/20", GAME.move(rolled, whole));
    assertEquals(whole, GAME.successor(rolled, "24/21/20"));
    Exception illegal =
        assertThrows(IllegalArgumentException.class, () -> GAME.successor(rolled, "24/18"));
    assertTrue(
        illegal.getMessage().startsWith("illegal move 24/18 in 4HPwATDgc/ABMA:B:3-1, legal: "));
  }

  /** With 6-5 against a checker on the way, by the six it is hit, by the five it is not. */
  @Test
  void aHitOnTheWayTellsPlaysApart() {
    int[] own = new int[26];
    own[24] = 1;
    own[1] = 14;
    int[] other = new int[26];
    other[25 - 18] = 1;
    other[1 + 2] = 14;
    Backgammon s = new Backgammon(Points.code(own), Points.code(other), Side.FIRST, 65);
    assertEquals(List.of("24/18/13", "24/13"), s.plays().stream().map(Play::text).toList());
    for (Play play : s.plays()) {
      assertEquals(play.successor(), GAME.successor(s, play.text()));
    }
  }

  @Test
  void whoBearsOffFirstWins() {
    for (long seed = 1; seed <= 20; seed++) {
      Backgammon end = RandomPlay.walk(GAME.start(), 10_000, new SplittableRandom(seed));
      assertTrue(end.isTerminal(), "seed " + seed);
      assertEquals(end.first() == 0 ? Outcome.FIRST_WINS : Outcome.SECOND_WINS, end.outcome());
      assertFalse(end.isChance());
      int[] h = new int[GAME.features().size()];
      GAME.features().extract(end, Side.FIRST, h);
      int won = GAME.features().names().indexOf("won");
      assertEquals(end.first() == 0 ? 1 : -1, h[won]);
      assertEquals(end.games(), 1 + Math.abs(h[won + 1]), "seed " + seed);
      assertEquals(end, GAME.position(GAME.text(end)));
    }
  }

  @Test
  void gammonsAndBackgammonsCountMore() {
    int[] counts = new int[26];
    counts[7] = 15;
    assertEquals(2, new Backgammon(0, Points.code(counts), Side.SECOND, 0).games());
    counts[7] = 14;
    assertEquals(1, new Backgammon(0, Points.code(counts), Side.SECOND, 0).games());
    counts[19] = 1;
    assertEquals(3, new Backgammon(Points.code(counts), 0, Side.FIRST, 0).games());
  }

  @Test
  void whatIsNoPositionIsRefused() {
    for (String wrong :
        List.of(
            "4HPwATDgc/ABM",
            "4HPwATDgc/ABMA:X",
            "4HPwATDgc/ABMA:B:7-1",
            "/////////////w",
            "AAAAAAAAAAAAAA",
            "wXPwATDgc/ABMA")) {
      assertThrows(IllegalArgumentException.class, () -> GAME.position(wrong), wrong);
    }
  }

  /** Its own home is below on the right; the roll is not a part of it. */
  @Test
  void theBoardIsDrawnForEachSide() {
    List<String> lines = GAME.drawing(GAME.start(), Side.FIRST);
    assertEquals("  13 14 15 16 17 18  | 19 20 21 22 23 24", lines.get(0));
    assertEquals("   b  .  .  .  w  .  |  w  .  .  .  .  b", lines.get(1));
    assertEquals("  pips to go  b 167, w 167", lines.get(lines.size() - 1));
  }
}
