package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SpreadsTest {

  private static Observation decision(double[]... features) {
    return new Observation(0, 1, features, new double[features.length]);
  }

  /** Of 1 and 3 the deviation is 1; of 0, 0 and 6 it is the root of 8. */
  @Test
  void aSpreadIsTheRootMeanSquareWithinDecisions() {
    Observation two = decision(new double[] {1}, new double[] {3});
    Observation three = decision(new double[] {0}, new double[] {0}, new double[] {6});
    assertArrayEquals(new double[] {1}, Spreads.of(List.of(two), 1), 1e-12);
    assertArrayEquals(new double[] {Math.sqrt(4.5)}, Spreads.of(List.of(two, three), 1), 1e-12);
  }

  /** A feature may differ from decision to decision as much as it likes. */
  @Test
  void whatAllMovesHaveInCommonIsNoSpread() {
    SplittableRandom random = new SplittableRandom(1);
    for (Observation one : SimulatedDecisions.of(new double[3], 20, random)) {
      double[][] shifted = new double[one.size()][];
      for (int i = 0; i < shifted.length; i++) {
        shifted[i] = one.features[i].clone();
        shifted[i][1] += 100;
      }
      assertArrayEquals(
          Spreads.of(List.of(one), 3), Spreads.of(List.of(decision(shifted)), 3), 1e-9);
    }
  }

  @Test
  void aFeatureThatNeverDiffersHasASmallSpread() {
    double[] spreads = Spreads.of(List.of(decision(new double[] {7}, new double[] {7})), 1);
    assertTrue(spreads[0] > 0 && spreads[0] < 1, spreads[0] + "");
    assertArrayEquals(spreads, Spreads.of(List.of(), 1));
  }

  @Test
  void movesWithoutFeaturesDoNotCount() {
    Observation decided = decision(new double[] {1}, null, new double[] {3});
    assertArrayEquals(new double[] {1}, Spreads.of(List.of(decided), 1), 1e-12);
    Observation one = decision(new double[] {1}, null);
    assertEquals(Spreads.of(List.of(), 1)[0], Spreads.of(List.of(one), 1)[0]);
  }
}
