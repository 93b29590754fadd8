package olsy.lab.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import olsy.core.evaluation.Evaluation;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import org.junit.jupiter.api.Test;

class CappedFunctionTest {

  private static final Checkers START = new EnglishCheckers().start();

  @Test
  void doesNotSeeLargeValues() {
    for (double value : new double[] {-3, -2.9, 0, 2.9, 3, 7}) {
      double seen = new CappedFunction((s, side) -> value, 3).value(START, Side.FIRST);
      assertEquals(Math.abs(value) < 3 ? value : 0, seen, "of " + value);
    }
  }

  @Test
  void seesFromNothingToEverything() {
    CappedFunction half = CappedFunction.of(0.5);
    Evaluation<Checkers> f = half.f();
    assertEquals(2 * f.unit(), half.a());
    assertEquals(6 * f.unit(), CappedFunction.of(0.75).a());
    assertEquals(0, CappedFunction.of(0).a());
    assertEquals(Double.POSITIVE_INFINITY, CappedFunction.of(1).a());
    assertTrue(f.unit() > 1, "weights with two decimals");
  }
}
