package olsy.core.search.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.DrawRules;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.game.RandomPlay;
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

/** Alpha-beta in the game's order is the oracle: the same value, and the same line, to the end. */
class OrderedAlphaBetaTest {

  /** Few different values: ties everywhere. */
  @Test
  void findsTheSameOnTrees() {
    for (int seed = 0; seed < 20_000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int height = random.nextInt(8);
      Node tree =
          new RandomNodes(0, random.nextBoolean(), 1 + random.nextInt(9), 0).tree(random, height);
      findsTheSame(
          new ModelValue<>(0),
          tree,
          random.nextInt(height + 1),
          new KnownValues<>(4),
          "seed " + seed);
    }
  }

  @Test
  void findsTheSameOnTicTacToe() {
    for (int seed = 0; seed < 1000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      TicTacToe position = RandomPlay.walk(TicTacToe.START, random.nextInt(8), random);
      int salt = random.nextInt();
      findsTheSame(
          (s, side) -> MStarOracle.noise(s, salt),
          position,
          random.nextInt(9),
          new KnownValues<>(6),
          "seed " + seed);
    }
  }

  /** One memory for all searches by one function of one side, to whatever depth. */
  @Test
  void findsTheSameOnCheckersWhateverItRemembers() {
    Map<List<Object>, KnownValues<Checkers>> memories = new HashMap<>();
    List<FrontierRule> rules = List.of(FrontierRule.values());
    int beforeTheFrontier = 0;
    int beyondTheFrontier = 0;
    for (int seed = 0; seed < 600; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Checkers position = RandomPlay.walk(Checkers.START, random.nextInt(120), random);
      int sevenths = 7 * (1 + random.nextInt(2));
      FrontierRule rule = rules.get(random.nextInt(rules.size()));
      Evaluation<Checkers> evaluation =
          rule.over(
              (s, side) ->
                  (s.toMove() == side ? 1 : -1)
                          * (Long.bitCount(s.own()) - Long.bitCount(s.other()))
                      + s.own() % 7 / (double) sevenths);
      KnownValues<Checkers> memory =
          memories.computeIfAbsent(
              List.of(sevenths, rule, position.toMove()), key -> new KnownValues<>(7));
      int depth = random.nextInt(rule == FrontierRule.NONE ? 8 : 6);
      double value = findsTheSame(evaluation, position, depth, memory, "seed " + seed);
      beforeTheFrontier += Math.abs(value) > Score.WIN - 1001 ? 1 : 0;
      beyondTheFrontier += Score.isDecided(value) && Math.abs(value) <= Score.WIN - 1001 ? 1 : 0;
    }
    assertTrue(
        beforeTheFrontier > 20 && beyondTheFrontier > 1,
        beforeTheFrontier + " and " + beyondTheFrontier + " games are decided");
  }

  /** A line is not equal to another play that leads to the same position. */
  @Test
  void findsDraws() {
    EnglishCheckers game = new EnglishCheckers();
    DrawRules rules = new DrawRules(2, 6, DrawRules.NEVER);
    Evaluation<Line<Checkers>> kings =
        (s, side) ->
            (s.toMove() == side ? 1 : -1)
                * (Long.bitCount(s.position().own()) - Long.bitCount(s.position().other()) - 0.5);
    int draws = 0;
    for (int seed = 0; seed < 60; seed++) {
      Line<Checkers> endgame =
          Line.startingAt(RandomPlay.walk(game.start(), 100, new SplittableRandom(seed)), rules);
      SearchResult<Line<Checkers>> expected = new AlphaBeta<>(kings).search(endgame, 7);
      SearchResult<Line<Checkers>> found = new OrderedAlphaBeta<>(kings).search(endgame, 7);
      assertEquals(expected.value(), found.value(), "seed " + seed);
      assertEquals(
          expected.line().stream().map(Line::position).toList(),
          found.line().stream().map(Line::position).toList(),
          "seed " + seed);
      draws += found.value() == 0 ? 1 : 0;
    }
    assertTrue(draws > 0, "no draws");
  }

  /**
   * With a fine function: a coarse one ties so often that keeping to the game's order costs more.
   */
  @Test
  void savesEvaluations() {
    LinearEvaluation<Checkers> fine =
        new LinearEvaluation<>(
            new EnglishCheckers().features().covering(List.of("men")),
            100000,
            170000,
            1300,
            2100,
            3100,
            9000,
            4100,
            5300,
            -1700,
            700);
    long plain = 0;
    long ordered = 0;
    long shared = 0;
    KnownValues<Checkers> memory = new KnownValues<>(9);
    for (int seed = 0; seed < 10; seed++) {
      Checkers position = RandomPlay.walk(Checkers.START, 20, new SplittableRandom(seed));
      plain += new AlphaBeta<>(fine).search(position, 8).evaluations();
      OrderedAlphaBeta<Checkers> search = new OrderedAlphaBeta<>(fine);
      for (Checkers successor : position.successors()) {
        ordered += search.search(successor, 7).evaluations();
        shared += search.search(successor, 7, SearchBudget.unlimited(), memory).evaluations();
        plain += new AlphaBeta<>(fine).search(successor, 7).evaluations();
      }
    }
    assertTrue(2 * ordered < plain, ordered + " evaluations, " + plain + " in the game's order");
    assertTrue(20 * shared < 19 * ordered, shared + " evaluations with one memory, " + ordered);
  }

  /** The values of all successors are the oracle; a coarse function ties often. */
  @Test
  void tellsWhetherASuccessorIsTheFirstBest() {
    int first = 0;
    for (int seed = 0; seed < 400; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Checkers position = RandomPlay.walk(Checkers.START, random.nextInt(80), random);
      List<Checkers> listed = new ArrayList<>(List.of(position.successors()));
      Collections.shuffle(listed, new Random(seed));
      int depth = 1 + random.nextInt(6);
      int coarse = 1 + random.nextInt(3);
      Evaluation<Checkers> evaluation =
          (s, side) ->
              (s.toMove() == side ? 1 : -1)
                  * ((Long.bitCount(s.own()) - Long.bitCount(s.other())) / coarse);
      double[] values =
          new Deliberation<>(new Strategy<>(evaluation, depth, 0))
              .successors(listed, depth, SearchBudget.unlimited()).stream()
                  .mapToDouble(SearchResult::value)
                  .toArray();
      double most = Arrays.stream(values).max().orElse(0);
      for (int i = 0; i < values.length; i++) {
        boolean isFirst =
            values[i] == most && Arrays.stream(values, 0, i).noneMatch(value -> value == most);
        assertEquals(
            isFirst,
            new OrderedAlphaBeta<>(evaluation)
                .isFirstBest(listed, i, depth, SearchBudget.unlimited()),
            "seed " + seed + ", successor " + i + " of " + Arrays.toString(values));
        first += isFirst ? 1 : 0;
      }
    }
    assertTrue(first > 250, first + " positions with successors");
  }

  private static <P extends Position<P>> double findsTheSame(
      Evaluation<P> evaluation, P root, int depth, KnownValues<P> memory, String seed) {
    SearchResult<P> expected = new AlphaBeta<>(evaluation).search(root, depth);
    OrderedAlphaBeta<P> ordered = new OrderedAlphaBeta<>(evaluation);
    for (int time = 1; time <= 2; time++) {
      SearchResult<P> found = ordered.search(root, depth, SearchBudget.unlimited(), memory);
      assertEquals(expected.value(), found.value(), seed + ", time " + time);
      assertEquals(expected.line(), found.line(), seed + ", time " + time);
    }
    return expected.value();
  }
}
