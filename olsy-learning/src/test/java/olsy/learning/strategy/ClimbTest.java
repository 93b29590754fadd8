package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import olsy.core.eval.Frontier;
import olsy.core.game.checkers.Checkers;
import olsy.learning.example.ExampleSet;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.lp.Rows;
import olsy.learning.lp.SoftMarginProblem;
import olsy.learning.lp.SoftMarginSolver;
import olsy.learning.lp.Solution;
import olsy.learning.strategy.Climb.Place;
import olsy.learning.strategy.Constraints.Margin;
import org.junit.jupiter.api.Test;

class ClimbTest {
  private static final int[] ALL = IntStream.range(0, 10).toArray();
  private static final HiddenPlayer PLAYER = HiddenPlayer.withDepth(2);
  private static final List<Repeated<Checkers>> DECISIONS =
      ExampleSet.of(PLAYER.games(150, 1)).unforced();

  private final Climb<Checkers> climb = new Climb<>(HiddenPlayer.POOL, DECISIONS, 2, Frontier.NONE);

  @Test
  void looksWithScaledWeights() {
    double[] doubled = PLAYER.candidate().realWeights();
    for (int j = 0; j < doubled.length; j++) {
      doubled[j] *= 2;
    }
    Place place = climb.look(doubled);
    assertEquals(PLAYER.candidate(), place.candidate());
    assertEquals(1, place.strict());
    assertEquals(DECISIONS.size(), place.seen().size());
    assertEquals(1, climb.iterations());
  }

  @Test
  void staysWhereAllIsExplained() {
    Place place = climb.look(PLAYER.candidate().realWeights());
    assertSame(place, climb.climb(place, Margin.SYMMETRIC, ALL));
    assertEquals(1, climb.iterations());
  }

  @Test
  void findsWeightsThatExplainAlmostAll() {
    Place start = climb.look(HiddenPlayer.materialWeights());
    Place first = climb.climb(start, Margin.SYMMETRIC, ALL);
    Place found = climb.climb(first, Margin.ORDER_AWARE, ALL);
    assertTrue(start.strict() < 0.8, "start " + start.accuracy());
    assertTrue(found.strict() > 0.98, "found " + found.accuracy());
    assertTrue(climb.constraints() > 100);
  }

  @Test
  void aStepLeadsToTheWeightsOfTheLinearProgramme() {
    Place start = climb.look(HiddenPlayer.materialWeights());
    int[] three = {0, 1, 5};
    Constraints found =
        Constraints.of(start.seen(), Margin.SYMMETRIC, Double.POSITIVE_INFINITY, three);
    Candidate expected = Candidate.scaled(climb.solve(start, found, three), 2, Frontier.NONE);
    assertEquals(expected, climb.step(start, Margin.SYMMETRIC, three).candidate());
  }

  @Test
  void neverEndsWorseThanItBegan() {
    for (int depth = 1; depth <= 4; depth++) {
      Climb<Checkers> other = new Climb<>(HiddenPlayer.POOL, DECISIONS, depth, Frontier.NONE);
      Place start = other.look(HiddenPlayer.materialWeights());
      for (Margin margin : Margin.values()) {
        Place found = other.climb(start, margin, ALL);
        assertTrue(found.strict() >= start.strict(), "depth " + depth + " " + margin);
      }
    }
  }

  @Test
  void leavesOtherColumnsAlone() {
    int[] three = {0, 1, 5};
    Place start = climb.look(HiddenPlayer.materialWeights());
    for (int j : climb.climb(start, Margin.SYMMETRIC, three).candidate().used()) {
      assertTrue(j == 0 || j == 1 || j == 5, "column " + j);
    }
  }

  /** Of a session: from these weights on, value and bound of the programme stay 1e-8 apart. */
  @Test
  void takesWhatRoundingLeavesUnproven() {
    double[] weights = {
      0.427968, 0.741835, -0.523193, 0.132766, -1.0, 0.470149, 0.0, 0.603965, -0.398762, 0.329066,
      0.075148, 0.535729, 0.384632, -0.460408, -0.661366, 0.314783, -0.295349, 0.074282, 0.48295,
      0.146509
    };
    int[][] deltas = {
      {0, 0, -2, 1, 0, -1, 3, 2, -1, -1, -2, -1, 2, 3, 0, 0, 2, 2, 0, -1},
      {0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, -2},
      {1, 0, 1, 0, 1, 0, 5, 1, 1, 4, 0, -1, 2, 3, 0, 0, 0, 2, 2, -2},
      {0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
      {0, 0, 0, -2, 1, 0, 1, 0, 2, 2, 0, 1, 3, -1, 0, 0, 0, 1, -2, 1},
      {-2, 0, -2, 1, -1, 0, -2, 1, -3, -8, -2, -1, -2, -1, 1, 1, -1, -1, 1, 1},
      {0, -1, -1, 2, -1, 0, 0, 0, 0, -1, 0, 0, -1, -1, -1, -1, 0, -1, -2, 0},
      {0, 1, 1, -1, -1, 0, 0, -1, 0, 0, 0, 1, 0, 1, 0, 0, 0, -1, -1, 0},
      {1, 0, 1, 0, 0, 0, -1, 0, 0, 0, 0, -1, -1, -1, 0, 0, 0, -1, 1, 1},
      {0, 0, 0, 0, -1, 0, -1, -1, 0, -1, 0, 0, -1, 0, 0, 0, 0, -1, 0, 2}
    };
    int[] margins = {1, 1, 1, 0, 0, 0, 1, 0, 0, 0};
    Rows rows = new Rows(weights.length);
    for (int i = 0; i < margins.length; i++) {
      rows.add(deltas[i], margins[i], 1);
    }
    int[] all = IntStream.range(0, weights.length).toArray();
    Place seen = climb.look(HiddenPlayer.materialWeights());
    Place place =
        new Place(Candidate.scaled(weights, 2, Frontier.NONE), seen.seen(), seen.accuracy());
    SoftMarginProblem problem = rows.problem(1000, 0);
    double[] start = Arrays.stream(weights).map(weight -> 10 * weight).toArray();
    assertInstanceOf(Solution.Uncertified.class, new SoftMarginSolver().solve(problem, start));
    double[] solved = climb.solve(place, new Constraints(rows, 0, 0), all);
    assertEquals(new SoftMarginSolver().solve(problem).value(), problem.value(solved), 1e-6);
  }

  @Test
  void theBetterPlaceIsKept() {
    Place all = climb.look(PLAYER.candidate().realWeights());
    Place some = climb.look(HiddenPlayer.materialWeights());
    assertSame(all, some.orBetter(all));
    assertSame(all, all.orBetter(some));
    assertSame(some, some.orBetter(climb.look(HiddenPlayer.materialWeights())), "not for as good");
  }
}
