package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import olsy.core.player.Temperature;
import olsy.core.player.TieRule;
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
  void theLeadSaysHowOftenTheFirstOfEqualMovesIsTaken() {
    for (double lead : new double[] {0, 1, 3}) {
      TieRule<Object> truth = TieRule.gamesOrder().withLead(lead * 0.05 * MAN);
      SplittableRandom random = new SplittableRandom(2);
      List<Seen> decisions = new ArrayList<>();
      for (int i = 0; i < 3000; i++) {
        double[] values = random.ints(6, 0, 3).mapToDouble(v -> v * 0.05 * MAN).toArray();
        double[] utilities = truth.bonusesAsListed(values);
        Arrays.setAll(utilities, k -> utilities[k] + values[k]);
        double[] p = new Temperature(0.05 * MAN).probabilities(utilities);
        double draw = random.nextDouble();
        int chosen = 0;
        while (chosen < 5 && draw >= p[chosen]) {
          draw -= p[chosen++];
        }
        decisions.add(Decision.of(chosen, values));
      }
      LearnTemperature.Found<Object> found = LearnTemperature.of(decisions, TieRule.gamesOrder());
      assertEquals(lead, found.ties().lead() / found.temperature(), 0.5, found.toString());
      assertEquals(1, found.temperature() / 0.05 / MAN, 0.2, found.toString());
    }
  }

  @Test
  void aLeadIsNoneOrReachesTheMargin() {
    TieRule<Object> ties = new TieRule<>(0.04 * MAN, Optional.empty(), Optional.empty());
    List<Seen> decisions =
        Collections.nCopies(200, Decision.of(0, 0.5 * MAN, 0.53 * MAN, 0.5 * MAN));
    TieRule<Object> found = LearnTemperature.of(decisions, ties).ties();
    assertTrue(found.lead() >= ties.margin(), found.toString());
    List<Seen> few = List.of(Decision.of(0, MAN, MAN));
    assertEquals(0, LearnTemperature.of(few, ties).ties().lead(), "one tie may be chance");
  }

  @Test
  void aPlayerThatNeverErrsIsCold() {
    List<Seen> decisions = List.of(Decision.of(1, 0, 0.5 * MAN), Decision.of(0, 0.2 * MAN, 0));
    assertTrue(LearnTemperature.of(decisions) <= 0.03 * MAN);
    List<Seen> random = List.of(Decision.of(1, 0, MAN), Decision.of(0, 0, MAN));
    assertTrue(LearnTemperature.of(random) > MAN, "and one that moves at random is hot");
  }
}
