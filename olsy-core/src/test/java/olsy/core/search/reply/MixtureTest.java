package olsy.core.search.reply;

import static org.junit.jupiter.api.Assertions.assertEquals;

import olsy.core.game.checkers.Checkers;
import olsy.core.game.tree.Node;
import olsy.core.search.Search;
import olsy.core.search.minimax.Deliberation;
import org.junit.jupiter.api.Test;

class MixtureTest {

  /** Three quarters of whole numbers are exact. */
  @Test
  void isTheSlowDefinition() {
    for (ReplyOracle<Node> oracle : ReplyOracle.trees(0.75)) {
      oracle.check(
          new Mixture<>(oracle.own(), oracle.model()).search(oracle.root(), oracle.depth()),
          s -> 0.75 * ReplyTest.slow(s, oracle) + 0.25 * minimax(s, oracle));
    }
  }

  private static double minimax(Node successor, ReplyOracle<Node> oracle) {
    return oracle.value(successor, oracle.depth() - 1, 1, oracle.side(), oracle.own().evaluation());
  }

  @Test
  void isReplyWithFullTrustAndMinimaxWithNone() {
    for (double trust : new double[] {0, 1}) {
      for (ReplyOracle<Checkers> oracle : ReplyOracle.checkers(trust)) {
        Search<Checkers> pure =
            trust == 1
                ? new Reply<>(oracle.own(), oracle.model())
                : new Deliberation<>(oracle.own());
        assertEquals(
            pure.search(oracle.root(), oracle.depth()).choice(),
            new Mixture<>(oracle.own(), oracle.model())
                .search(oracle.root(), oracle.depth())
                .choice(),
            "trust " + trust + ", " + oracle.seed());
      }
    }
  }

  @Test
  void trustMayBeGivenByTheCaller() {
    for (ReplyOracle<Checkers> oracle : ReplyOracle.checkers(0.3)) {
      if (oracle.own().ties().isGamesOrder()) {
        assertEquals(
            new Mixture<>(oracle.own(), oracle.model()).search(oracle.root(), oracle.depth()),
            new Mixture<>(oracle.own().evaluation(), oracle.model().withTrust(1), 0.3)
                .search(oracle.root(), oracle.depth()),
            oracle.seed());
      }
    }
  }
}
