package olsy.core.search.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.Features;
import olsy.core.game.Position;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.game.tictactoe.TicTacToe;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.Node;
import olsy.core.player.Strategy;
import olsy.core.search.RandomNodes;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.model.MStarOracle;
import org.junit.jupiter.api.Test;

/** The values that a deliberation gives to all successors are the oracle. */
class AlphaBetaWithMemoryTest {

  private int decided;
  private int beyondTheFrontier;
  private int bounded;

  @Test
  void valuesAsADeliberationDoesOnCheckers() {
    Features<Checkers> features = new EnglishCheckers().features();
    for (int seed = 0; seed < 60; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int range = seed % 3 == 0 ? 2 : 1_000_000; // few different values: ties everywhere
      int[] weights =
          seed % 2 == 0
              ? random.ints(features.size(), -range, range).toArray()
              : random
                  .ints(features.size(), 0, range)
                  .map(w -> random.nextInt(20) == 0 ? w : 0)
                  .toArray();
      LinearEvaluation<Checkers> f = new LinearEvaluation<>(features, weights);
      for (FrontierRule rule : FrontierRule.values()) {
        AlphaBetaWithMemory<Checkers> search = new AlphaBetaWithMemory<>(f, rule);
        for (int i = 0; i < 20; i++) {
          Checkers root = RandomPlay.walk(Checkers.START, random.nextInt(110), random);
          int depth = 1 + (i + seed) % (i < 10 ? 6 : 4);
          String which = "seed " + seed + ", position " + i + ", depth " + depth + ", " + rule;
          valuesAsADeliberationDoes(f, rule, search, root, depth, random, which);
        }
      }
    }
    assertTrue(
        decided > 100 && beyondTheFrontier > 20 && bounded > 1000,
        decided + " " + beyondTheFrontier + " " + bounded);
  }

  /** Static values at every node; terminal nodes have no result. */
  @Test
  void valuesAsADeliberationDoesOnTrees() {
    AlphaBetaWithMemory<Node> search =
        new AlphaBetaWithMemory<>(new ModelValue<>(0), FrontierRule.NONE);
    for (int seed = 0; seed < 4000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Node root =
          new RandomNodes(0, random.nextBoolean(), 1 + random.nextInt(9), 0)
              .tree(random, random.nextInt(8));
      int depth = 1 + random.nextInt(7);
      valuesAsADeliberationDoes(
          new ModelValue<>(0), FrontierRule.NONE, search, root, depth, random, "seed " + seed);
    }
  }

  /** Draws, and wins at any distance. */
  @Test
  void valuesAsADeliberationDoesOnTicTacToe() {
    for (int seed = 0; seed < 300; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int salt = random.nextInt();
      Evaluation<TicTacToe> f = (s, side) -> MStarOracle.noise(s, salt);
      AlphaBetaWithMemory<TicTacToe> search = new AlphaBetaWithMemory<>(f, FrontierRule.NONE);
      TicTacToe root = RandomPlay.walk(TicTacToe.START, 1 + random.nextInt(7), random);
      int depth = 1 + random.nextInt(8);
      valuesAsADeliberationDoes(f, FrontierRule.NONE, search, root, depth, random, "seed " + seed);
    }
    assertTrue(decided > 100, "wins");
  }

  private <P extends Position<P>> void valuesAsADeliberationDoes(
      Evaluation<P> f,
      FrontierRule rule,
      AlphaBetaWithMemory<P> search,
      P root,
      int depth,
      SplittableRandom random,
      String which) {
    Side side = root.toMove();
    List<P> successors = Arrays.asList(root.successors());
    double[] values =
        new Deliberation<>(new Strategy<>(rule.over(f), depth, 0))
            .successors(successors, depth, SearchBudget.unlimited()).stream()
                .mapToDouble(SearchResult::value)
                .toArray();
    search.begin(side);
    for (int i = 0; i < values.length; i++) {
      double low =
          random.nextBoolean() ? Double.NEGATIVE_INFINITY : values[random.nextInt(values.length)];
      double value = search.value(successors.get(i), depth, low);
      if (values[i] <= low) {
        assertTrue(value <= low, which);
        bounded++;
      } else {
        assertEquals(values[i] + 0.0, value + 0.0, which); // there is a zero below zero
        isDominant(f, search.dominant(), side, value, which);
      }
      if (depth > 1 && !successors.get(i).isTerminal()) {
        double least =
            Arrays.stream(successors.get(i).successors())
                .mapToDouble(reply -> search.valueBehind(reply, 2, depth))
                .min()
                .orElseThrow();
        assertEquals(values[i] + 0.0, least + 0.0, which);
      }
    }
  }

  private <P extends Position<P>> void isDominant(
      Evaluation<P> f, P dominant, Side side, double value, String which) {
    if (Score.isDecided(value)) {
      assertNull(dominant, which);
      decided++;
      beyondTheFrontier += Math.abs(value) < Score.WIN - 1000 ? 1 : 0;
    } else if (dominant != null) {
      assertEquals(f.value(dominant, side) + 0.0, value + 0.0, which);
    } else {
      assertEquals(0, value, which + ": a draw");
    }
  }

  /** What other decisions have left behind makes no difference, not even to the dominant. */
  @Test
  void remembersNothingOfOtherDecisions() {
    LinearEvaluation<Checkers> coarse =
        LinearEvaluation.of(new EnglishCheckers().features(), Map.of("men", 1.0, "kings", 2.0), 1);
    AlphaBetaWithMemory<Checkers> used = new AlphaBetaWithMemory<>(coarse, FrontierRule.STAND_PAT);
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 40; i++) {
      Checkers root = RandomPlay.walk(Checkers.START, random.nextInt(60), random);
      AlphaBetaWithMemory<Checkers> fresh =
          new AlphaBetaWithMemory<>(coarse, FrontierRule.STAND_PAT);
      used.begin(root.toMove());
      fresh.begin(root.toMove());
      for (Checkers successor : root.successors()) {
        double expected = fresh.value(successor, 5, Double.NEGATIVE_INFINITY);
        assertEquals(expected, used.value(successor, 5, Double.NEGATIVE_INFINITY), "position " + i);
        assertEquals(fresh.dominant(), used.dominant(), "seed 5, position " + i);
      }
    }
  }
}
