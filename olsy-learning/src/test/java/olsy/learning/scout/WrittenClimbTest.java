package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.MoveSquares;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.TieRule;
import olsy.learning.prediction.Accuracy;
import olsy.learning.strategy.HiddenPlayer;
import olsy.learning.text.Json;
import org.junit.jupiter.api.Test;

class WrittenClimbTest {

  private static final Hypothesis HYPOTHESIS = new Hypothesis(2, FrontierRule.CAPTURES);

  private static final double[] ODD = {
    -0.0,
    0,
    1.0 / 3,
    -Math.PI,
    Double.MIN_VALUE,
    1e300,
    123456789012345680.0,
    Double.NaN,
    Double.NEGATIVE_INFINITY
  };

  /** Every bit, with an order of moves that nobody has a name for. */
  @Test
  void isReadAsItWasWritten() {
    SplittableRandom random = new SplittableRandom(3);
    MoveSquares<Checkers> squares = HiddenPlayer.GAME.moveSquares().orElseThrow();
    for (int i = 0; i < 20; i++) {
      double[] numbers = IntStream.range(0, 5).mapToDouble(j -> random.nextDouble()).toArray();
      TieRule<Checkers> ties =
          i == 0
              ? TieRule.gamesOrder()
              : new TieRule<>(
                  0.6 * random.nextDouble(),
                  random.nextDouble(),
                  Optional.of(squares.order(shuffled(random), shuffled(random))),
                  Optional.of(squares.order(shuffled(random), shuffled(random))));
      Climbed<Checkers> climbed =
          new Climbed<>(
              HYPOTHESIS,
              new Gaussian(ODD, ODD),
              numbers,
              ODD,
              random.nextDouble(),
              ties,
              new Climbed.Judgement(
                  ODD,
                  -random.nextDouble(),
                  new Accuracy(7, 1.0 / 3, 0.1 + 0.2, 2.0 / 7, 1, 0.125),
                  Accuracy.none()));
      Climbed<Checkers> read =
          WrittenClimb.of(
              Json.parse(Json.line(WrittenClimb.json(climbed)), "here"),
              HYPOTHESIS,
              HiddenPlayer.GAME);
      assertEquals(HYPOTHESIS, read.hypothesis());
      assertEquals(all(climbed), all(read));
      assertEquals(climbed.ties(), read.ties());
      assertEquals(climbed.judgement().explained(), read.judgement().explained());
      assertEquals(climbed.judgement().foreseen(), read.judgement().foreseen());
    }
  }

  private static List<Integer> shuffled(SplittableRandom random) {
    List<Integer> squares = new ArrayList<>(IntStream.range(0, 32).boxed().toList());
    for (int i = squares.size() - 1; i > 0; i--) {
      Collections.swap(squares, i, random.nextInt(i + 1));
    }
    return squares;
  }

  /** Its numbers; −0 is not 0 here. */
  private static List<Double> all(Climbed<?> climbed) {
    List<Double> all = new ArrayList<>();
    for (double[] numbers :
        List.of(
            climbed.prior().mean(),
            climbed.prior().deviation(),
            climbed.weights(),
            climbed.deviations(),
            climbed.judgement().leaveOneOut(),
            new double[] {climbed.sureness(), climbed.judgement().objective()})) {
      Arrays.stream(numbers).forEach(all::add);
    }
    return all;
  }
}
