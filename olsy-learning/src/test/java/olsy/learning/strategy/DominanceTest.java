package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.evaluation.Score;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.minimax.AlphaBeta;
import olsy.core.search.minimax.Minimax;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.strategy.Dominance.Seen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DominanceTest {
  private static final FeatureSelection<Checkers> POOL = HiddenPlayer.POOL;

  /** So coarse that most decisions have ties, which only the game's order breaks. */
  private static final double[] COARSE = {1, 1.5, 0, 0, 0, 0, 0, 0, 0, 0};

  private static final double[] FINE = {1, 1.6, 0.01, 0.081, 0.03, 0.137, 0.059, 0.2, -0.113, 0};

  /** Where a line of play ends, and what that is worth to the side that decided. */
  private record End(Checkers position, double value) {}

  @ParameterizedTest
  @EnumSource(FrontierRule.class)
  void seesWhatMinimaxSees(FrontierRule frontier) {
    int ties = 0;
    int decided = 0;
    for (int depth = 1; depth <= 4; depth++) {
      for (double[] weights : List.of(COARSE, FINE)) {
        Candidate candidate = Candidate.scaled(weights, depth, frontier);
        Evaluation<Checkers> plain = candidateWithout(frontier, candidate).evaluation(POOL);
        List<Repeated<Checkers>> examples = randomDecisions(12, depth);
        List<Seen> all = new Dominance<>(POOL, candidate).seen(examples);
        for (int n = 0; n < all.size(); n++) {
          Example<Checkers> example = examples.get(n).example();
          Side side = example.position().toMove();
          String message = frontier + " depth " + depth + " " + example;
          for (int i = 0; i < example.successors().size(); i++) {
            Slow slow = new Slow(side, plain, frontier);
            End end = slow.minimax(example.successors().get(i), depth - 1, 0);
            assertEquals(onePlyFarther(end.value), all.get(n).values[i], message);
            assertArrayEquals(
                Score.hasResult(end.position) ? null : POOL.extract(end.position, side),
                all.get(n).features[i],
                message);
            decided += Score.hasResult(end.position) ? 1 : 0;
          }
          ties +=
              Arrays.stream(all.get(n).values).distinct().count() < all.get(n).values.length
                  ? 1
                  : 0;
        }
      }
    }
    assertTrue(ties > 1000, ties + " decisions with ties");
    assertTrue(decided > 100, decided + " decided positions");
  }

  /** The successor is a ply nearer to the end than the decision. */
  private static double onePlyFarther(double value) {
    return Score.isDecided(value) ? value - Math.signum(value) : value;
  }

  private static Candidate candidateWithout(FrontierRule frontier, Candidate candidate) {
    return frontier == FrontierRule.NONE
        ? candidate
        : new Candidate(candidate.weights(), candidate.depth(), FrontierRule.NONE);
  }

  /** By definition, for one side at every node; among equals the first. */
  private record Slow(Side side, Evaluation<Checkers> f, FrontierRule frontier) {

    private static final int BEYOND = 1000;

    End minimax(Checkers s, int depth, int ply) {
      if (s.isTerminal()) {
        return new End(s, Score.of(s, side, ply, f));
      }
      return depth == 0 ? beyond(s, BEYOND) : best(s, null, depth - 1, ply, false);
    }

    private End beyond(Checkers s, int ply) {
      End here = new End(s, Score.of(s, side, ply, f));
      if (frontier == FrontierRule.NONE || s.isQuiet()) {
        return here;
      }
      return best(s, frontier == FrontierRule.STAND_PAT ? here : null, 0, ply, true);
    }

    private End best(Checkers s, End first, int depth, int ply, boolean beyond) {
      End best = first;
      for (Checkers successor : s.successors()) {
        End end = beyond ? beyond(successor, ply + 1) : minimax(successor, depth, ply + 1);
        boolean better =
            best == null || (s.toMove() == side ? end.value > best.value : end.value < best.value);
        best = better ? end : best;
      }
      return best;
    }
  }

  @Test
  void plainValuesAreThoseOfTheSearches() {
    Candidate candidate = Candidate.scaled(FINE, 3, FrontierRule.NONE);
    Evaluation<Checkers> f = candidate.evaluation(POOL);
    List<Repeated<Checkers>> examples = randomDecisions(20, 7);
    List<Seen> all = new Dominance<>(POOL, candidate).seen(examples);
    for (int n = 0; n < all.size(); n++) {
      Example<Checkers> example = examples.get(n).example();
      int best = Dominance.firstBest(all.get(n).values);
      Checkers choice = new AlphaBeta<>(f).search(example.position(), 3).choice();
      assertEquals(choice, example.successors().get(best), example.toString());
      assertEquals(
          new Minimax<>(f).search(example.position(), 3).value(),
          all.get(n).values[best],
          example.toString());
    }
  }

  @Test
  void keepsOrderAndMultiplicity() {
    List<Repeated<Checkers>> examples = new ArrayList<>();
    for (Repeated<Checkers> one : randomDecisions(2, 1)) {
      examples.add(new Repeated<>(one.example(), 1 + examples.size()));
    }
    List<Seen> all =
        new Dominance<>(POOL, Candidate.scaled(FINE, 2, FrontierRule.NONE)).seen(examples);
    for (int n = 0; n < all.size(); n++) {
      assertEquals(n + 1, all.get(n).times);
      assertEquals(examples.get(n).example().chosen(), all.get(n).chosen);
    }
  }

  @Test
  void countsAlternativesPreferredToTheMovePlayed() {
    assertEquals(0, Dominance.violations(List.of(Decision.of(0, 5, 5, 3))));
    assertEquals(1, Dominance.violations(List.of(Decision.of(1, 5, 5, 3))), "the tie before it");
    assertEquals(2, Dominance.violations(List.of(Decision.of(2, 5, 5, 3))));
    assertEquals(
        7, Dominance.violations(List.of(Decision.times(3, 2, 5, 5, 3), Decision.of(1, 1, 0))));
  }

  @Test
  void theFirstOfTheBestIsPreferred() {
    assertEquals(1, Dominance.firstBest(new double[] {1, 4, 4, 2}));
  }

  private static List<Repeated<Checkers>> randomDecisions(int games, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<List<Example<Checkers>>> played = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      List<Example<Checkers>> game = new ArrayList<>();
      Checkers s = Checkers.START;
      for (int ply = 0; ply < 100 && !s.isTerminal(); ply++) {
        Checkers next = RandomPlay.move(s, random);
        game.add(Example.of(s, next));
        s = next;
      }
      played.add(game);
    }
    return ExampleSet.of(played).unforced();
  }
}
