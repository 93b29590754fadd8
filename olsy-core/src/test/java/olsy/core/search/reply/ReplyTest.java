package olsy.core.search.reply;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import olsy.core.game.Position;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.Node;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.Search;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.model.M;
import olsy.core.search.model.ModelSearches;
import org.junit.jupiter.api.Test;

class ReplyTest {

  @Test
  void isTheSlowDefinition() {
    ReplyOracle.trees(1).forEach(ReplyTest::check);
    ReplyOracle.checkers(1).forEach(ReplyTest::check);
  }

  private static <P extends Position<P>> void check(ReplyOracle<P> oracle) {
    oracle.check(
        new Reply<>(oracle.own(), oracle.model()).search(oracle.root(), oracle.depth()),
        s -> slow(s, oracle));
  }

  static <P extends Position<P>> double slow(P successor, ReplyOracle<P> oracle) {
    return oracle.isLeaf(successor)
        ? oracle.value(successor, 0, 1, oracle.side(), oracle.own().evaluation())
        : oracle.behind(oracle.foreseen(successor));
  }

  /** M, whose opponent is the model wherever it moves, is the same up to the third ply. */
  @Test
  void isMWithTheModelForOpponent() {
    for (ReplyOracle<Checkers> oracle : ReplyOracle.checkers(1)) {
      if (oracle.depth() > 3 || !oracle.own().ties().isGamesOrder()) {
        continue;
      }
      Search<Checkers> model = MinimaxSearches.ALPHA_BETA.of(Player.zeroLevel(oracle.model()));
      Search<Checkers> m =
          new M<>(
              oracle.own().evaluation(),
              (s, left, budget) -> model.search(s, oracle.model().depth(), budget).choice());
      SearchResult<Checkers> expected = m.search(oracle.root(), oracle.depth());
      SearchResult<Checkers> found =
          new Reply<>(oracle.own(), oracle.model()).search(oracle.root(), oracle.depth());
      assertEquals(expected.value(), found.value(), oracle.seed());
      assertEquals(expected.line(), found.line(), oracle.seed());
    }
  }

  /** M* lets a model that looks as far as the player see one ply less than it will. */
  @Test
  void seesWhatTheModelSeesBeyondTheHorizon() {
    Strategy<Node> own = new Strategy<>(new ModelValue<>(1), 2, 0);
    Strategy<Node> model = new Strategy<>(new ModelValue<>(0), 2, 0);
    Player<Node> player = new Player<>(own, Player.zeroLevel(model));
    int differ = 0;
    for (ReplyOracle<Node> oracle : ReplyOracle.trees(1)) {
      Node choice = new Reply<>(own, model).search(oracle.root(), 2).choice();
      Node ofMStar = ModelSearches.M_STAR.of(player).search(oracle.root(), 2).choice();
      differ += choice == ofMStar ? 0 : 1;
    }
    assertTrue(differ > 100, "only " + differ + " trees tell them apart");
  }
}
