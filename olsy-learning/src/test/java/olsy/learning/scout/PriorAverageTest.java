package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.TieRule;
import olsy.learning.example.ExampleSet;
import olsy.learning.strategy.HiddenPlayer;
import org.junit.jupiter.api.Test;

/** A player of one ply, whose decisions are seen in the same way whatever the weights. */
class PriorAverageTest {

  private static final Hypothesis ONE = new Hypothesis(1, FrontierRule.NONE);
  private static final LogitClimb.Effort FAR = new LogitClimb.Effort(3, false, true);

  private final LogitClimb<Checkers> climb =
      new LogitClimb<>(
          HiddenPlayer.POOL,
          HiddenPlayer.GAME.moveSquares(),
          ONE,
          ExampleSet.of(HiddenPlayer.withDepth(1).games(40, 3)).unforced());

  private static Gaussian believing(double men, double deviation) {
    double[] mean = new double[HiddenPlayer.POOL.size()];
    mean[0] = men;
    return new Gaussian(mean, SimulatedDecisions.filled(mean.length, deviation));
  }

  private Climbed<Checkers> climbed(Gaussian prior, double[] from, TieRule<Checkers> ties) {
    return climb.climb(new LogitClimb.Start<>(prior, from, ties), FAR);
  }

  private Climbed<Checkers> found() {
    Gaussian prior = believing(4, 0.5);
    return climbed(prior, prior.mean(), TieRule.gamesOrder());
  }

  @Test
  void liesBetweenWhatEachPriorLeadsTo() {
    Climbed<Checkers> found = found();
    List<Gaussian> others = List.of(believing(1, 0.5), believing(4, 2));
    double[] average = new PriorAverage<>(climb).of(found, others).weights();
    List<double[]> ends =
        others.stream()
            .map(prior -> climbed(prior, found.weights(), found.ties()).weights())
            .toList();
    int inside = 0;
    for (int j = 0; j < average.length; j++) {
      double least = found.weights()[j];
      double most = least;
      for (double[] end : ends) {
        least = Math.min(least, end[j]);
        most = Math.max(most, end[j]);
      }
      assertTrue(average[j] >= least - 1e-9 && average[j] <= most + 1e-9, "feature " + j);
      inside += average[j] > least + 1e-6 && average[j] < most - 1e-6 ? 1 : 0;
    }
    assertTrue(inside > 0, "no prior has all of the share");
  }

  @Test
  void nothingElseToBelieveLeavesWhatWasFound() {
    Climbed<Checkers> found = found();
    Climbed<Checkers> average = new PriorAverage<>(climb).of(found, List.of());
    assertArrayEquals(found.weights(), average.weights());
    assertEquals(found.score(), average.score(), 1e-9);
  }
}
