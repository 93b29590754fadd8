package olsy.core.search.reply;

import static olsy.core.search.reply.TwoStrategies.FUNCTION;
import static olsy.core.search.reply.TwoStrategies.GAME;
import static olsy.core.search.reply.TwoStrategies.limited;
import static olsy.core.search.reply.TwoStrategies.model;
import static olsy.core.search.reply.TwoStrategies.own;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.endgame.SolvedInMemory;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.game.RandomPlay;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.RandomTree;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.Endgames;
import olsy.core.search.RandomTrees;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.minimax.PrincipalVariationSearch;
import olsy.core.search.minimax.PrincipalVariationSearch.Part;
import olsy.core.search.model.MStar;
import olsy.core.search.reply.TrustedReplies.Terms;
import org.junit.jupiter.api.Test;

class GuardedTest {

  private static final double TINY = 1e-9;
  private static final double WHOLE_BUDGET = 1;

  private static <P extends Position<P>> void check(GuardedOracle<P> oracle) {
    ReplyOracle<P> of = oracle.of();
    Guarded<P> guarded =
        new Guarded<>(
            of.own(),
            MinimaxSearches.ALPHA_BETA.of(Player.zeroLevel(of.model())),
            of.model().depth(),
            oracle.terms(),
            EnumSet.of(Part.ASPIRATION, Part.HISTORY));
    SearchResult<P> found = guarded.search(of.root(), of.depth());
    String where = of.seed() + ", " + oracle.terms();
    assertEquals(oracle.value(of.root(), of.depth(), 0, true), found.value(), TINY, where);
    if (found.choice() != null) {
      double chosen = oracle.value(found.choice(), of.depth() - 1, 1, true);
      assertEquals(found.value(), chosen, TINY, where + ": the choice");
    }
  }

  private static Terms terms(int least, SplittableRandom random) {
    return new Terms(
        least + random.nextInt(3), random.nextInt(4) > 0, random.nextInt(3) / 4.0, WHOLE_BUDGET);
  }

  @Test
  void isTheSlowDefinitionInTrees() {
    for (int seed = 0; seed < 1000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      RandomTree tree = RandomTrees.tree(1 + random.nextInt(3), 8, 1, seed);
      Strategy<RandomTree> own = new Strategy<>(new ModelValue<>(1), 1, 0);
      Strategy<RandomTree> model = new Strategy<>(new ModelValue<>(0), 1 + random.nextInt(3), 0);
      ReplyOracle<RandomTree> oracle =
          new ReplyOracle<>(tree, random.nextInt(9), own, model, "tree " + seed);
      check(new GuardedOracle<>(oracle, terms(3, random)));
    }
  }

  /** Players with frontier rules, and models with tie rules. */
  @Test
  void isTheSlowDefinitionAtCheckers() {
    for (ReplyOracle<Checkers> oracle : ReplyOracle.checkers(1)) {
      Strategy<Checkers> own = oracle.own();
      ReplyOracle<Checkers> deep =
          new ReplyOracle<>(
              oracle.root(),
              4,
              new Strategy<>(own.evaluation(), 4, 0),
              oracle.model(),
              oracle.seed());
      SplittableRandom random = new SplittableRandom(oracle.seed().hashCode());
      check(new GuardedOracle<>(deep, terms(2, random)));
    }
  }

  private static PrincipalVariationSearch<Checkers> plain() {
    return new PrincipalVariationSearch<>(FUNCTION);
  }

  /** To the move and to the evaluation. */
  @Test
  void withoutTrustIsPlain() {
    Search<Checkers> guarded = new Guarded<>(own(), model(2, 0.69));
    Search<Checkers> trusting = new Guarded<>(own(), model(2, 0.7));
    int differ = 0;
    for (int seed = 0; seed < 60; seed++) {
      Checkers position = RandomPlay.walk(GAME.start(), seed, new SplittableRandom(seed));
      if (position.isTerminal()) {
        continue;
      }
      SearchResult<Checkers> expected = limited(plain(), 3000).search(position, 30);
      assertEquals(expected, limited(guarded, 3000).search(position, 30), "seed " + seed);
      SearchResult<Checkers> foreseeing = limited(trusting, 3000).search(position, 30);
      differ += expected.choice().equals(foreseeing.choice()) ? 0 : 1;
    }
    assertTrue(differ > 5, "foresight changes " + differ + " moves");
  }

  /** It asks once a move, pays for it, and is the plain search from then on. */
  @Test
  void isPlainWhereTheModelIsTooSlow() {
    Search<Checkers> deep = MinimaxSearches.ALPHA_BETA.of(Player.zeroLevel(model(20, 1)));
    int[] asked = new int[1];
    Guarded<Checkers> guarded =
        new Guarded<>(
            own(),
            (s, depth, budget) -> {
              asked[0]++;
              return deep.search(s, 20, budget);
            },
            3,
            1);
    for (int seed = 0; seed < 20; seed++) {
      Checkers position = RandomPlay.walk(GAME.start(), seed, new SplittableRandom(seed));
      asked[0] = 0;
      int limit = 20_000;
      SearchResult<Checkers> found = limited(guarded, limit).search(position, 30);
      assertEquals(1, asked[0], "seed " + seed);
      SearchResult<Checkers> less = limited(plain(), limit - limit / 7).search(position, 30);
      assertTrue(found.depth() >= less.depth() - 1, "seed " + seed + ": " + found.depth());
      assertTrue(found.evaluations() <= limit + 20, "seed " + seed);
    }
  }

  /** Wherever it ends, and whatever was asked before. */
  @Test
  void keepsToItsBudget() {
    Guarded<Checkers> used = new Guarded<>(own(), model(3, 1));
    for (int limit = 0; limit < 6000; limit += 97) {
      SearchResult<Checkers> found = limited(used, limit).search(GAME.start(), 30);
      assertTrue(found.choice() != null && found.evaluations() <= limit + 20, "limit " + limit);
      Guarded<Checkers> fresh = new Guarded<>(own(), model(3, 1));
      assertEquals(limited(fresh, limit).search(GAME.start(), 30), found, "limit " + limit);
    }
  }

  /** What it expects next is what the opponent does, all game long. */
  @Test
  void aPerfectModelForetellsTheGame() {
    Player<Checkers> opponent = Player.zeroLevel(model(4, 1));
    foretells(new Guarded<>(own(), model(4, 1)), MinimaxSearches.ALPHA_BETA.of(opponent));
  }

  /** Who models us moves by M*. */
  @Test
  void aPerfectModelThatModelsUsForetellsTheGame() {
    Player<Checkers> opponent = new Player<>(model(4, 1), Player.zeroLevel(own()));
    foretells(new Guarded<>(own(), opponent), new MStar<>(opponent.strategies()));
  }

  private static void foretells(Guarded<Checkers> guarded, Search<Checkers> replies) {
    Checkers position = RandomPlay.walk(GAME.start(), 6, new SplittableRandom(3));
    int foretold = 0;
    for (int move = 0; move < 25 && !position.isTerminal(); move++) {
      List<Checkers> line = guarded.search(position, 8).line();
      position = line.get(1);
      if (position.isTerminal()) {
        break;
      }
      Checkers reply = replies.search(position, 4).choice();
      assertNotEquals(null, reply);
      if (line.size() > 2) {
        assertEquals(reply, line.get(2), "move " + move);
        foretold++;
      }
      position = reply;
    }
    assertTrue(foretold > 10, foretold + " replies foretold");
  }

  /** The own search asks endgames; the opponent has none, and is searched as before. */
  @Test
  void theModelIsNotTold() {
    Search<Checkers> model =
        new Search<>() {
          private final Search<Checkers> own =
              MinimaxSearches.ALPHA_BETA.of(Player.zeroLevel(model(2, 1)));

          @Override
          public SearchResult<Checkers> search(Checkers root, int depth, SearchBudget budget) {
            return own.search(root, depth, budget);
          }

          @Override
          public void consult(Endgames endgames) {
            throw new AssertionError("the opponent has no tables");
          }
        };
    Guarded<Checkers> guarded = new Guarded<>(own(), model, 2, 1);
    guarded.consult(SolvedInMemory.OF_THREE);
    Checkers start = GAME.position("W:WK18,K22:BK4");
    assertEquals(
        Score.WIN - SolvedInMemory.OF_THREE.result(start).orElseThrow().plies(),
        guarded.search(start, 1).value());
    guarded.search(GAME.position("W:WK18,K22,K26:BK4,K11"), 7);
  }
}
