package olsy.lab.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.game.RandomPlay;
import olsy.core.game.checkers.Checkers;
import olsy.lab.player.LabGame;
import olsy.learning.strategy.FeatureSelection;
import org.junit.jupiter.api.Test;

class ResultRegressionTest {

  private static final FeatureSelection<Checkers> FEATURES =
      new FeatureSelection<>(List.of("men", "kings", "centre"), LabGame.CHECKERS.features());

  /** Positions whose games end as often in a win as a hidden function says. */
  @Test
  void findsTheFunctionThatDecidesGames() {
    double[] hidden = {1, 1.6, 0.3};
    SplittableRandom random = new SplittableRandom(3);
    List<SelfPlay.Judged> positions = new ArrayList<>();
    while (positions.size() < 20_000) {
      Checkers position = RandomPlay.walk(Checkers.START, 10 + random.nextInt(50), random);
      int[] h = FEATURES.extract(position, position.toMove());
      double value = hidden[0] * h[0] + hidden[1] * h[1] + hidden[2] * h[2];
      boolean wins = random.nextDouble() < 1 / (1 + Math.exp(-1.2 * value));
      positions.add(new SelfPlay.Judged(position, 1000 * value, wins ? 2 : 0));
    }
    double[] weights =
        new ResultRegression(FEATURES, 1.2, 1).weights(positions, 1000, new double[] {1, 1, 0});
    for (int j = 0; j < hidden.length; j++) {
      assertEquals(hidden[j], weights[j], 0.06, FEATURES.names().get(j));
    }
  }
}
