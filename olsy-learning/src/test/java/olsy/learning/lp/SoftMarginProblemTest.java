package olsy.learning.lp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class SoftMarginProblemTest {
  @Test
  void addsUpShortfallsByHand() {
    short[] deltas = {2, -1, 0, 3, 1, 1};
    SoftMarginProblem problem =
        new SoftMarginProblem(2, deltas, new byte[] {1, 0, 1}, new int[] {5, 2, 1}, 10, 0.5);
    // w = (1, -1): row 0 has 3 >= 1, row 1 has -3 for 0, row 2 has 0 for 1; |w| = 2
    assertEquals(5 * 0 + 2 * 3 + 1 * 1 + 0.5 * 2, problem.value(new double[] {1, -1}));
    deltas[0] = 0;
    assertEquals(2, problem.delta(0, 0), "the array was copied");
  }

  @Test
  void computesValueAndLowerBoundByTheirDefinitions() {
    for (long seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      SoftMarginProblem problem = chaos(random);
      double[] weights = RandomRows.weights(random, problem);
      double value = RandomRows.value(problem, weights);
      assertEquals(value, problem.value(weights), 1e-9 * (1 + value), "seed " + seed);
      double[] multipliers = multipliers(random, problem);
      double dual = RandomRows.dual(problem, multipliers);
      double bound = problem.lowerBound(multipliers);
      assertEquals(dual, bound, 1e-9 * (1 + Math.abs(dual)), "seed " + seed);
    }
  }

  @Test
  void noWeightsFallBelowALowerBound() {
    for (long seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      SoftMarginProblem problem = chaos(random);
      double bound = problem.lowerBound(multipliers(random, problem));
      for (int i = 0; i < 50; i++) {
        double value = problem.value(RandomRows.weights(random, problem));
        assertTrue(value >= bound - 1e-9, "seed " + seed + ": " + value + " below " + bound);
      }
    }
  }

  @Test
  void refusesWhatIsNoProblem() {
    short[] row = {1, 1};
    byte[] margin = {1};
    int[] once = {1};
    assertMessage(
        "columns must be positive, found 0",
        () -> new SoftMarginProblem(0, row, margin, once, 1, 0));
    assertMessage(
        "1 rows of 3 columns expected, found 2",
        () -> new SoftMarginProblem(3, row, margin, once, 1, 0));
    assertMessage(
        "1 multiplicities expected, found 2",
        () -> new SoftMarginProblem(2, row, margin, new int[] {1, 1}, 1, 0));
    assertMessage(
        "row 0: margin 0 or 1 expected, found 2",
        () -> new SoftMarginProblem(2, row, new byte[] {2}, once, 1, 0));
    assertMessage(
        "row 0: a multiplicity of at least 1 expected, found 0",
        () -> new SoftMarginProblem(2, row, margin, new int[1], 1, 0));
    assertMessage(
        "row 0: a difference expected, found only zeros",
        () -> new SoftMarginProblem(2, new short[2], margin, once, 1, 0));
    assertMessage(
        "bound must be positive, found 0.0",
        () -> new SoftMarginProblem(2, row, margin, once, 0, 0));
    assertMessage(
        "l1 must not be negative, found -1.0",
        () -> new SoftMarginProblem(2, row, margin, once, 1, -1));
  }

  @Test
  void refusesMultipliersThatProveNothing() {
    SoftMarginProblem problem =
        new SoftMarginProblem(1, new short[] {1}, new byte[] {1}, new int[] {2}, 1, 0);
    assertMessage(
        "row 0: a multiplier from 0 to 2 expected, found 2.5",
        () -> problem.lowerBound(new double[] {2.5}));
    assertMessage(
        "row 0: a multiplier from 0 to 2 expected, found -0.5",
        () -> problem.lowerBound(new double[] {-0.5}));
  }

  @Test
  void refusesArraysOfAnotherLength() {
    SoftMarginProblem problem =
        new SoftMarginProblem(1, new short[] {1}, new byte[] {1}, new int[] {2}, 1, 0);
    assertMessage("1 weights expected, found 2", () -> problem.value(new double[2]));
    assertMessage("1 multipliers expected, found 0", () -> problem.lowerBound(new double[0]));
  }

  private static SoftMarginProblem chaos(Random random) {
    double l1 = random.nextInt(2) * random.nextDouble();
    return RandomRows.chaos(random, 1 + random.nextInt(6), 1 + random.nextInt(30), 5, l1);
  }

  private static double[] multipliers(Random random, SoftMarginProblem problem) {
    double[] multipliers = new double[problem.rows()];
    for (int i = 0; i < multipliers.length; i++) {
      multipliers[i] = problem.multiplicity(i) * random.nextDouble() * 0.1;
    }
    return multipliers;
  }

  private static void assertMessage(String expected, Executable refused) {
    Exception e = assertThrows(IllegalArgumentException.class, refused, expected);
    assertEquals(expected, e.getMessage());
  }
}
