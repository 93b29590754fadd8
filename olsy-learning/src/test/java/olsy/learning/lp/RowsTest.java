package olsy.learning.lp;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RowsTest {
  @Test
  void mergesRowsOfEqualDifferencesAndMargin() {
    Rows rows = new Rows(2);
    rows.add(new int[] {1, -2}, 1, 1);
    rows.add(new int[] {-2, 1}, 1, 1);
    rows.add(new int[] {1, -2}, 0, 4);
    rows.add(new int[] {1, -2}, 1, 2);
    SoftMarginProblem problem = rows.problem(10, 0);
    assertEquals(
        List.of("[1, -2] 1 x3", "[-2, 1] 1 x1", "[1, -2] 0 x4"),
        written(problem),
        "in first order");
  }

  @Test
  void leavesZeroRowsOutAndCountsThem() {
    Rows rows = new Rows(3);
    rows.add(new int[3], 1, 2);
    rows.add(new int[] {0, 0, 1}, 1, 1);
    rows.add(new int[3], 0, 5);
    assertEquals(7, rows.zeroRows());
    assertEquals(1, rows.size());
    assertEquals(1, rows.problem(10, 0).rows());
  }

  @Test
  void keepsTheWholeRangeOfAShortPrecisely() {
    Rows rows = new Rows(2);
    rows.add(new int[] {32767, -32768}, 1, 1);
    assertEquals(List.of("[32767, -32768] 1 x1"), written(rows.problem(10, 0)));
  }

  @Test
  void agreesWithAMapOnManyRows() {
    for (long seed = 0; seed < 20; seed++) {
      Random random = new Random(seed);
      int columns = 1 + random.nextInt(4);
      Rows rows = new Rows(columns);
      Map<String, Integer> expected = new LinkedHashMap<>();
      int zeros = 0;
      for (int i = 0; i < 3000; i++) {
        int[] delta = RandomRows.delta(random, columns, 4);
        int margin = random.nextInt(2);
        rows.add(delta, margin, 1);
        if (List.of(boxed(delta)).stream().allMatch(d -> d == 0)) {
          zeros++;
        } else {
          expected.merge(List.of(boxed(delta)) + " " + margin, 1, Integer::sum);
        }
      }
      List<String> lines = new ArrayList<>();
      expected.forEach((row, times) -> lines.add(row + " x" + times));
      assertEquals(lines, written(rows.problem(10, 0)), "seed " + seed);
      assertEquals(zeros, rows.zeroRows(), "seed " + seed);
    }
  }

  @Test
  void aProblemDoesNotChangeWhenRowsAreAddedLater() {
    Rows rows = new Rows(1);
    rows.add(new int[] {5}, 1, 1);
    SoftMarginProblem problem = rows.problem(10, 0);
    rows.add(new int[] {5}, 1, 1);
    rows.add(new int[] {6}, 1, 1);
    assertEquals(List.of("[5] 1 x1"), written(problem));
    assertEquals(List.of("[5] 1 x2", "[6] 1 x1"), written(rows.problem(10, 0)));
  }

  @Test
  void namesTheDifferenceThatDoesNotFitAShort() {
    Rows rows = new Rows(2);
    assertMessage(
        "column 1: a difference from -32768 to 32767 expected, found 32768",
        rows,
        new int[] {0, 32768});
    assertMessage(
        "column 0: a difference from -32768 to 32767 expected, found -32769",
        rows,
        new int[] {-32769, 0});
    assertEquals(0, rows.size());
  }

  @Test
  void refusesWrongLengthMarginAndTimes() {
    Rows rows = new Rows(2);
    assertMessage("2 differences expected, found 1", rows, new int[1]);
    int[] delta = {1, 1};
    Exception margin =
        assertThrows(IllegalArgumentException.class, () -> rows.add(delta, 2, 1), "margin");
    assertEquals("margin 0 or 1 expected, found 2", margin.getMessage());
    Exception times =
        assertThrows(IllegalArgumentException.class, () -> rows.add(delta, 1, 0), "times");
    assertEquals("a row is seen at least once, found 0", times.getMessage());
    assertThrows(IllegalArgumentException.class, () -> new Rows(0));
  }

  @Test
  void doesNotKeepTheCallersArray() {
    Rows rows = new Rows(2);
    int[] delta = {3, 4};
    rows.add(delta, 1, 1);
    delta[0] = 9;
    assertArrayEquals(
        new int[] {3, 4},
        new int[] {rows.problem(1, 0).delta(0, 0), rows.problem(1, 0).delta(0, 1)});
  }

  private static void assertMessage(String expected, Rows rows, int[] delta) {
    Exception refused =
        assertThrows(IllegalArgumentException.class, () -> rows.add(delta, 1, 1), expected);
    assertEquals(expected, refused.getMessage());
  }

  private static Integer[] boxed(int[] delta) {
    return Arrays.stream(delta).boxed().toArray(Integer[]::new);
  }

  private static List<String> written(SoftMarginProblem problem) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < problem.rows(); i++) {
      List<Integer> delta = new ArrayList<>();
      for (int j = 0; j < problem.columns(); j++) {
        delta.add(problem.delta(i, j));
      }
      lines.add(delta + " " + problem.margin(i) + " x" + problem.multiplicity(i));
    }
    return lines;
  }
}
