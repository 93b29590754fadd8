package olsy.core.game.tree;

import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import olsy.core.game.ManyPosition;
import olsy.core.game.Payoffs;

/**
 * A uniform tree for many players in the order that shallow pruning likes best, with values that
 * add up to at most 1 and are below 1 (Korf, Multi-player Alpha-Beta Pruning, best-case
 * performance).
 *
 * <pre>
 * open node, m moves, values w:  the first successor is open with w,
 *                                the others are closed with values u: u_{m+1} = 1 − w_m
 * closed node with values u:     all successors are open with u; the first one is enough
 * </pre>
 *
 * The max^n values of a node are those that it has. Shallow pruning evaluates T(d) = T(d−1) +
 * (b−1)·T(d−2) of the leaves below an open node.
 *
 * @param height plies above the frontier
 * @param closed whether shallow pruning leaves out all successors but the first
 * @param values of the node, for each player
 */
public record BestOrderedTree(
    int branching, int height, int toMove, boolean closed, List<Double> values)
    implements ManyPosition<BestOrderedTree> {

  /** The values of nodes, and the bound on their sum. */
  public static final Payoffs<BestOrderedTree> PAYOFFS =
      new Payoffs<>() {
        @Override
        public double[] values(BestOrderedTree node) {
          return node.values.stream().mapToDouble(Double::doubleValue).toArray();
        }

        @Override
        public OptionalDouble sum(BestOrderedTree root, int depth) {
          return OptionalDouble.of(1);
        }
      };

  public BestOrderedTree {
    values = List.copyOf(values);
  }

  public static BestOrderedTree root(int players, int branching, int depth) {
    List<Double> even = Collections.nCopies(players, 1.0 / players);
    return new BestOrderedTree(branching, depth, 0, false, even);
  }

  @Override
  public int players() {
    return values.size();
  }

  @Override
  public BestOrderedTree[] successors() {
    BestOrderedTree[] successors = new BestOrderedTree[successorCount()];
    List<Double> refuting = closed ? values : refuting();
    for (int i = 0; i < successors.length; i++) {
      boolean refutes = !closed && i > 0;
      successors[i] =
          new BestOrderedTree(branching, height - 1, next(), refutes, refutes ? refuting : values);
    }
    return successors;
  }

  private int next() {
    return (toMove + 1) % players();
  }

  /** The next player takes what is left beside the value of the one who moves. */
  private List<Double> refuting() {
    double value = values.get(toMove);
    return IntStream.range(0, players())
        .mapToObj(player -> player == next() ? 1 - value : value / players())
        .toList();
  }

  @Override
  public int successorCount() {
    return height == 0 ? 0 : branching;
  }
}
