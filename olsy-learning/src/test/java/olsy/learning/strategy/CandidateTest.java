package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import org.junit.jupiter.api.Test;

class CandidateTest {

  @Test
  void theLargestWeightIsAMillion() {
    Candidate candidate = Candidate.scaled(new double[] {0.5, -2, 0}, 3, FrontierRule.NONE);
    assertEquals(List.of(250_000, -1_000_000, 0), candidate.weights());
    assertArrayEquals(new double[] {0.25, -1, 0}, candidate.realWeights());
    assertArrayEquals(new int[] {0, 1}, candidate.used());
    assertEquals(candidate, Candidate.scaled(candidate.realWeights(), 3, FrontierRule.NONE));
  }

  @Test
  void noWeightsStayNone() {
    assertEquals(List.of(0, 0), Candidate.scaled(new double[2], 1, FrontierRule.NONE).weights());
  }

  @Test
  void evaluatesWithThePoolsFeatures() {
    double[] weights = HiddenPlayer.materialWeights();
    weights[2] = 0.01;
    double value =
        Candidate.scaled(weights, 1, FrontierRule.NONE)
            .evaluation(HiddenPlayer.POOL)
            .value(Checkers.START, Side.FIRST);
    assertEquals(24 * 0.01 / 1.5 * 1e6, value, 24, "24 pieces on the board");
  }
}
