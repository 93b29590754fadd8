package olsy.core.game.kalah;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import olsy.core.game.Games;
import olsy.core.game.Outcome;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KalahTest {

  private static final KalahGame GAME = KalahFamily.USUAL;

  private static KalahGame game(String name) {
    return (KalahGame) Games.named(name);
  }

  /** As the side to move sees it, its houses and store first. */
  private static List<Integer> ring(Kalah s) {
    List<Integer> ring = new ArrayList<>();
    for (long side : new long[] {s.own(), s.other()}) {
      for (int house = 0; house < s.rules().houses(); house++) {
        ring.add(Kalah.house(side, house));
      }
      ring.add(Kalah.store(side));
    }
    return ring;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {"kalah 1", "kalah:6,6,no-empty-capture 2", "kalah:3,5 3", "kalah:7,2 4"})
  void turnsAreThoseOfThePlainRules(String name, long seed) {
    KalahGame game = game(name);
    PlainKalah plain = new PlainKalah(game.rules().houses(), game.rules().emptyCaptures());
    SplittableRandom random = new SplittableRandom(seed);
    for (int play = 0; play < 10; play++) {
      for (Kalah s = game.start(); !s.isTerminal(); s = RandomPlay.move(s, random)) {
        Set<List<Integer>> found = new HashSet<>();
        Arrays.stream(s.successors()).forEach(next -> found.add(ring(next)));
        assertEquals(plain.turns(ring(s)), found, game.text(s));
        assertEquals(found.size(), s.successorCount(), game.text(s));
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "C B:4,4,4,4,4,4,0/4,4,4,4,4,4,0 refused",
        "CF B:4,4,4,4,4,4,0/4,4,4,4,4,4,0 W:4,4,0,5,5,0,2/5,5,5,5,4,4,0",
        "ca B:4,4,4,4,4,4,0/4,4,4,4,4,4,0 W:0,5,1,6,6,5,1/4,4,4,4,4,4,0",
        "A B:1,0,4,4,4,4,0/4,4,4,4,7,4,0 W:0,0,4,4,4,4,8/4,4,4,4,0,4,0",
        "A B:1,0,4,4,4,4,0/4,4,4,4,0,4,0 W:0,0,4,4,4,4,1/4,4,4,4,0,4,0",
        "F B:0,0,0,0,0,1,9/1,2,0,0,0,0,5 W:0,0,0,0,0,0,10/0,0,0,0,0,0,8",
        "F B:0,0,0,0,0,9,9/1,2,0,0,0,0,5 W:1,0,0,0,0,0,12/2,3,1,1,0,1,5",
      })
  void sowsAndCaptures(String turn, String before, String after) {
    Kalah s = GAME.position(before);
    if (after.equals("refused")) {
      String message =
          assertThrows(IllegalArgumentException.class, () -> GAME.successor(s, turn)).getMessage();
      assertTrue(message.startsWith("illegal turn \"C\" in B:4,4,4,4,4,4,0"), message);
    } else {
      assertEquals(after, GAME.text(GAME.successor(s, turn)));
    }
  }

  @Test
  void nothingIsTakenFromAnEmptyHouseWhereThatIsTheRule() {
    KalahGame game = game("kalah:6,4,no-empty-capture");
    Kalah s = game.position("B:1,0,4,4,4,4,0/4,4,4,4,0,4,0");
    assertEquals("W:0,1,4,4,4,4,0/4,4,4,4,0,4,0", game.text(game.successor(s, "A")));
  }

  @Test
  void whoHasMoreSeedsHasWon() {
    assertEquals(Outcome.FIRST_WINS, GAME.position("B:0,0,0,0,0,0,25/0,0,0,0,0,0,23").outcome());
    assertEquals(Outcome.SECOND_WINS, GAME.position("W:0,0,0,0,0,0,2/0,0,0,0,0,0,23").outcome());
    Kalah drawn = GAME.position("W:0,0,0,0,0,0,24/0,0,0,0,0,0,24");
    assertEquals(Outcome.DRAW, drawn.outcome());
    assertEquals(0, GAME.resultCount().orElseThrow().lead(drawn, Side.FIRST));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "B:4,4/4,4 | expected the seeds in 6 houses and a store on each side",
        "X:4,4,4,4,4,4,0/4,4,4,4,4,4,0 | expected B: or W:",
        "B:0,0,0,0,0,0,0/4,4,4,4,4,4,0 | expected seeds in houses of both sides or of none",
        "B:99,99,99,4,4,4,0/4,4,4,4,4,4,0 | expected at most 255 seeds",
      })
  void refusesWhatIsNoPosition(String text, String beginning) {
    String message =
        assertThrows(IllegalArgumentException.class, () -> GAME.position(text)).getMessage();
    assertTrue(message.startsWith(beginning), message);
    assertTrue(message.endsWith('"' + text + '"'), message);
  }

  @Test
  void variantsHaveNames() {
    assertEquals("kalah", game("kalah:6,4").name());
    assertEquals("kalah:6,4,no-empty-capture", game("kalah:6,4,no-empty-capture").name());
    assertEquals("kalah:4,3", game("kalah:4,3").name());
    for (String wrong : List.of("kalah:", "kalah:6", "kalah:8,4", "kalah:6,22", "kalah:6,0")) {
      assertThrows(IllegalArgumentException.class, () -> Games.named(wrong), wrong);
    }
  }
}
