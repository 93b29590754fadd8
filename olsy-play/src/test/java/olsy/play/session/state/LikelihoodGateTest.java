package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import olsy.play.session.store.Decision;
import org.junit.jupiter.api.Test;

class LikelihoodGateTest {

  private static Decision decision(double probability, double uniform) {
    return new Decision(
        1,
        0,
        "",
        "11-15",
        false,
        false,
        new Decision.Expected(10, "11-15", probability, uniform, 0, false));
  }

  @Test
  void isOpenWhileMovesAreMoreProbableThanByChance() {
    SplittableRandom random = new SplittableRandom(4);
    Gate gate = new LikelihoodGate();
    List<Double> ratios = new ArrayList<>();
    int open = 0;
    for (int i = 0; i < 2000; i++) {
      double uniform = 1.0 / (2 + random.nextInt(8));
      double probability = 0.01 + 0.9 * random.nextDouble();
      gate.add(decision(probability, uniform));
      ratios.add(probability / uniform);
      List<Double> last = ratios.subList(Math.max(0, ratios.size() - 30), ratios.size());
      double product = last.stream().reduce(1.0, (a, b) -> a * b);
      boolean expected = last.size() >= 10 && product >= Math.pow(1.5, last.size());
      assertEquals(expected, gate.isOpen(), "seed 4, decision " + i);
      open += expected ? 1 : 0;
    }
    assertTrue(open > 100 && open < 1900, "open " + open + " times");
  }

  @Test
  void aModelThatIsSureOfWhatDoesNotHappenIsShutOut() {
    Gate gate = new LikelihoodGate();
    for (int i = 0; i < 20; i++) {
      gate.add(decision(i % 2 == 0 ? 0.99 : 0.002, 0.125));
    }
    assertFalse(gate.isOpen(), gate.evidence());
  }
}
