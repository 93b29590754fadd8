package olsy.core.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import olsy.core.evaluation.ValueVector;
import olsy.core.game.TieOrder;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.game.tree.Node;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.player.TieRule;
import olsy.core.search.chance.ChanceAlgorithm;
import olsy.core.search.minimax.IterativeDeepening;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.model.MStarOnePass;
import olsy.core.search.model.MStarOnePassDepths;
import olsy.core.search.model.MStarOracle;
import olsy.core.search.model.ModelSearches;
import olsy.core.search.pruning.PruningSearches;
import olsy.core.search.pruning.SumBoundAlgorithm;
import olsy.core.search.pruning.SumBounds;
import olsy.core.search.reply.ReplyOracle;
import olsy.core.search.reply.ReplySearches;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AlgorithmsTest {

  private static final int FAR = 9;

  static Stream<Algorithm> all() {
    return Algorithms.all().stream();
  }

  /** Those that take any models, and explicit trees. */
  static Stream<PlayerAlgorithm> ofTrees() {
    List<Algorithm> foreseeing = new ReplySearches().algorithms();
    return Algorithms.ofPlayers().stream()
        .filter(algorithm -> !foreseeing.contains(algorithm))
        .filter(algorithm -> !(algorithm instanceof ChanceAlgorithm))
        .filter(algorithm -> algorithm != MinimaxSearches.PRINCIPAL_VARIATION);
  }

  static Stream<SumBoundAlgorithm> pruning() {
    return Algorithms.ofPlayers().stream()
        .filter(SumBoundAlgorithm.class::isInstance)
        .map(algorithm -> (SumBoundAlgorithm) algorithm);
  }

  /** What every algorithm but those of other definitions must find. */
  private static boolean isMStar(PlayerAlgorithm algorithm) {
    return !new MinimaxSearches().algorithms().contains(algorithm);
  }

  private static Search<Node> search(
      PlayerAlgorithm algorithm, Player<Node> player, SumBounds bounds) {
    return algorithm instanceof SumBoundAlgorithm pruning
        ? pruning.of(player, root -> bounds)
        : algorithm.of(player);
  }

  @Test
  void areFoundByTheirNames() {
    assertEquals(
        List.of(
            "minimax",
            "alpha-beta",
            "principal-variation",
            "m-star",
            "m-star-1p",
            "m-epsilon",
            "simple-pruning",
            "alpha-beta-star",
            "alpha-beta-star-1p",
            "alpha-beta-star-report",
            "reply",
            "mixture",
            "soft",
            "guarded",
            "safe",
            "gsearch-alpha-beta",
            "maxsearch",
            "minsearch",
            "h-star-star",
            "sss-star",
            "dual-sss-star",
            "sss-2",
            "dual-sss-2",
            "mtd-f",
            "expectiminimax",
            "star1",
            "star2",
            "max-n",
            "max-n-immediate",
            "max-n-shallow",
            "paranoid"),
        Algorithms.names());
    for (Algorithm algorithm : Algorithms.all()) {
      assertSame(algorithm, Algorithms.named(algorithm.name()));
    }
  }

  @Test
  void aMisspeltOneHasANearest() {
    Exception refused =
        assertThrows(IllegalArgumentException.class, () -> Algorithms.named("mstar-1p"));
    assertEquals("unknown algorithm \"mstar-1p\", nearest: m-star-1p", refused.getMessage());
  }

  @ParameterizedTest
  @MethodSource("all")
  void sayInASentenceWhatTheyDo(Algorithm algorithm) {
    assertTrue(algorithm.description().matches("[A-Z].*\\(.*\\)\\."), algorithm.description());
    assertEquals(algorithm.name(), algorithm.toString());
  }

  @ParameterizedTest
  @MethodSource("ofTrees")
  void solveTheWorkedTree(PlayerAlgorithm algorithm) {
    Player<Node> player = RandomNodes.player(1, 2, 3);
    SumBounds bounds = RandomNodes.sumBounds(WorkedTrees.FIGURE_2, 2, 3);
    SearchResult<Node> result = search(algorithm, player, bounds).search(WorkedTrees.FIGURE_2, 3);
    assertEquals(isMStar(algorithm) ? 10 : 7, result.value());
    assertSame(isMStar(algorithm) ? WorkedTrees.C : WorkedTrees.B, result.choice());
  }

  /**
   * What somebody registers is proven here against the slow definition. M*_ε counts with every one
   * of equally good replies, so its trees have none.
   */
  @ParameterizedTest
  @MethodSource("ofTrees")
  void findWhatTheDefinitionFinds(PlayerAlgorithm algorithm) {
    for (int seed = 0; seed < 2000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int level = random.nextInt(4);
      int depth = random.nextInt(6);
      boolean ties = algorithm != ModelSearches.M_EPSILON;
      Node tree = new RandomNodes(level, ties, 9, 3).tree(random, depth);
      Player<Node> player = RandomNodes.unbound(level);
      SumBounds bounds = RandomNodes.sumBounds(tree, level, depth);
      Player<Node> defined = isMStar(algorithm) ? player : Player.zeroLevel(player.strategy());
      SearchResult<Node> expected = ModelSearches.M_STAR.of(defined).search(tree, depth);
      SearchResult<Node> found = search(algorithm, player, bounds).search(tree, depth);
      assertEquals(expected.value(), found.value(), 1e-9, "seed " + seed);
      assertEquals(expected.choice(), found.choice(), "seed " + seed);
      assertEquals(depth, found.depth());
    }
  }

  @ParameterizedTest
  @MethodSource("ofTrees")
  void playCheckers(PlayerAlgorithm algorithm) {
    EnglishCheckers game = new EnglishCheckers();
    Player<Checkers> player = MStarOracle.checkersPlayer(game, new SplittableRandom(1), 1);
    SearchResult<Checkers> mStar = ModelSearches.M_STAR.of(player).search(game.start(), 4);
    SearchResult<Checkers> result = algorithm.of(player).search(game.start(), 4);
    assertNotNull(result.choice());
    if (algorithm instanceof SumBoundAlgorithm) {
      assertEquals(mStar.line(), result.line());
    }
  }

  @Test
  void countAsTheDefinitionsDo() {
    Player<Node> player = RandomNodes.unbound(2);
    SearchResult<Node> mStar = ModelSearches.M_STAR.of(player).search(WorkedTrees.FIGURE_2, 3);
    assertEquals(List.of(16L, 9L), List.of(mStar.evaluations(), mStar.expansions()));
    SearchResult<Node> onePass = ModelSearches.M_STAR_1P.of(player).search(WorkedTrees.FIGURE_2, 3);
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
        SearchResult<Node> found = ModelSearches.M_STAR_1P.of(player).search(tree, depth);
        SearchResult<Node> mStar = ModelSearches.M_STAR.of(player).search(tree, depth);
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

  @ParameterizedTest
  @MethodSource("pruning")
  void refuseModelsThatLookLessFarWhereSumBoundsAreNeeded(SumBoundAlgorithm algorithm) {
    Player<Node> player = RandomNodes.player(2, 4);
    Exception refused =
        assertThrows(
            IllegalArgumentException.class, () -> algorithm.of(player, root -> SumBounds.of(1)));
    assertEquals(
        algorithm + " needs models that look as far as the search, up to 4 plies",
        refused.getMessage());
  }

  /** Whoever searches with a tie rule is told which algorithms ask it. */
  @Test
  void refuseTieRulesThatTheyDoNotAsk() {
    EnglishCheckers game = new EnglishCheckers();
    Optional<TieOrder<Checkers>> order = Optional.of(game.tieOrders().get(0));
    Player<Checkers> plain = MStarOracle.checkersPlayer(game, new SplittableRandom(1), 1);
    Strategy<Checkers> model = plain.model().strategy();
    TieRule<Checkers> ties = new TieRule<>(0, order, order);
    Player<Checkers> player =
        new Player<>(
            plain.strategy(), Player.zeroLevel(new Strategy<>(model.evaluation(), 3, 0, ties, 0)));
    List<String> refusing = new ArrayList<>();
    for (PlayerAlgorithm algorithm : Algorithms.ofPlayers()) {
      if (algorithm instanceof ChanceAlgorithm) {
        continue; // they take no model, nor play games without chance
      }
      try {
        assertNotNull(algorithm.of(player).search(game.start(), 3).choice());
      } catch (IllegalArgumentException e) {
        refusing.add(algorithm.name());
        assertEquals(
            algorithm
                + " does not ask the tie rules of a player and its models; m-star-1p and m-star do",
            e.getMessage());
      }
    }
    assertEquals(
        List.of(
            "simple-pruning", "alpha-beta-star", "alpha-beta-star-1p", "alpha-beta-star-report"),
        refusing);
  }

  /** As far as it says an algorithm searches, and no farther. */
  @ParameterizedTest
  @MethodSource("ofTrees")
  void searchToTheirHorizons(PlayerAlgorithm algorithm) {
    for (int seed = 0; seed < 500; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int[] depths = random.ints(1 + random.nextInt(4), 2, 6).toArray();
      depths[depths.length - 1] = 1;
      Player<Node> player = RandomNodes.player(depths);
      Node tree = new RandomNodes(player.level(), true, 9, 9).tree(random, FAR);
      SumBounds bounds = SumBounds.infinite(player.level());
      Search<Node> search = search(algorithm, player, bounds);
      int most = algorithm.horizons(player).upTo(FAR);
      assertEquals(1, algorithm.horizons(player).own());
      assertEquals(most, search.search(tree, most).depth());
      if (most < FAR) {
        assertThrows(IllegalArgumentException.class, () -> search.search(tree, most + 1));
      }
    }
  }

  /** Those that foresee no more than the next reply. */
  private static List<PlayerAlgorithm> foreseeingTheNext() {
    return List.of(ReplySearches.REPLY, ReplySearches.MIXTURE, ReplySearches.SOFT);
  }

  @Test
  void lookAsFarBeyondAForeseenReplyAsTheModelWould() {
    for (ReplyOracle<Checkers> oracle : ReplyOracle.checkers(0.5)) {
      Strategy<Checkers> own = oracle.own();
      Player<Checkers> player = new Player<>(own, Player.zeroLevel(oracle.model()));
      for (PlayerAlgorithm algorithm : foreseeingTheNext()) {
        Horizons horizons = algorithm.horizons(player);
        assertEquals(Math.max(own.depth(), oracle.model().depth() + 2), horizons.own());
        assertEquals(OptionalInt.empty(), horizons.most());
        assertEquals(own.depth(), algorithm.horizons(Player.zeroLevel(own)).own());
        assertEquals(3, algorithm.of(player).search(oracle.root(), 3).depth());
      }
    }
  }

  /** With an own depth of 1 and a model of 4, too, the first search of a row is a short one. */
  @Test
  void deepenByOnePlyAfterTheOther() {
    ReplyOracle<Checkers> oracle = ReplyOracle.checkers(0.5).get(0);
    Strategy<Checkers> own = new Strategy<>(oracle.own().evaluation(), 1, 0);
    Strategy<Checkers> model = new Strategy<>(oracle.model().evaluation(), 4, 0);
    Player<Checkers> player = new Player<>(own, Player.zeroLevel(model));
    for (PlayerAlgorithm algorithm : foreseeingTheNext()) {
      Search<Checkers> search = algorithm.of(player);
      List<Integer> depths = new ArrayList<>();
      Search<Checkers> noted =
          (root, depth, budget) -> {
            SearchResult<Checkers> found = search.search(root, depth, budget);
            depths.add(found.depth());
            return found;
          };
      int most = algorithm.horizons(player).own();
      new IterativeDeepening<>(noted).search(Checkers.START, most);
      assertEquals(List.of(1, 2, 3, 4, 5, 6), depths);
      SearchResult<Checkers> ended =
          new IterativeDeepening<>(search)
              .search(Checkers.START, most, SearchBudget.ofEvaluations(300));
      assertTrue(ended.depth() < most && ended.evaluations() < 400, "it ends: " + ended);
      assertNotNull(ended.choice());
    }
  }

  @Test
  void foreseeWithAModelThatHasNone() {
    ReplyOracle<Checkers> oracle = ReplyOracle.checkers(1).get(0);
    Player<Checkers> alone = Player.zeroLevel(oracle.own());
    Player<Checkers> recursive = new Player<>(oracle.own(), new Player<>(oracle.own(), alone));
    for (PlayerAlgorithm algorithm : foreseeingTheNext()) {
      assertEquals(
          MinimaxSearches.ALPHA_BETA.of(alone).search(oracle.root(), 3),
          algorithm.of(alone).search(oracle.root(), 3),
          "nothing is foreseen without a model");
      if (algorithm == ReplySearches.GUARDED || algorithm == ReplySearches.SAFE) {
        assertNotNull(algorithm.of(recursive).search(oracle.root(), 3).choice());
      } else {
        Exception refused =
            assertThrows(IllegalArgumentException.class, () -> algorithm.of(recursive));
        assertEquals(
            "its model has a model of its own, which guarded, safe and m-star-1p can use",
            refused.getMessage());
      }
      Exception explicit =
          assertThrows(IllegalArgumentException.class, () -> algorithm.of(RandomNodes.unbound(1)));
      assertEquals(
          algorithm + " searches positions of games, not explicit trees", explicit.getMessage());
    }
  }

  /** Its own moves are those of the search for own moves. */
  @Test
  void foreseeAsFarAsThePlayerLooks() {
    EnglishCheckers game = new EnglishCheckers();
    Player<Checkers> player = MStarOracle.checkersPlayer(game, new SplittableRandom(1), 1);
    Player<Checkers> alone = Player.zeroLevel(player.strategy());
    for (PlayerAlgorithm algorithm : List.of(ReplySearches.GUARDED, ReplySearches.SAFE)) {
      assertEquals(Horizons.from(player.strategy().depth()), algorithm.horizons(player));
      assertEquals(
          MinimaxSearches.PRINCIPAL_VARIATION.of(alone).search(game.start(), 7),
          algorithm.of(alone).search(game.start(), 7));
    }
  }

  @Test
  void lookAtPositionsOfGamesWhereTheyDoNotLookAtAll() {
    PlayerAlgorithm search = MinimaxSearches.PRINCIPAL_VARIATION;
    Exception explicit =
        assertThrows(IllegalArgumentException.class, () -> search.of(RandomNodes.unbound(1)));
    assertEquals(
        "principal-variation searches positions of games, not explicit trees",
        explicit.getMessage());
    EnglishCheckers game = new EnglishCheckers();
    Optional<TieOrder<Checkers>> order = Optional.of(game.tieOrders().get(0));
    Strategy<Checkers> own =
        MStarOracle.checkersPlayer(game, new SplittableRandom(1), 0).strategy();
    Strategy<Checkers> listing =
        new Strategy<>(own.evaluation(), 3, 0, new TieRule<>(0, order, order), 0);
    Exception ties =
        assertThrows(IllegalArgumentException.class, () -> search.of(Player.zeroLevel(listing)));
    assertEquals(
        "principal-variation takes any of equal moves; a player with a tie rule needs alpha-beta",
        ties.getMessage());
  }

  @Test
  void refuseSumBoundsOfFunctionsThatAreNotLinear() {
    assertFalse(RandomNodes.unbound(1).strategy().evaluation().isEverywhere());
    assertThrows(
        IllegalArgumentException.class,
        () -> PruningSearches.ALPHA_BETA_STAR.of(RandomNodes.unbound(1)));
  }
}
