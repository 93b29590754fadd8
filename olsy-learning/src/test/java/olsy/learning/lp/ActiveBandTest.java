package olsy.learning.lp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ActiveBandTest {
  @Test
  void holdsTheHundredNearestRowsTheFirstAmongEquals() {
    for (long seed = 0; seed < 100; seed++) {
      Random random = new Random(seed);
      SoftMarginProblem problem = RandomRows.hidden(random, 4, 300, 0.2, 10, 0);
      double[] weights = seed % 2 == 0 ? new double[4] : RandomRows.weights(random, problem);
      Point point = new Point(problem, weights);
      ActiveBand band = new ActiveBand(problem);
      band.centre(point);
      List<Integer> nearest =
          IntStream.range(0, problem.rows())
              .boxed()
              .sorted(Comparator.comparingDouble(i -> distance(problem, point, i)))
              .limit(100)
              .sorted()
              .collect(Collectors.toList());
      assertEquals(nearest, members(band, problem.rows()), "seed " + seed);
    }
  }

  @Test
  void takesTurnedRowsInAndForgetsThem() {
    Random random = new Random(1);
    SoftMarginProblem problem = RandomRows.hidden(random, 4, 300, 0, 10, 0);
    Point from = new Point(problem, RandomRows.weights(random, problem));
    double[] opposite = from.weights.clone();
    for (int j = 0; j < opposite.length; j++) {
      opposite[j] = -opposite[j];
    }
    Point to = new Point(problem, opposite);
    ActiveBand band = new ActiveBand(problem);
    band.centre(from);
    List<Integer> before = members(band, problem.rows());
    band.addTurned(from, to);
    band.centre(from);
    for (int i = 0; i < problem.rows(); i++) {
      boolean turned = from.violates(i) != to.violates(i);
      assertEquals(before.contains(i) || turned, band.contains(i), "row " + i);
    }
    assertTrue(members(band, problem.rows()).size() > 100);
    band.forgetTurned();
    band.centre(from);
    assertEquals(before, members(band, problem.rows()));
  }

  @Test
  void widensToTwiceItsSizeButNotBeyondTheRows() {
    SoftMarginProblem problem = RandomRows.hidden(new Random(2), 4, 250, 0, 10, 0);
    Point point = new Point(problem, new double[4]);
    ActiveBand band = new ActiveBand(problem);
    band.widen();
    band.centre(point);
    assertEquals(200, members(band, problem.rows()).size());
    band.widen();
    band.centre(point);
    assertEquals(problem.rows(), members(band, problem.rows()).size());
  }

  @Test
  void isEmptyWithoutRows() {
    SoftMarginProblem problem = new Rows(3).problem(10, 0);
    ActiveBand band = new ActiveBand(problem);
    band.centre(new Point(problem, new double[3]));
    assertEquals(List.of(), members(band, 0));
    assertFalse(new Point(problem, new double[3]).value > 0);
  }

  private static double distance(SoftMarginProblem problem, Point point, int row) {
    return Math.abs(point.shortfalls[row]) * (1 / Math.sqrt(problem.squaredNorm(row)));
  }

  private static List<Integer> members(ActiveBand band, int rows) {
    return IntStream.range(0, rows).filter(band::contains).boxed().collect(Collectors.toList());
  }
}
