package olsy.core.search.framework;

import java.util.OptionalInt;

/**
 * Alpha-beta with bounds, as a procedure of its own: the instance of {@link Rsearch} that selects
 * the leftmost node.
 *
 * <pre>
 * alphabeta(n, alpha, beta):
 *   if alpha ≥ U(n) or L(n) ≥ beta or U(n) = L(n): return L(n) if L(n) ≥ beta, else U(n)
 *   at a max node:
 *     alpha' := max(alpha, L(n))
 *     for children c: f' := alphabeta(c, alpha', beta)
 *       if f' ≥ min(beta, U(n)): stop
 *       alpha' := max(alpha', f')
 *     return the greatest f'
 *   at a min node likewise
 * </pre>
 *
 * <p>Pijls and de Bruin, A Framework for Game Tree Algorithms, Figure 5; Knuth and Moore without
 * bounds.
 */
public final class InformedAlphaBeta {

  public <N> InformedResult search(InformedTree<N> tree) {
    return search(tree, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
  }

  /**
   * The value where it lies between the two, else a bound of it: an upper bound where it is at most
   * alpha, a lower bound where it is at least beta.
   *
   * @param alpha below beta
   */
  public <N> InformedResult search(InformedTree<N> tree, double alpha, double beta) {
    Effort effort = new Effort();
    effort.hold(1);
    Run<N> run = new Run<>(tree, effort);
    double value = run.value(tree.root(), 0, alpha, beta);
    return effort.result(run.move, value);
  }

  private static final class Run<N> {
    private final InformedTree<N> tree;
    private final Effort effort;

    /** The first child of the root with the best value; the first where none was looked at. */
    private OptionalInt move = OptionalInt.empty();

    Run(InformedTree<N> tree, Effort effort) {
      this.tree = tree;
      this.effort = effort;
    }

    double value(N n, int ply, double alpha, double beta) {
      assert alpha < beta;
      Development<N> known = effort.develop(tree, n);
      double lower = known.lower();
      double upper = known.upper();
      effort.hold(known.children().size());
      double f;
      if (alpha >= upper || lower >= beta || lower == upper) {
        f = lower >= beta ? lower : upper;
        if (!known.isTerminal()) {
          prefer(ply, 0);
        }
      } else if (tree.isMax(n)) {
        f = greatest(known, ply, Math.max(alpha, lower), Math.min(beta, upper), beta);
      } else {
        f = least(known, ply, Math.max(alpha, lower), Math.min(beta, upper), alpha);
      }
      effort.release(known.children().size());
      assert f <= upper || f <= alpha : "no more than U(n), or a bound below the window";
      assert f >= lower || f >= beta || f <= alpha;
      return f;
    }

    private double greatest(Development<N> n, int ply, double alpha, double enough, double beta) {
      double low = alpha;
      double f = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < n.children().size() && f < enough; i++) {
        double value = value(n.children().get(i), ply + 1, low, beta);
        if (value > f) {
          f = value;
          prefer(ply, i);
        }
        low = Math.max(low, value);
      }
      return f;
    }

    private double least(Development<N> n, int ply, double enough, double beta, double alpha) {
      double high = beta;
      double f = Double.POSITIVE_INFINITY;
      for (int i = 0; i < n.children().size() && f > enough; i++) {
        double value = value(n.children().get(i), ply + 1, alpha, high);
        if (value < f) {
          f = value;
          prefer(ply, i);
        }
        high = Math.min(high, value);
      }
      return f;
    }

    private void prefer(int ply, int child) {
      if (ply == 0) {
        move = OptionalInt.of(child);
      }
    }
  }
}
