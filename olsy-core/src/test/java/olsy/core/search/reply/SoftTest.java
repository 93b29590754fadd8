package olsy.core.search.reply;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import olsy.core.game.Position;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.tree.Node;
import olsy.core.player.Strategy;
import olsy.core.player.TieRule;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.Deliberation;
import org.junit.jupiter.api.Test;

class SoftTest {

  /** Means are rounded. */
  private static final double GRAIN = 1.0 / (1 << 16);

  @Test
  void isTheSlowDefinition() {
    for (double trust : new double[] {0.7, 1}) {
      for (ReplyOracle<Node> oracle : ReplyOracle.trees(trust)) {
        oracle.check(
            new Soft<>(oracle.own(), oracle.model()).search(oracle.root(), oracle.depth()),
            s -> Math.rint(slow(s, oracle) / GRAIN) * GRAIN);
      }
    }
  }

  private static <P extends Position<P>> double slow(P successor, ReplyOracle<P> oracle) {
    if (oracle.isLeaf(successor)) {
      return oracle.value(successor, 0, 1, oracle.side(), oracle.own().evaluation());
    }
    double[] seen = oracle.seen(successor);
    double best = Arrays.stream(seen).max().orElseThrow();
    int equal = 0;
    for (int i = 0; i < seen.length; i++) {
      if (seen[i] == best) {
        seen[i] -= oracle.model().ties().lead() * Math.min(3, equal++);
      }
    }
    double all = 0;
    for (double value : seen) {
      all += Math.exp((value - best) / oracle.model().temperature());
    }
    double mean = 0;
    double worst = Double.POSITIVE_INFINITY;
    for (int i = 0; i < seen.length; i++) {
      double probability =
          0.99 * Math.exp((seen[i] - best) / oracle.model().temperature()) / all
              + 0.01 / seen.length;
      double value = oracle.behind(successor.successors()[i]);
      mean += probability * value;
      worst = Math.min(worst, value);
    }
    double trust = oracle.model().trust();
    return trust * mean + (1 - trust) * worst;
  }

  @Test
  void isMinimaxWithoutTrust() {
    for (ReplyOracle<Checkers> oracle : ReplyOracle.checkers(0)) {
      assertEquals(
          new Deliberation<>(oracle.own()).search(oracle.root(), oracle.depth()).choice(),
          new Soft<>(oracle.own(), oracle.model()).search(oracle.root(), oracle.depth()).choice(),
          oracle.seed());
    }
  }

  /** Frontier and tie rules of both are honoured. */
  @Test
  void foreseesTheModelsOwnChoice() {
    for (ReplyOracle<Checkers> oracle : ReplyOracle.checkers(1)) {
      List<Checkers> line =
          new Soft<>(oracle.own(), oracle.model()).search(oracle.root(), oracle.depth()).line();
      if (line.size() > 2) {
        assertEquals(oracle.foreseen(line.get(1)), line.get(2), oracle.seed());
      }
    }
  }

  @Test
  void ofAColdOpponentKnowsTheReply() {
    for (ReplyOracle<Node> oracle : ReplyOracle.trees(1)) {
      Node root = oracle.root();
      if (oracle.depth() == 1 || root.isTerminal()) {
        continue;
      }
      Strategy<Node> cold =
          new Strategy<>(
                  oracle.model().evaluation(),
                  oracle.model().depth(),
                  0,
                  TieRule.<Node>gamesOrder(),
                  1e-3)
              .withTrust(1);
      List<SearchResult<Node>> found =
          new Soft<>(oracle.own(), cold)
              .successors(
                  Arrays.asList(root.successors()), oracle.depth(), SearchBudget.unlimited());
      for (int i = 0; i < found.size(); i++) {
        Node successor = root.successors()[i];
        double[] seen = oracle.seen(successor);
        double best = Arrays.stream(seen).max().orElse(0);
        if (Arrays.stream(seen).filter(value -> value == best).count() == 1) {
          double slip = 0.01 * 2 * 9;
          assertEquals(
              ReplyTest.slow(successor, oracle), found.get(i).value(), slip + GRAIN, oracle.seed());
        }
      }
    }
  }

  @Test
  void trustMayBeGivenByTheCaller() {
    for (ReplyOracle<Checkers> oracle : ReplyOracle.checkers(0.3)) {
      if (oracle.own().ties().isGamesOrder()) {
        assertEquals(
            new Soft<>(oracle.own(), oracle.model()).search(oracle.root(), oracle.depth()),
            new Soft<>(oracle.own().evaluation(), oracle.model().withTrust(1), 0.3)
                .search(oracle.root(), oracle.depth()),
            oracle.seed());
      }
    }
  }
}
