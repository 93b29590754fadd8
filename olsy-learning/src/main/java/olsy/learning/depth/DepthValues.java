package olsy.learning.depth;

import java.util.Arrays;
import olsy.core.evaluation.Evaluation;
import olsy.core.game.Position;
import olsy.core.search.SearchBudget;
import olsy.core.search.minimax.KnownValues;
import olsy.core.search.minimax.OrderedAlphaBeta;
import olsy.learning.example.Example;

/**
 * How a decision looks to players of every depth: the exact values of its successors for the side
 * that decided, from one pass that searches each successor deeper and deeper.
 */
public final class DepthValues {

  private final double[][] values;
  private final int chosen;

  private DepthValues(double[][] values, int chosen) {
    this.values = values;
    this.chosen = chosen;
  }

  public static <P extends Position<P>> DepthValues of(
      Example<P> example, Evaluation<P> evaluation, int maxDepth) {
    int n = example.successors().size();
    double[][] values = new double[maxDepth][n];
    OrderedAlphaBeta<P> search = new OrderedAlphaBeta<>(evaluation.opposed());
    KnownValues<P> memory = new KnownValues<>(maxDepth);
    for (int i = 0; i < n; i++) {
      P successor = example.successors().get(i);
      for (int depth = 1; depth <= maxDepth; depth++) {
        values[depth - 1][i] =
            -search.search(successor, depth - 1, SearchBudget.unlimited(), memory).value();
      }
    }
    return new DepthValues(values, example.chosen());
  }

  public int maxDepth() {
    return values.length;
  }

  public int chosen() {
    return chosen;
  }

  /** minimax(b, d−1) of the successors b. */
  public double[] at(int depth) {
    return Arrays.copyOf(values[depth - 1], values[depth - 1].length);
  }
}
