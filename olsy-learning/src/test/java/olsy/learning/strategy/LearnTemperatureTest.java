package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.player.Temperature;
import olsy.learning.strategy.Dominance.Seen;
import org.junit.jupiter.api.Test;

class LearnTemperatureTest {
  private static final double MAN = Candidate.LARGEST;

  @Test
  void findsTheTemperatureOfSimulatedDecisions() {
    for (double temperature : new double[] {0.01, 0.05, 0.3}) {
      SplittableRandom random = new SplittableRandom(1);
      List<Seen> decisions = new ArrayList<>();
      for (int i = 0; i < 3000; i++) {
        double[] values = random.doubles(6).map(v -> 3 * v * temperature * MAN).toArray();
        double[] p = new Temperature(temperature * MAN).probabilities(values);
        double draw = random.nextDouble();
        int chosen = 0;
        while (chosen < 5 && draw >= p[chosen]) {
          draw -= p[chosen++];
        }
        decisions.add(Decision.of(chosen, values));
      }
      double found = LearnTemperature.of(decisions) / MAN;
      assertEquals(1, found / temperature, 0.2, "found " + found);
    }
  }

  @Test
  void aPlayerThatNeverErrsIsCold() {
    List<Seen> decisions = List.of(Decision.of(1, 0, 0.5 * MAN), Decision.of(0, 0.2 * MAN, 0));
    assertTrue(LearnTemperature.of(decisions) <= 0.03 * MAN);
    List<Seen> random = List.of(Decision.of(1, 0, MAN), Decision.of(0, 0, MAN));
    assertTrue(LearnTemperature.of(random) > MAN, "and one that moves at random is hot");
  }
}
