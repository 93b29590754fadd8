package olsy.core.search.reply;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.TieOrder;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.Node;
import olsy.core.player.Strategy;
import olsy.core.player.TieRule;
import olsy.core.search.RandomNodes;
import olsy.core.search.SearchResult;

/**
 * A position, who searches it how deep, and what the slow definitions say about it: those of
 * searches that foresee the next reply.
 */
public record ReplyOracle<P extends Position<P>>(
    P root, int depth, Strategy<P> own, Strategy<P> model, String seed) {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final int TREES = 2000;
  private static final int POSITIONS = 150;

  /** Random trees of whole numbers, with many ties. */
  static List<ReplyOracle<Node>> trees(double trust) {
    List<ReplyOracle<Node>> all = new ArrayList<>();
    for (int seed = 0; seed < TREES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int depth = 1 + random.nextInt(5);
      Node tree = new RandomNodes(1, true, 9, 30).tree(random, 6);
      Strategy<Node> own = new Strategy<>(new ModelValue<>(1), depth, 0);
      TieRule<Node> ties = TieRule.<Node>gamesOrder().withLead(random.nextInt(3));
      Strategy<Node> model = new Strategy<>(new ModelValue<>(0), 1 + random.nextInt(4), 0, ties, 2);
      all.add(new ReplyOracle<>(tree, depth, own, model.withTrust(trust), "tree " + seed));
    }
    return all;
  }

  /** Positions of random games; players with frontier rules and tie rules. */
  public static List<ReplyOracle<Checkers>> checkers(double trust) {
    List<ReplyOracle<Checkers>> all = new ArrayList<>();
    for (int seed = 0; seed < POSITIONS; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Checkers position = RandomPlay.walk(Checkers.START, random.nextInt(40), random);
      if (!position.isTerminal()) {
        Strategy<Checkers> own = strategy(random);
        Strategy<Checkers> model = strategy(random).withTrust(trust);
        all.add(new ReplyOracle<>(position, own.depth(), own, model, "position " + seed));
      }
    }
    return all;
  }

  private static Strategy<Checkers> strategy(SplittableRandom random) {
    LinearEvaluation<Checkers> f =
        LinearEvaluation.of(
            GAME.features().covering(List.of("men")),
            Map.of("men", 10.0, "kings", 15.0, "mobility", (double) random.nextInt(-1, 2)),
            1);
    List<FrontierRule> frontiers = List.of(FrontierRule.values());
    FrontierRule frontier = frontiers.get(random.nextInt(frontiers.size()));
    List<TieOrder<Checkers>> orders = GAME.tieOrders();
    Optional<TieOrder<Checkers>> order =
        random.nextBoolean()
            ? Optional.empty()
            : Optional.of(orders.get(random.nextInt(orders.size())));
    return new Strategy<>(
        frontier.over(f),
        1 + random.nextInt(4),
        0,
        new TieRule<>(order.isEmpty() ? 0 : random.nextInt(2), random.nextInt(3), order, order),
        1 + random.nextInt(5));
  }

  Side side() {
    return root.toMove();
  }

  boolean isLeaf(P successor) {
    return depth == 1 || successor.isTerminal();
  }

  /** Minimax without any pruning, for one side from anywhere in the tree. */
  double value(P s, int left, int ply, Side of, Evaluation<P> evaluation) {
    if (left == 0 || s.isTerminal()) {
      return Score.of(s, of, ply, evaluation);
    }
    double best = Double.NEGATIVE_INFINITY;
    for (P successor : s.successors()) {
      double value = value(successor, left - 1, ply + 1, of, evaluation);
      best = Math.max(best, s.toMove() == of ? value : -value);
    }
    return s.toMove() == of ? best : -best;
  }

  /** What the player makes of a position two plies on. */
  double behind(P reply) {
    return value(reply, depth - 2, 2, side(), own.evaluation());
  }

  /** What the model sees in its replies. */
  double[] seen(P successor) {
    return Arrays.stream(successor.successors())
        .mapToDouble(
            reply -> value(reply, model.depth() - 1, 1, side().other(), model.evaluation()))
        .toArray();
  }

  P foreseen(P successor) {
    List<P> replies = Arrays.asList(successor.successors());
    return replies.get(
        model.ties().choose(successor, successor.toMove(), replies, seen(successor)));
  }

  /**
   * Checks what was found: the best successor with its value, and the reply that the model makes.
   *
   * @param value of a successor, by the slow definition
   */
  void check(SearchResult<P> found, ToDoubleFunction<P> value) {
    if (root.isTerminal()) {
      assertEquals(List.of(root), found.line(), seed);
      return;
    }
    List<P> successors = Arrays.asList(root.successors());
    double[] values = successors.stream().mapToDouble(value).toArray();
    P choice = choice(values);
    assertEquals(choice, found.choice(), seed);
    assertEquals(values[successors.indexOf(choice)], found.value(), seed);
    if (!isLeaf(choice)) {
      assertEquals(foreseen(choice), found.line().get(2), seed);
    }
  }

  /** By the player's tie rule. */
  P choice(double[] values) {
    List<P> successors = Arrays.asList(root.successors());
    return successors.get(own.ties().choose(root, side(), successors, values));
  }
}
