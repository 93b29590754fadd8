package olsy.core.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Map;
import java.util.SplittableRandom;
import olsy.core.game.Features;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import org.junit.jupiter.api.Test;

class LinearEvaluationTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final Features<Checkers> FEATURES = GAME.features();
  private static final int LARGE = 50_000_000;

  /** Of all features or a part of them, or of none. */
  private static LinearEvaluation<Checkers> random(SplittableRandom random) {
    int[] weights = random.ints(FEATURES.size(), -LARGE, LARGE + 1).toArray();
    int kept = random.nextInt(9);
    for (int i = 0; i < weights.length; i++) {
      weights[i] = random.nextInt(8) < kept ? weights[i] : 0;
    }
    return new LinearEvaluation<>(FEATURES, weights);
  }

  private static Checkers position(SplittableRandom random) {
    return RandomPlay.walk(GAME.start(), random.nextInt(60), random);
  }

  /** Σ wᵢhᵢ, with numbers that have no end. */
  @Test
  void isTheExactSum() {
    SplittableRandom random = new SplittableRandom(4);
    int[] h = new int[FEATURES.size()];
    for (int i = 0; i < 2000; i++) {
      LinearEvaluation<Checkers> f = random(random);
      Checkers position = position(random);
      for (Side side : Side.values()) {
        FEATURES.extract(position, side, h);
        BigInteger sum = BigInteger.ZERO;
        for (int j = 0; j < h.length; j++) {
          sum = sum.add(BigInteger.valueOf(f.weights()[j]).multiply(BigInteger.valueOf(h[j])));
        }
        assertEquals(sum.doubleValue(), f.value(position, side), "seed 4, " + GAME.text(position));
      }
    }
  }

  @Test
  void mirroredWeightsAreThoseOfTheOtherSide() {
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 2000; i++) {
      LinearEvaluation<Checkers> f = random(random);
      LinearEvaluation<Checkers> mirrored = new LinearEvaluation<>(FEATURES, f.mirrored());
      Checkers position = position(random);
      for (Side side : Side.values()) {
        assertEquals(f.value(position, side), mirrored.value(position, side.other()), "seed 5");
      }
    }
  }

  @Test
  void noSumIsLargerThanTheLargest() {
    SplittableRandom random = new SplittableRandom(6);
    for (int i = 0; i < 500; i++) {
      LinearEvaluation<Checkers> f = random(random);
      LinearEvaluation<Checkers> model = random(random);
      Checkers root = position(random);
      double largest = f.largestSum(model, root);
      Checkers position = root;
      while (!position.isTerminal()) {
        for (Side side : Side.values()) {
          double sum = f.value(position, side) + model.value(position, side.other());
          assertTrue(Math.abs(sum) <= largest, "seed 6, " + GAME.text(root));
        }
        position = RandomPlay.move(position, random);
        if (random.nextInt(80) == 0) {
          break;
        }
      }
    }
  }

  @Test
  void weightsAreByNameAndRounded() {
    LinearEvaluation<Checkers> f =
        LinearEvaluation.of(FEATURES, Map.of("men", 1.0, "kings", 1.4999), 1000);
    assertEquals(1500, f.weights()[FEATURES.names().indexOf("kings")]);
    assertEquals(1500, f.largestWeight());
    assertEquals(1000, f.unit());
    assertEquals(
        7, LinearEvaluation.of(FEATURES, Map.of(), 7).largestWeight(), "something to divide by");
    assertThrows(IllegalArgumentException.class, () -> new LinearEvaluation<>(FEATURES, 1, 2));
  }
}
