package olsy.core.search.registry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import olsy.core.evaluation.ValueVector;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.game.tree.Node;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.RandomNodes;
import olsy.core.search.Search;
import olsy.core.search.SearchResult;
import olsy.core.search.WorkedTrees;
import olsy.core.search.model.MStarOnePass;
import olsy.core.search.model.MStarOnePassDepths;
import olsy.core.search.model.MStarOracle;
import olsy.core.search.pruning.SumBounds;
import olsy.core.search.reply.ReplyOracle;
import olsy.core.search.reply.Soft;
import org.junit.jupiter.api.Test;

class AlgorithmTest {

  private static final String NAMES =
      "minimax, alpha-beta, m-star, m-star-1p, m-epsilon, simple-pruning, alpha-beta-star,"
          + " alpha-beta-star-1p, alpha-beta-star-report, reply, mixture, soft";

  private static final Set<Algorithm> FORESEEING =
      EnumSet.of(Algorithm.REPLY, Algorithm.MIXTURE, Algorithm.SOFT);
  private static final Set<Algorithm> WITH_ANY_MODELS =
      EnumSet.complementOf(EnumSet.copyOf(FORESEEING));

  @Test
  void haveTheirNames() {
    assertEquals(
        NAMES,
        Arrays.stream(Algorithm.values())
            .map(Algorithm::toString)
            .collect(Collectors.joining(", ")));
    for (Algorithm algorithm : Algorithm.values()) {
      assertSame(algorithm, Algorithm.named(algorithm.toString()));
    }
    Exception refused =
        assertThrows(IllegalArgumentException.class, () -> Algorithm.named("negascout"));
    assertEquals("unknown algorithm negascout; there are " + NAMES, refused.getMessage());
  }

  @Test
  void solveTheWorkedTree() {
    Player<Node> player = RandomNodes.player(1, 2, 3);
    SumBounds bounds = RandomNodes.sumBounds(WorkedTrees.FIGURE_2, 2, 3);
    for (Algorithm algorithm : WITH_ANY_MODELS) {
      SearchResult<Node> result =
          algorithm.of(player, root -> bounds).search(WorkedTrees.FIGURE_2, 3);
      boolean withModels = algorithm != Algorithm.MINIMAX && algorithm != Algorithm.ALPHA_BETA;
      assertEquals(withModels ? 10 : 7, result.value(), algorithm.toString());
      assertSame(withModels ? WorkedTrees.C : WorkedTrees.B, result.choice(), algorithm.toString());
    }
  }

  @Test
  void playCheckers() {
    EnglishCheckers game = new EnglishCheckers();
    Player<Checkers> player = MStarOracle.checkersPlayer(game, new SplittableRandom(1), 1);
    SearchResult<Checkers> mStar = Algorithm.M_STAR.of(player).search(game.start(), 4);
    for (Algorithm algorithm : WITH_ANY_MODELS) {
      SearchResult<Checkers> result = algorithm.of(player).search(game.start(), 4);
      assertNotNull(result.choice(), algorithm.toString());
      if (algorithm.needsSumBounds()) {
        assertEquals(mStar.line(), result.line(), algorithm.toString());
      }
    }
  }

  @Test
  void countAsTheDefinitionsDo() {
    Player<Node> player = RandomNodes.unbound(2);
    SearchResult<Node> mStar = Algorithm.M_STAR.of(player).search(WorkedTrees.FIGURE_2, 3);
    assertEquals(List.of(16L, 9L), List.of(mStar.evaluations(), mStar.expansions()));
    SearchResult<Node> onePass = Algorithm.M_STAR_1P.of(player).search(WorkedTrees.FIGURE_2, 3);
    assertEquals(List.of(24L, 7L), List.of(onePass.evaluations(), onePass.expansions()));
  }

  /** The model looks one ply ahead: from depth 3 on that matters. */
  @Test
  void goOnePassWithDepthsExactlyWhereADepthBinds() {
    for (int seed = 0; seed < 500; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Node tree = new RandomNodes(1, true, 9, 9).tree(random, 4);
      Player<Node> player = RandomNodes.player(1, 4);
      for (int depth = 0; depth <= 4; depth++) {
        SearchResult<Node> found = Algorithm.M_STAR_1P.of(player).search(tree, depth);
        SearchResult<Node> mStar = Algorithm.M_STAR.of(player).search(tree, depth);
        assertEquals(mStar.value(), found.value(), 0, "seed " + seed + ", depth " + depth);
        long expected =
            depth <= 2
                ? new MStarOnePass<>(ValueVector.of(player.evaluations()))
                    .search(tree, depth)
                    .evaluations()
                : new MStarOnePassDepths<>(player.strategies()).search(tree, depth).evaluations();
        assertEquals(expected, found.evaluations(), "seed " + seed + ", depth " + depth);
      }
    }
  }

  @Test
  void refuseModelsThatLookLessFarWhereSumBoundsAreNeeded() {
    Player<Node> player = RandomNodes.player(2, 4);
    for (Algorithm algorithm : Algorithm.values()) {
      if (algorithm.needsSumBounds()) {
        Exception refused =
            assertThrows(
                IllegalArgumentException.class,
                () -> algorithm.of(player, root -> SumBounds.of(1)));
        assertEquals(
            algorithm + " needs models that look as far as the search, up to 4 plies",
            refused.getMessage());
      } else {
        assertInstanceOf(Search.class, algorithm.of(player));
      }
    }
  }

  /** From its own depth on; a search that deepens begins with less. */
  @Test
  void lookAsFarBeyondAForeseenReplyAsTheModelWould() {
    for (ReplyOracle<Checkers> oracle : ReplyOracle.checkers(0.5)) {
      Strategy<Checkers> own = oracle.own();
      Player<Checkers> player = new Player<>(own, Player.zeroLevel(oracle.model()));
      for (int depth = 1; depth <= 3; depth++) {
        int beyond = depth < own.depth() ? depth : Math.max(depth, oracle.model().depth() + 2);
        if (beyond <= 4) {
          SearchResult<Checkers> expected =
              new Soft<>(own, oracle.model()).search(oracle.root(), beyond);
          assertEquals(
              expected,
              Algorithm.SOFT.of(player).search(oracle.root(), depth),
              oracle.seed() + ", depth " + depth);
        }
      }
    }
  }

  @Test
  void foreseeWithAModelThatHasNone() {
    ReplyOracle<Checkers> oracle = ReplyOracle.checkers(1).get(0);
    Player<Checkers> alone = Player.zeroLevel(oracle.own());
    for (Algorithm algorithm : FORESEEING) {
      assertEquals(
          Algorithm.ALPHA_BETA.of(alone).search(oracle.root(), 3),
          algorithm.of(alone).search(oracle.root(), 3),
          "nothing is foreseen without a model");
      Exception refused =
          assertThrows(IllegalArgumentException.class, () -> algorithm.of(RandomNodes.unbound(2)));
      assertEquals(
          "replies are foreseen with a model that has no model of its own", refused.getMessage());
    }
  }

  @Test
  void refuseSumBoundsOfFunctionsThatAreNotLinear() {
    assertThrows(
        IllegalArgumentException.class, () -> Algorithm.ALPHA_BETA_STAR.of(RandomNodes.unbound(1)));
  }
}
