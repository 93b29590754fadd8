package olsy.core.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.evaluation.Evaluation;
import olsy.core.game.Side;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.Node;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.pruning.SumBounds;

/**
 * Random explicit trees: one to three successors, a terminal node here and there above the
 * frontier, values at every node.
 *
 * @param level n
 * @param whole whether values are whole numbers; then a small range makes many ties
 * @param range P, values come from [−P, P]
 * @param sumBound B, may be infinite
 */
public record RandomNodes(int level, boolean whole, double range, double sumBound) {

  /** Searches of any depth that the tests use are not cut short by a model's depth. */
  public static final int UNBOUND = 1000;

  public Node tree(SplittableRandom random, int height) {
    return tree(random, height, height, Side.FIRST);
  }

  private Node tree(SplittableRandom random, int height, int left, Side side) {
    boolean terminal = left == 0 || (left < height && random.nextInt(8) == 0);
    Node[] successors = new Node[terminal ? 0 : 1 + random.nextInt(3)];
    for (int i = 0; i < successors.length; i++) {
      successors[i] = tree(random, height, left - 1, side.other());
    }
    return new Node(side, values(random), successors);
  }

  private double[] values(SplittableRandom random) {
    double[] values = new double[level + 1];
    values[0] = draw(random, -range, range);
    for (int j = 1; j <= level; j++) {
      values[j] =
          draw(
              random,
              Math.max(-range, -values[j - 1] - sumBound),
              Math.min(range, -values[j - 1] + sumBound));
    }
    return values;
  }

  private double draw(SplittableRandom random, double low, double high) {
    return whole
        ? random.nextInt((int) Math.ceil(low), (int) Math.floor(high) + 1)
        : low + (high - low) * random.nextDouble();
  }

  /** The tightest bounds that hold where a search to this depth ends. */
  public static SumBounds sumBounds(Node tree, int level, int depth) {
    double[] bounds = new double[level];
    widen(bounds, tree, depth);
    return SumBounds.of(bounds);
  }

  private static void widen(double[] bounds, Node node, int depth) {
    if (depth > 0 && !node.isTerminal()) {
      for (Node successor : node.successors()) {
        widen(bounds, successor, depth - 1);
      }
      return;
    }
    for (int j = 1; j <= bounds.length; j++) {
      bounds[j - 1] = Math.max(bounds[j - 1], Math.abs(node.value(j) + node.value(j - 1)));
    }
  }

  /**
   * The player whose functions are the values that the nodes carry.
   *
   * @param depths d₀ … d_n
   */
  public static Player<Node> player(int... depths) {
    List<Strategy<Node>> strategies = new ArrayList<>();
    for (int j = 0; j < depths.length; j++) {
      strategies.add(new Strategy<>(new ModelValue<>(j), depths[j], 0));
    }
    return player(strategies);
  }

  public static Player<Node> unbound(int level) {
    int[] depths = new int[level + 1];
    Arrays.fill(depths, UNBOUND);
    return player(depths);
  }

  public static <P> Player<P> player(List<Strategy<P>> strategies) {
    Player<P> player = null;
    for (Strategy<P> strategy : strategies) {
      player = new Player<>(strategy, player);
    }
    return player;
  }

  public static <P> Player<P> playerOf(List<? extends Evaluation<P>> models) {
    List<Strategy<P>> strategies = new ArrayList<>();
    for (Evaluation<P> model : models) {
      strategies.add(new Strategy<>(model, UNBOUND, 0));
    }
    return player(strategies);
  }
}
