package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.TieRule;
import olsy.learning.example.ExampleSet;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.scout.LogitClimb.PriorLearning;
import olsy.learning.strategy.HiddenPlayer;
import org.junit.jupiter.api.Test;

class LogitClimbTest {

  private static final Hypothesis TWO = new Hypothesis(2, FrontierRule.NONE);
  private static final int FEATURES = HiddenPlayer.POOL.size();

  /** A man 4 logits, a king 6, anything else about nothing. */
  private static final Gaussian BEGINNERS = beginners();

  private static Gaussian beginners() {
    double[] mean = new double[FEATURES];
    double[] deviation = SimulatedDecisions.filled(FEATURES, 1);
    mean[0] = 4;
    mean[1] = 6;
    deviation[0] = 4;
    deviation[1] = 5;
    return new Gaussian(mean, deviation);
  }

  private static List<Repeated<Checkers>> decisions(HiddenPlayer player, int n, long seed) {
    return ExampleSet.of(player.games(n, seed)).unforced();
  }

  private static LogitClimb<Checkers> climb(Hypothesis one, List<Repeated<Checkers>> decisions) {
    return new LogitClimb<>(HiddenPlayer.POOL, HiddenPlayer.GAME.moveSquares(), one, decisions);
  }

  private static LogitClimb.Start<Checkers> start() {
    return new LogitClimb.Start<Checkers>(BEGINNERS, BEGINNERS.mean(), TieRule.gamesOrder());
  }

  private static final LogitClimb.Effort FAR =
      new LogitClimb.Effort(6, PriorLearning.SCALE_AND_WIDTHS, true);

  @Test
  void explainsWhoPlaysByTheHypothesis() {
    List<Repeated<Checkers>> decisions = decisions(HiddenPlayer.withDepth(2), 150, 1);
    Climbed<Checkers> begun = climb(TWO, decisions).stay(start());
    Climbed<Checkers> climbed = climb(TWO, decisions).climb(start(), FAR);
    assertTrue(
        climbed.judgement().foreseen().strict() > 0.85, climbed.judgement().foreseen().toString());
    assertTrue(climbed.judgement().explained().strict() >= climbed.judgement().foreseen().strict());
    assertTrue(climbed.score() > begun.score() + 50, begun.score() + " to " + climbed.score());
    double kings = climbed.weights()[1] / climbed.weights()[0];
    assertEquals(1.6, kings, 0.4, Arrays.toString(climbed.weights()));
    for (int depth : new int[] {1, 3}) {
      Climbed<Checkers> other =
          climb(new Hypothesis(depth, FrontierRule.NONE), decisions).climb(start(), FAR);
      assertTrue(other.score() < climbed.score() - 20, "depth " + depth + ": " + other.score());
      assertTrue(other.errorsBehind(climbed) > 2, "depth " + depth);
      assertEquals(0, climbed.errorsBehind(other), "depth " + depth);
    }
  }

  /** Who is sure of itself is so in what was not learned from, too. */
  @Test
  void saysHowSureItIs() {
    HiddenPlayer player = HiddenPlayer.withDepth(1);
    Hypothesis one = new Hypothesis(1, FrontierRule.NONE);
    LogitClimb.Effort quick = new LogitClimb.Effort(2, PriorLearning.NOTHING, false);
    assertEquals(1, climb(one, decisions(player, 100, 1)).climb(start(), quick).sureness());
    double some = climb(one, decisions(player, 300, 1)).climb(start(), quick).sureness();
    assertTrue(some > 0.5 && some < 1, "300 decisions: " + some);
    Gaussian timid = new Gaussian(BEGINNERS.scaled(0.2).mean(), BEGINNERS.scaled(0.01).deviation());
    LogitClimb.Start<Checkers> low =
        new LogitClimb.Start<Checkers>(timid, timid.mean(), TieRule.gamesOrder());
    double many = climb(one, decisions(player, 700, 1)).stay(low).sureness();
    assertTrue(many > 1.3, "weights that are far too small: " + many);
  }

  @Test
  void neverEndsWorseThanItBegan() {
    for (int seed = 0; seed < 3; seed++) {
      List<Repeated<Checkers>> decisions = decisions(HiddenPlayer.withDepth(1), 40, seed);
      double before = climb(TWO, decisions).stay(start()).judgement().objective();
      for (int rounds = 1; rounds <= 4; rounds++) {
        Climbed<Checkers> climbed =
            climb(TWO, decisions)
                .climb(start(), new LogitClimb.Effort(rounds, PriorLearning.NOTHING, false));
        double after = climbed.judgement().objective();
        assertTrue(after <= before + 1e-9, "seed " + seed + ": " + before + " to " + after);
      }
    }
  }

  @Test
  void deviationsShrinkWithDecisions() {
    List<Repeated<Checkers>> decisions = decisions(HiddenPlayer.withDepth(1), 240, 2);
    Hypothesis one = new Hypothesis(1, FrontierRule.NONE);
    LogitClimb.Effort effort = new LogitClimb.Effort(4, PriorLearning.NOTHING, false);
    double[] few = climb(one, decisions.subList(0, 30)).climb(start(), effort).deviations();
    double[] many = climb(one, decisions).climb(start(), effort).deviations();
    int shrunk = 0;
    for (int j = 0; j < FEATURES; j++) {
      assertTrue(few[j] > 0 && few[j] <= BEGINNERS.deviation()[j] * (1 + 1e-9));
      shrunk += many[j] < few[j] ? 1 : 0;
    }
    assertTrue(shrunk >= FEATURES - 1, Arrays.toString(few) + " to " + Arrays.toString(many));
  }

  @Test
  void withoutARoundNothingMoves() {
    List<Repeated<Checkers>> decisions = decisions(HiddenPlayer.withDepth(1), 30, 3);
    Climbed<Checkers> stayed = climb(TWO, decisions).stay(start());
    assertArrayEquals(BEGINNERS.mean(), stayed.weights());
    assertEquals(TieRule.gamesOrder(), stayed.ties());
  }

  @Test
  void nothingSeenLeavesThePrior() {
    Climbed<Checkers> climbed = climb(TWO, List.of()).climb(start(), FAR);
    assertArrayEquals(BEGINNERS.mean(), climbed.weights(), 1e-9);
    assertArrayEquals(BEGINNERS.deviation(), climbed.deviations(), 1e-9);
    assertEquals(0, climbed.score(), 1e-9);
  }

  /** Tables of a game do not hold such sums. */
  @Test
  void enormousWeightsComeBack() {
    List<Repeated<Checkers>> decisions = decisions(HiddenPlayer.withDepth(1), 30, 4);
    for (double size : new double[] {1e3, 1e12}) {
      double[] weights = SimulatedDecisions.filled(FEATURES, size);
      Climbed<Checkers> climbed =
          climb(TWO, decisions)
              .climb(new LogitClimb.Start<Checkers>(BEGINNERS, weights, TieRule.gamesOrder()), FAR);
      for (double weight : climbed.weights()) {
        assertTrue(Math.abs(weight) < 100, size + ": " + Arrays.toString(climbed.weights()));
      }
    }
  }

  @Test
  void aGameWithoutSquaresIsClimbedToo() {
    List<Repeated<Checkers>> decisions = decisions(HiddenPlayer.withDepth(1), 60, 5);
    Climbed<Checkers> climbed =
        new LogitClimb<>(HiddenPlayer.POOL, Optional.empty(), TWO, decisions).climb(start(), FAR);
    assertTrue(climbed.ties().first().isEmpty());
  }
}
