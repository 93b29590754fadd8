package olsy.learning.prediction;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.player.Strategy;
import olsy.core.player.TieRule;
import olsy.core.search.SearchResult;
import org.junit.jupiter.api.Test;

class PredictionTest {

  private static final double UNIT = 10;

  /** A game of one move: a position, or where it ends. */
  private record Spot(int number, Outcome outcome) implements Position<Spot> {

    @Override
    public long key() {
      return number;
    }

    static Spot open(int number) {
      return new Spot(number, null);
    }

    @Override
    public Side toMove() {
      return number == 0 ? Side.FIRST : Side.SECOND;
    }

    @Override
    public Spot[] successors() {
      return outcome == null ? new Spot[] {open(number + 1)} : new Spot[0];
    }

    @Override
    public int successorCount() {
      return outcome == null ? 1 : 0;
    }
  }

  private record Units(double unit) implements Evaluation<Spot> {

    @Override
    public double value(Spot position, Side side) {
      throw new AssertionError("what was seen is known");
    }
  }

  private static Prediction<Spot> prediction(double temperature, double... values) {
    List<Spot> successors = new ArrayList<>();
    List<SearchResult<Spot>> seen = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      Spot successor =
          values[i] == 0
              ? new Spot(i + 1, Outcome.DRAW)
              : Score.isDecided(values[i])
                  ? new Spot(i + 1, Outcome.winOf(values[i] > 0 ? Side.FIRST : Side.SECOND))
                  : Spot.open(i + 1);
      successors.add(successor);
      seen.add(new SearchResult<>(List.of(successor), values[i], 1, 1, 1));
    }
    Strategy<Spot> strategy =
        new Strategy<>(new Units(UNIT), 1, 0, TieRule.gamesOrder(), temperature);
    return new Prediction<>(strategy, Spot.open(0), successors, seen);
  }

  @Test
  void expectsTheFirstOfTheBestMoves() {
    assertEquals(1, prediction(0, 3, 7, 7, 2).choice());
  }

  @Test
  void betterMovesAreMoreProbable() {
    double[] cold = prediction(1, 3, 7, 2).probabilities();
    double[] warm = prediction(100, 3, 7, 2).probabilities();
    for (double[] some : List.of(cold, warm)) {
      assertEquals(1, Arrays.stream(some).sum(), 1e-12);
      assertTrue(some[1] > some[0] && some[0] > some[2]);
    }
    assertTrue(cold[1] > warm[1]);
  }

  /** The most probable move of all strategies together need not be the best of any. */
  @Test
  void alternativesAreMixedByTheirShares() {
    Prediction<Spot> alone = prediction(1, 7, 6, 2);
    Prediction<Spot> mixed =
        new Prediction<>(
            alone.strategy(),
            alone.position(),
            alone.successors(),
            alone.seen(),
            List.of(
                new Prediction.Alternative(0.3, List.of(0.1, 0.2, 0.7)),
                new Prediction.Alternative(0.2, List.of(0.0, 1.0, 0.0))));
    double[] own = alone.probabilities();
    assertArrayEquals(
        new double[] {0.5 * own[0] + 0.03, 0.5 * own[1] + 0.26, 0.5 * own[2] + 0.21},
        mixed.probabilities(),
        1e-12);
    assertEquals(0, alone.choice());
    assertEquals(1, mixed.choice());
    assertEquals(alone.error(1), mixed.error(1));
  }

  @Test
  void theErrorIsHalfTheLeadOfTheBestMove() {
    assertEquals(0.15, prediction(0, 7, 4).error(1), 1e-12);
    assertEquals(0, prediction(0, 7, 4).error(0));
    assertEquals(0, prediction(0, 4, 4).error(1), "as good as the best");
  }

  @Test
  void noErrorExplainsAWinThatWasMissed() {
    assertEquals(Double.POSITIVE_INFINITY, prediction(0, Score.WIN - 3, 1).error(1));
    assertEquals(Double.POSITIVE_INFINITY, prediction(0, 1, 5 - Score.WIN).error(1));
    assertEquals(Double.POSITIVE_INFINITY, prediction(0, Score.WIN - 3, Score.WIN - 5).error(1));
    assertEquals(0, prediction(0, Score.WIN - 3, Score.WIN - 5).error(0));
  }

  /** Its value is exact: the whole lead must be an error of the other move's. */
  @Test
  void theResultOfADrawnGameHasNoError() {
    assertEquals(0.3, prediction(0, 3, 0).error(1), 1e-12);
    assertEquals(0.3, prediction(0, 0, -3).error(1), 1e-12);
  }
}
