package olsy.learning.lp;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.ojalgo.optimisation.Expression;
import org.ojalgo.optimisation.ExpressionsBasedModel;
import org.ojalgo.optimisation.Optimisation;
import org.ojalgo.optimisation.Variable;

class SoftMarginSolverTest {
  private static final SoftMarginSolver SOLVER = new SoftMarginSolver();

  @Test
  void agreesWithAllVerticesInOneToThreeColumns() {
    for (long seed = 0; seed < 600; seed++) {
      Random random = new Random(seed);
      int columns = 1 + random.nextInt(3);
      double l1 = random.nextInt(2) * 2 * random.nextDouble();
      double bound = 0.1 + 5 * random.nextDouble();
      SoftMarginProblem problem = RandomRows.chaos(random, columns, random.nextInt(12), bound, l1);
      Solution.Certified solution = certified(problem, new double[columns], "seed " + seed);
      double least = leastVertex(problem);
      assertEquals(least, solution.value(), 1e-8 * (1 + least), "seed " + seed);
    }
  }

  @Test
  void agreesWithThePrimalProgrammeOfAllRows() {
    for (long seed = 0; seed < 30; seed++) {
      Random random = new Random(seed);
      double l1 = seed % 3 == 0 ? 0 : 5 * random.nextDouble();
      SoftMarginProblem problem =
          RandomRows.hidden(random, 4 + random.nextInt(6), 300, 0.1, 20, l1);
      Solution.Certified solution = certified(problem, new double[problem.columns()], "s " + seed);
      double least = primal(problem);
      assertEquals(least, solution.value(), 1e-6 * (1 + least), "seed " + seed);
    }
  }

  @Test
  void agreesWithThePrimalProgrammeWhereOneFeatureIsAThousandTimesAsLarge() {
    for (long seed = 0; seed < 30; seed++) {
      Random random = new Random(seed);
      SoftMarginProblem small = RandomRows.hidden(random, 5, 300, 0.1, 20, 0);
      Rows rows = new Rows(5);
      for (int i = 0; i < small.rows(); i++) {
        int[] delta = new int[5];
        for (int j = 0; j < 5; j++) {
          delta[j] = small.delta(i, j) * (j == 0 ? 1000 : 1);
        }
        rows.add(delta, small.margin(i), small.multiplicity(i));
      }
      SoftMarginProblem problem = rows.problem(20, 0);
      double least = primal(problem);
      assertEquals(
          least, certified(problem, new double[5], "").value(), 1e-6 * (1 + least), "seed " + seed);
    }
  }

  @Test
  void closesTheCertificateOfFortyColumnsAndTwentyThousandRows() {
    for (double noise : new double[] {0, 0.1}) {
      long seed = 40;
      SoftMarginProblem problem = RandomRows.hidden(new Random(seed), 40, 20_000, noise, 100, 0);
      Solution.Certified solution =
          certified(problem, new double[40], "seed " + seed + ", noise " + noise);
      if (noise == 0) {
        assertEquals(0, solution.value(), 1e-9, "hidden weights satisfy all rows, seed " + seed);
      } else {
        assertTrue(solution.value() > 100, "seed " + seed + ", noise " + noise);
      }
    }
  }

  @Test
  void everyStartLeadsToTheSameValue() {
    for (long seed = 0; seed < 10; seed++) {
      Random random = new Random(seed);
      double l1 = seed % 2 == 0 ? 0 : 3;
      SoftMarginProblem problem = RandomRows.hidden(random, 6, 1000, 0.1, 10, l1);
      Solution.Certified cold = certified(problem, new double[6], "seed " + seed);
      double[] far = RandomRows.weights(random, problem);
      double[] outside = random.doubles(6, -1000, 1000).toArray();
      for (double[] start : List.of(far, outside, cold.weights())) {
        Solution.Certified warm = certified(problem, start, "seed " + seed);
        assertEquals(cold.value(), warm.value(), 1e-8 * (1 + cold.value()), "seed " + seed);
      }
    }
  }

  @Test
  void mergedRowsHaveTheValueOfSingleOnes() {
    for (long seed = 0; seed < 30; seed++) {
      SoftMarginProblem merged = RandomRows.chaos(new Random(seed), 3, 400, 10, 1);
      SoftMarginProblem single = unmerged(merged);
      assertTrue(single.rows() > merged.rows(), "seed " + seed);
      double value = certified(merged, new double[3], "seed " + seed).value();
      double singleValue = certified(single, new double[3], "seed " + seed).value();
      assertEquals(value, singleValue, 1e-8 * (1 + value), "seed " + seed);
    }
  }

  @Test
  void sameProblemAndStartGiveTheSameBits() {
    for (long seed = 0; seed < 3; seed++) {
      SoftMarginProblem first = RandomRows.hidden(new Random(seed), 12, 2000, 0.05, 100, 0);
      SoftMarginProblem again = RandomRows.hidden(new Random(seed), 12, 2000, 0.05, 100, 0);
      Solution.Certified one = certified(first, new double[12], "seed " + seed);
      Solution.Certified two = certified(again, new double[12], "seed " + seed);
      assertArrayEquals(one.weights(), two.weights(), "seed " + seed);
      assertEquals(one.lowerBound(), two.lowerBound(), "seed " + seed);
    }
  }

  @Test
  void withoutRowsNothingIsViolated() {
    SoftMarginProblem free = new Rows(2).problem(10, 0);
    assertArrayEquals(new double[] {3, -4}, certified(free, new double[] {3, -4}, "").weights());
    SoftMarginProblem priced = new Rows(2).problem(10, 1);
    assertArrayEquals(
        new double[2], certified(priced, new double[] {3, -4}, "").weights(), 1e-9, "L1 alone");
  }

  @Test
  void aStartThatSatisfiesAllRowsIsKept() {
    Rows rows = new Rows(2);
    rows.add(new int[] {1, 0}, 1, 1);
    rows.add(new int[] {1, -1}, 0, 1);
    double[] start = {2, 1.5};
    assertArrayEquals(start, certified(rows.problem(10, 0), start, "").weights());
  }

  /** From a session: on the way from these weights value and bound stay 1e-8 apart. */
  @Test
  void whatRoundingLeavesOpenOfAProofCountsAsClosed() {
    double[] weights = {
      0.427968, 0.741835, -0.523193, 0.132766, -1.0, 0.470149, 0.0, 0.603965, -0.398762, 0.329066,
      0.075148, 0.535729, 0.384632, -0.460408, -0.661366, 0.314783, -0.295349, 0.074282, 0.48295,
      0.146509
    };
    int[][] deltas = {
      {0, 0, -2, 1, 0, -1, 3, 2, -1, -1, -2, -1, 2, 3, 0, 0, 2, 2, 0, -1},
      {0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, -2},
      {1, 0, 1, 0, 1, 0, 5, 1, 1, 4, 0, -1, 2, 3, 0, 0, 0, 2, 2, -2},
      {0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
      {0, 0, 0, -2, 1, 0, 1, 0, 2, 2, 0, 1, 3, -1, 0, 0, 0, 1, -2, 1},
      {-2, 0, -2, 1, -1, 0, -2, 1, -3, -8, -2, -1, -2, -1, 1, 1, -1, -1, 1, 1},
      {0, -1, -1, 2, -1, 0, 0, 0, 0, -1, 0, 0, -1, -1, -1, -1, 0, -1, -2, 0},
      {0, 1, 1, -1, -1, 0, 0, -1, 0, 0, 0, 1, 0, 1, 0, 0, 0, -1, -1, 0},
      {1, 0, 1, 0, 0, 0, -1, 0, 0, 0, 0, -1, -1, -1, 0, 0, 0, -1, 1, 1},
      {0, 0, 0, 0, -1, 0, -1, -1, 0, -1, 0, 0, -1, 0, 0, 0, 0, -1, 0, 2}
    };
    int[] margins = {1, 1, 1, 0, 0, 0, 1, 0, 0, 0};
    Rows rows = new Rows(weights.length);
    for (int i = 0; i < margins.length; i++) {
      rows.add(deltas[i], margins[i], 1);
    }
    double[] start = Arrays.stream(weights).map(weight -> 10 * weight).toArray();
    certified(rows.problem(1000, 0), start, "from a session");
  }

  @Test
  void contradictingRowsCostTheSumOfTheirMargins() {
    Rows rows = new Rows(3);
    rows.add(new int[] {2, -1, 0}, 1, 3);
    rows.add(new int[] {-2, 1, 0}, 1, 3);
    assertEquals(6, certified(rows.problem(10, 0), new double[3], "").value(), 1e-8);
  }

  @Test
  void theMajorityOfContradictingRowsWins() {
    Rows rows = new Rows(1);
    rows.add(new int[] {4}, 1, 5);
    rows.add(new int[] {-4}, 1, 2);
    Solution.Certified solution = certified(rows.problem(10, 0), new double[1], "");
    assertEquals(0.25, solution.weights()[0], 1e-9);
    assertEquals(4, solution.value(), 1e-8);
  }

  @Test
  void theBoundLimitsTheWeights() {
    Rows rows = new Rows(1);
    rows.add(new int[] {1}, 1, 2);
    Solution.Certified solution = certified(rows.problem(0.5, 0), new double[1], "");
    assertEquals(0.5, solution.weights()[0], 1e-12);
    assertEquals(1, solution.value(), 1e-9);
  }

  @Test
  void aMarginOfZeroIsContentWithATie() {
    Rows rows = new Rows(2);
    rows.add(new int[] {1, 0}, 1, 1);
    rows.add(new int[] {0, 1}, 0, 1);
    rows.add(new int[] {0, -1}, 0, 1);
    Solution.Certified solution = certified(rows.problem(10, 0.01), new double[] {0, 5}, "");
    assertArrayEquals(new double[] {1, 0}, solution.weights(), 1e-9);
    assertEquals(0.01, solution.value(), 1e-9);
  }

  @Test
  void l1DropsTheColumnThatAddsNothing() {
    Rows rows = new Rows(2);
    rows.add(new int[] {2, 1}, 1, 10);
    assertArrayEquals(
        new double[] {0.5, 0},
        certified(rows.problem(10, 1), new double[] {0, 1}, "").weights(),
        1e-9);
    assertArrayEquals(
        new double[2],
        certified(rows.problem(10, 21), new double[] {0, 1}, "").weights(),
        1e-9,
        "too high a price");
  }

  @Test
  void programmesThatAreGivenUpLeaveAnUncertifiedAnswer() {
    SoftMarginProblem problem = RandomRows.hidden(new Random(1), 20, 500, 0.2, 10, 0);
    Solution solution = new SoftMarginSolver(new DualLp(1)).solve(problem);
    Solution.Uncertified uncertified = assertInstanceOf(Solution.Uncertified.class, solution);
    assertEquals(RandomRows.value(problem, uncertified.bestWeights()), uncertified.value(), 1e-9);
    assertTrue(uncertified.lowerBound() < uncertified.value());
  }

  @Test
  void refusesAStartThatIsNoPoint() {
    SoftMarginProblem problem = RandomRows.hidden(new Random(1), 2, 5, 0, 10, 0);
    assertThrows(IllegalArgumentException.class, () -> SOLVER.solve(problem, new double[3]));
    double[] nan = {0, Double.NaN};
    assertThrows(IllegalArgumentException.class, () -> SOLVER.solve(problem, nan));
  }

  @Test
  void anOpenGapIsNotCertified() {
    double[] none = {};
    assertThrows(
        IllegalArgumentException.class, () -> new Solution.Certified(none, 1, 0.999, 1e-6, none));
    assertThrows(
        IllegalArgumentException.class,
        () -> new Solution.Certified(none, 1, Double.NaN, 1e-6, none));
  }

  /** Solves, and checks value, box and proof by their definitions. */
  private static Solution.Certified certified(
      SoftMarginProblem problem, double[] start, String message) {
    Solution.Certified solution =
        assertInstanceOf(Solution.Certified.class, SOLVER.solve(problem, start), message);
    double value = solution.value();
    double tolerance = 1e-9 * (1 + value) + 1e-10 * problem.bound();
    assertEquals(RandomRows.value(problem, solution.weights()), value, tolerance, message);
    for (double weight : solution.weights()) {
      assertTrue(Math.abs(weight) <= problem.bound(), message);
    }
    double[] multipliers = solution.multipliers();
    for (int i = 0; i < problem.rows(); i++) {
      boolean allowed = multipliers[i] >= 0 && multipliers[i] <= problem.multiplicity(i);
      assertTrue(allowed, message + ", row " + i);
    }
    assertEquals(RandomRows.dual(problem, multipliers), value, 2 * tolerance, message);
    return solution;
  }

  /**
   * The least F by brute force: F is linear between the planes where a row meets its margin, a
   * weight is zero or a weight is at its bound, so a point where k of them meet has the least F.
   */
  private static double leastVertex(SoftMarginProblem problem) {
    int k = problem.columns();
    List<double[]> planes = new ArrayList<>();
    for (int i = 0; i < problem.rows(); i++) {
      double[] plane = new double[k + 1];
      for (int j = 0; j < k; j++) {
        plane[j] = problem.delta(i, j);
      }
      plane[k] = problem.margin(i);
      planes.add(plane);
    }
    for (int j = 0; j < k; j++) {
      for (double at : new double[] {-problem.bound(), 0, problem.bound()}) {
        double[] plane = new double[k + 1];
        plane[j] = 1;
        plane[k] = at;
        planes.add(plane);
      }
    }
    return leastVertex(problem, planes, 0, new ArrayList<>());
  }

  private static double leastVertex(
      SoftMarginProblem problem, List<double[]> planes, int from, List<double[]> chosen) {
    if (chosen.size() == problem.columns()) {
      return valueWhereTheyMeet(problem, chosen);
    }
    double least = Double.POSITIVE_INFINITY;
    for (int i = from; i < planes.size(); i++) {
      chosen.add(planes.get(i));
      least = Math.min(least, leastVertex(problem, planes, i + 1, chosen));
      chosen.remove(chosen.size() - 1);
    }
    return least;
  }

  /** Gauss-Jordan elimination; infinity if the planes have no single point, or one off the box. */
  private static double valueWhereTheyMeet(SoftMarginProblem problem, List<double[]> planes) {
    int k = planes.size();
    double[][] a = planes.stream().map(double[]::clone).toArray(double[][]::new);
    for (int j = 0; j < k; j++) {
      int pivot = j;
      for (int i = j + 1; i < k; i++) {
        pivot = Math.abs(a[i][j]) > Math.abs(a[pivot][j]) ? i : pivot;
      }
      double[] row = a[pivot];
      a[pivot] = a[j];
      a[j] = row;
      if (Math.abs(row[j]) < 1e-9) {
        return Double.POSITIVE_INFINITY;
      }
      for (int i = 0; i < k; i++) {
        double factor = i == j ? 0 : a[i][j] / row[j];
        for (int t = j; t <= k; t++) {
          a[i][t] -= factor * row[t];
        }
      }
    }
    double[] weights = new double[k];
    for (int j = 0; j < k; j++) {
      weights[j] = a[j][k] / a[j][j];
      if (Math.abs(weights[j]) > problem.bound() * (1 + 1e-12)) {
        return Double.POSITIVE_INFINITY;
      }
    }
    return RandomRows.value(problem, weights);
  }

  /** The textbook formulation with one slack for every row, in ojAlgo's own modelling language. */
  private static double primal(SoftMarginProblem problem) {
    ExpressionsBasedModel model = new ExpressionsBasedModel();
    List<Variable> plus = new ArrayList<>();
    List<Variable> minus = new ArrayList<>();
    for (int j = 0; j < problem.columns(); j++) {
      for (List<Variable> part : List.of(plus, minus)) {
        part.add(
            model
                .newVariable("w" + part.size() + (part == plus ? "+" : "-"))
                .lower(0)
                .upper(problem.bound())
                .weight(BigDecimal.valueOf(problem.l1())));
      }
    }
    for (int i = 0; i < problem.rows(); i++) {
      Variable slack = model.newVariable("s" + i).lower(0).weight(problem.multiplicity(i));
      Expression row = model.newExpression("r" + i).lower(problem.margin(i)).set(slack, 1);
      for (int j = 0; j < problem.columns(); j++) {
        row.set(plus.get(j), problem.delta(i, j));
        row.set(minus.get(j), -problem.delta(i, j));
      }
    }
    Optimisation.Result result = model.minimise();
    assertTrue(result.getState().isOptimal());
    return result.getValue();
  }

  private static SoftMarginProblem unmerged(SoftMarginProblem merged) {
    int k = merged.columns();
    int size = 0;
    for (int i = 0; i < merged.rows(); i++) {
      size += merged.multiplicity(i);
    }
    short[] deltas = new short[size * k];
    byte[] margins = new byte[size];
    int[] once = new int[size];
    int row = 0;
    for (int i = 0; i < merged.rows(); i++) {
      for (int t = 0; t < merged.multiplicity(i); t++, row++) {
        for (int j = 0; j < k; j++) {
          deltas[row * k + j] = (short) merged.delta(i, j);
        }
        margins[row] = (byte) merged.margin(i);
        once[row] = 1;
      }
    }
    return new SoftMarginProblem(k, deltas, margins, once, merged.bound(), merged.l1());
  }
}
