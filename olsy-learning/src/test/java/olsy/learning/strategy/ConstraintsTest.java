package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import olsy.learning.lp.SoftMarginProblem;
import olsy.learning.strategy.Constraints.Margin;
import olsy.learning.strategy.Dominance.Seen;
import org.junit.jupiter.api.Test;

class ConstraintsTest {
  private static final double ALL = Double.POSITIVE_INFINITY;
  private static final int[] BOTH = {0, 1};

  /** Three moves, the second was played. */
  private static final Seen SEEN =
      Decision.between(1, new int[] {1, 0}, new int[] {3, 2}, new int[] {0, 5});

  @Test
  void symmetricMarginsAreAllOne() {
    Constraints found = Constraints.of(List.of(SEEN), Margin.SYMMETRIC, ALL, BOTH);
    assertEquals(List.of("1x [2, 2] >= 1", "1x [3, -3] >= 1"), rows(found, 2));
    assertEquals(0, found.decided());
  }

  @Test
  void orderAwareMarginsAreOneForEarlierMoves() {
    Constraints found = Constraints.of(List.of(SEEN), Margin.ORDER_AWARE, ALL, BOTH);
    assertEquals(List.of("1x [2, 2] >= 1", "1x [3, -3] >= 0"), rows(found, 2));
  }

  @Test
  void onlyActiveColumnsCount() {
    Constraints found = Constraints.of(List.of(SEEN), Margin.SYMMETRIC, ALL, new int[] {1});
    assertEquals(List.of("1x [2] >= 1", "1x [-3] >= 1"), rows(found, 1));
  }

  @Test
  void equalRowsAreMergedAndZeroRowsSayNothing() {
    Seen other = Decision.between(0, new int[] {4, 4}, new int[] {2, 2}, new int[] {4, 4});
    Constraints found = Constraints.of(List.of(SEEN, other), Margin.SYMMETRIC, ALL, BOTH);
    assertEquals(List.of("2x [2, 2] >= 1", "1x [3, -3] >= 1"), rows(found, 2));
  }

  @Test
  void decidedDominantsAreCountedAndLeftOut() {
    int[] h = {1, 1};
    double won = 1e12;
    Seen wins = new Seen(0, 2, new double[] {won, 3, won}, new int[][] {null, h, null});
    Constraints playedTheWin = Constraints.of(List.of(wins), Margin.SYMMETRIC, ALL, BOTH);
    assertEquals(0, playedTheWin.rows().size());
    assertEquals(4, playedTheWin.decided());
    assertEquals(0, playedTheWin.impossible());
    Seen misses =
        new Seen(1, 3, new double[] {won, 3, -won, 2}, new int[][] {null, {5, 0}, null, {1, 1}});
    Constraints missedIt = Constraints.of(List.of(misses), Margin.SYMMETRIC, ALL, BOTH);
    assertEquals(List.of("3x [4, -1] >= 1"), rows(missedIt, 2));
    assertEquals(6, missedIt.decided());
    assertEquals(3, missedIt.impossible(), "the win that was missed");
  }

  @Test
  void decisionsMuchWorseThanTheBestAreTrimmed() {
    int[][] features = {{1, 0}, {0, 1}};
    Seen slip = new Seen(1, 1, new double[] {10, 7}, features);
    assertEquals(1, Constraints.of(List.of(slip), Margin.SYMMETRIC, 3, BOTH).rows().size());
    assertEquals(0, Constraints.of(List.of(slip), Margin.SYMMETRIC, 2.9, BOTH).rows().size());
  }

  private static List<String> rows(Constraints found, int columns) {
    SoftMarginProblem problem = found.rows().problem(10, 0);
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < problem.rows(); i++) {
      List<Integer> delta = new ArrayList<>();
      for (int j = 0; j < columns; j++) {
        delta.add(problem.delta(i, j));
      }
      rows.add(problem.multiplicity(i) + "x " + delta + " >= " + problem.margin(i));
    }
    return rows;
  }
}
