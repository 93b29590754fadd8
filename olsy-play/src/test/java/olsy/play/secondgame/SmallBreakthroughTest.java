package olsy.play.secondgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.game.BoardShape;
import olsy.core.game.Feature;
import olsy.core.game.Outcome;
import olsy.core.game.Perft;
import olsy.core.game.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SmallBreakthroughTest {

  private static final SmallBreakthrough GAME = new SmallBreakthrough();
  private static final int GAMES = 300;

  /** The rules once more, on the text of a position: slow, and nothing shared. */
  private static List<String> slowSuccessors(String position) {
    char mover = position.startsWith("B") ? 'b' : 'w';
    char rival = mover == 'b' ? 'w' : 'b';
    String[] rows = position.substring(2).split("/", -1);
    String rivalsEnd = rows[mover == 'b' ? 0 : 4];
    List<String> successors = new ArrayList<>();
    if (rivalsEnd.indexOf(rival) >= 0 || position.indexOf(mover, 2) < 0) {
      return successors;
    }
    int forward = mover == 'b' ? 1 : -1;
    for (int row = 0; row < 5; row++) {
      for (int column = 0; column < 5; column++) {
        if (rows[row].charAt(column) == mover) {
          for (int to = Math.max(0, column - 1); to <= Math.min(4, column + 1); to++) {
            char there = rows[row + forward].charAt(to);
            if (there == '.' || (there == rival && to != column)) {
              String[] moved = rows.clone();
              moved[row] = with(moved[row], column, '.');
              moved[row + forward] = with(moved[row + forward], to, mover);
              successors.add((mover == 'b' ? "W:" : "B:") + String.join("/", moved));
            }
          }
        }
      }
    }
    return successors;
  }

  private static String with(String row, int column, char what) {
    return row.substring(0, column) + what + row.substring(column + 1);
  }

  private static long slowPerft(String position, int depth) {
    return depth == 0
        ? 1
        : slowSuccessors(position).stream().mapToLong(next -> slowPerft(next, depth - 1)).sum();
  }

  /** Positions of random games, the last ones among them. */
  private static List<Breakthrough> positions() {
    SplittableRandom random = new SplittableRandom(3);
    List<Breakthrough> positions = new ArrayList<>();
    for (int game = 0; game < GAMES; game++) {
      Breakthrough s = GAME.start();
      positions.add(s);
      while (!s.isTerminal()) {
        s = s.successors()[random.nextInt(s.successorCount())];
        positions.add(s);
      }
    }
    return positions;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void countsAsTheSlowGenerator(int depth) {
    assertEquals(
        slowPerft("B:bbbbb/bbbbb/...../wwwww/wwwww", depth), Perft.count(GAME.start(), depth));
  }

  @Test
  void successorsAreThoseOfTheSlowGenerator() {
    int finished = 0;
    for (Breakthrough s : positions()) {
      List<String> expected = slowSuccessors(GAME.text(s));
      List<String> found = Arrays.stream(s.successors()).map(GAME::text).toList();
      assertEquals(new HashSet<>(expected), new HashSet<>(found), GAME.text(s));
      assertEquals(expected.size(), found.size(), GAME.text(s));
      assertEquals(expected.size(), s.successorCount());
      assertEquals(expected.isEmpty(), s.isTerminal());
      finished += s.isTerminal() ? 1 : 0;
    }
    assertEquals(GAMES, finished);
  }

  @Test
  void positionsAndMovesReadBack() {
    for (Breakthrough s : positions()) {
      assertEquals(s, GAME.position(GAME.text(s)));
      assertEquals(s.hashCode(), GAME.position(GAME.text(s)).hashCode());
      for (Breakthrough successor : s.successors()) {
        assertEquals(successor, GAME.successor(s, GAME.move(s, successor)));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "b4-b3, B:bbbbb/b.bbb/.b.../wwwww/wwwww",
    "b4-a3, B:bbbbb/b.bbb/b..../wwwww/wwwww",
    "e4-e3, B:bbbbb/bbbb./....b/wwwww/wwwww",
  })
  void movesAreWrittenWithTheNamesOfTheBoard(String move, String after) {
    assertEquals(after.replace("B:", "W:"), GAME.text(GAME.successor(GAME.start(), move)));
    assertEquals(
        new BoardShape.Square("b4", 1, 1),
        GAME.board().squares().get(6),
        "the second row from above");
  }

  @Test
  void whoReachesTheLastRowOrTakesAllHasWon() {
    Breakthrough black = GAME.position("B:...../...../...../.b..w/.w...");
    assertEquals(
        List.of("b2-a1", "b2-c1"),
        Arrays.stream(black.successors()).map(next -> GAME.move(black, next)).toList());
    assertEquals(Outcome.FIRST_WINS, GAME.successor(black, "b2-a1").outcome());
    Breakthrough white = GAME.position("W:...../..b../...w./...../.....");
    Breakthrough taken = GAME.successor(white, "d3xc4");
    assertTrue(taken.isTerminal());
    assertEquals(Outcome.SECOND_WINS, taken.outcome());
  }

  @Test
  void featuresAreSymmetricAndWithinTheirBounds() {
    int n = GAME.features().size();
    int[] first = new int[n];
    int[] second = new int[n];
    int[] largest = new int[n];
    boolean[] varies = new boolean[n];
    for (Breakthrough s : positions()) {
      GAME.features().extract(s, Side.FIRST, first);
      GAME.features().extract(s, Side.SECOND, second);
      GAME.features().largest(s, largest);
      for (int i = 0; i < n; i++) {
        Feature feature = GAME.features().list().get(i);
        int sign = feature.symmetry() == Feature.Symmetry.DIFFERENCE ? -1 : 1;
        assertEquals(first[i], sign * second[i], feature.name() + " in " + GAME.text(s));
        assertTrue(Math.abs(first[i]) <= largest[i], feature.name() + " in " + GAME.text(s));
        varies[i] |= first[i] != 0;
      }
    }
    assertTrue(Arrays.equals(varies, new boolean[] {true, true, true, true, true}));
  }

  @Test
  void featuresCount() {
    int[] h = new int[GAME.features().size()];
    Breakthrough s = GAME.position("B:b.b../.b.../..w../...../wwww.");
    GAME.features().extract(s, Side.FIRST, h);
    assertEquals("[-2, 8, -1, 0, -2]", Arrays.toString(h));
    s = GAME.position("W:b.b../.b.../..w../.w.../..ww.");
    GAME.features().extract(s, Side.SECOND, h);
    assertEquals("[1, 7, 2, 0, 0]", Arrays.toString(h));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "B:bbbbb/bbbbb/...../wwwww",
        "X:bbbbb/bbbbb/...../wwwww/wwwww",
        "B:bbbbb/bbbbb/..K../wwwww/wwwww",
        "B:...../...../...../...../.b...",
      })
  void refusesWhatIsNoPosition(String text) {
    String message =
        assertThrows(IllegalArgumentException.class, () -> GAME.position(text)).getMessage();
    assertTrue(message.endsWith("found \"" + text + '"'), message);
  }

  @Test
  void ordersHaveNames() {
    GAME.tieOrders().forEach(order -> assertEquals(order, GAME.tieOrder(order.name())));
    assertThrows(IllegalArgumentException.class, () -> GAME.tieOrder("columns"));
    Breakthrough s = GAME.position("B:b..../...../.b.../...../....w");
    int near = GAME.tieOrder("rows-down").rank(s, GAME.successor(s, "a5-a4"));
    int far = GAME.tieOrder("rows-down").rank(s, GAME.successor(s, "b3-b2"));
    assertTrue(near < far);
  }
}
