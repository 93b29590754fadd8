package olsy.play.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.evaluation.Score;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.prediction.Prediction;
import olsy.learning.prediction.Predictor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReasonsTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  /** A man of samuel-1 weighs 1, so amounts have the unit of the weights. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void addUpToTheDifferenceOfTheTwoBestMoves(long seed) {
    PlayerFile player = ModelFolder.installed().player("samuel-1@3");
    SplittableRandom random = new SplittableRandom(seed);
    int compared = 0;
    Checkers position = GAME.start();
    for (int ply = 0; ply < 60 && !position.isTerminal(); ply++) {
      List<Checkers> successors = Arrays.stream(position.successors()).distinct().toList();
      Prediction<Checkers> expected = Predictor.of(player, GAME).predict(position);
      double[] values = expected.values();
      double[] sorted = Arrays.stream(values).sorted().toArray();
      double best = sorted[sorted.length - 1];
      double next = sorted[Math.max(0, sorted.length - 2)];
      List<Reasons.Reason> reasons = Reasons.of(player, GAME, expected);
      if (!Score.isDecided(best) && !Score.isDecided(next)) {
        compared++;
        double sum = reasons.stream().mapToDouble(Reasons.Reason::amount).sum();
        assertEquals((best - next) / player.unit(), sum, 1e-9, "seed " + seed + ", ply " + ply);
      }
      assertEquals(
          reasons.stream()
              .sorted(Comparator.comparingDouble(Reasons.Reason::amount).reversed())
              .toList(),
          reasons);
      position = successors.get(random.nextInt(successors.size()));
    }
    assertTrue(compared > 10, compared + " positions compared, seed " + seed);
  }

  @Test
  void nothingSpeaksForWhatOtherStrategiesWouldPlay() {
    PlayerFile player = ModelFolder.installed().player("samuel-1@3");
    Prediction<Checkers> alone = Predictor.of(player, GAME).predict(GAME.start());
    List<Double> worst = new ArrayList<>(Collections.nCopies(alone.successors().size(), 0.0));
    double[] values = alone.values();
    int least = 0;
    for (int i = 0; i < values.length; i++) {
      least = values[i] < values[least] ? i : least;
    }
    worst.set(least, 1.0);
    Prediction<Checkers> mixed =
        new Prediction<>(
            alone.strategy(),
            alone.position(),
            alone.successors(),
            alone.seen(),
            List.of(new Prediction.Alternative(0.9, worst)));
    assertEquals(least, mixed.choice());
    assertEquals(List.of(), Reasons.of(player, GAME, mixed));
  }
}
