package olsy.core.search.framework;

/**
 * Maxsearch, refined: lowers an upper bound of the value step by step. It develops the same nodes
 * in the same order as {@link Rsearch} that selects the same 𝒰-value.
 *
 * <pre>
 * Maxsearch(n, lower, upper):                   develops n; while n is live:
 *   diminish(n, lower, min(upper, Ub(n)))
 * diminish(n, lower, upper):                    Ub(n) &lt; upper afterwards, or Lb(n) ≥ upper
 *   if n is open: expand(n, lower, upper)
 *   at a max node: diminish the children with Ub(c) ≥ upper, until one keeps it
 *   at a min node: diminish the last that was expanded, if it is live, and expand the next ones,
 *                  until one falls below upper
 * expand(n, lower, upper):
 *   if n is a pseudo-terminal: Maxsearch(n, lower, upper)
 *   else: develop(n); unless L(n) ≥ upper or U(n) &lt; upper: expand the children likewise
 * </pre>
 *
 * <p>Pijls and de Bruin, A Framework for Game Tree Algorithms, Figures 6 to 9. Their loop of Figure
 * 6 goes on while Ub(n) is above Lb(n) and lower; ours ends as well where Lb(n) reaches the upper
 * bound of the call, as {@code live} does.
 */
public record Maxsearch(PseudoTerminals pseudoTerminals) {

  public <N> InformedResult search(InformedTree<N> tree) {
    Effort effort = new Effort();
    Run<N> run = new Run<>(tree, SearchTree.whole(tree, effort), effort);
    run.maxsearch(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    Vertex<N> root = run.r.root();
    return effort.result(root.move(root.upper), root.upper);
  }

  /** On one local tree. */
  private final class Run<N> {
    private final InformedTree<N> tree;
    private final SearchTree<N> r;
    private final Effort effort;

    Run(InformedTree<N> tree, SearchTree<N> r, Effort effort) {
      this.tree = tree;
      this.r = r;
      this.effort = effort;
    }

    void maxsearch(double lower, double upper) {
      Vertex<N> n = r.root();
      r.develop(n);
      while (r.isLive()) {
        diminish(n, lower, Math.min(upper, n.upper));
      }
      assert r.postconditionHolds();
    }

    private void diminish(Vertex<N> n, double lower, double upper) {
      if (n.open) {
        expand(n, lower, upper);
      } else if (n.max) {
        double low = Math.max(lower, n.lower);
        for (Vertex<N> child : n.children) {
          if (child.upper >= upper) {
            diminish(child, low, upper);
            low = Math.max(low, child.lower);
            if (child.upper >= upper) {
              break;
            }
          }
        }
      } else {
        int last = lastExpanded(n);
        Vertex<N> child = n.children.get(last);
        if (child.upper > child.lower) {
          diminish(child, lower, upper);
        }
        if (child.upper >= upper) {
          expandMin(n, last + 1, lower, upper);
        }
      }
    }

    /** The youngest child that is not open; the oldest where all are. */
    private int lastExpanded(Vertex<N> n) {
      int i = n.children.size() - 1;
      while (i > 0 && n.children.get(i).open) {
        i--;
      }
      return i;
    }

    private void expand(Vertex<N> n, double lower, double upper) {
      if (pseudoTerminals.isAt(n.ply)) {
        SearchTree<N> local = new SearchTree<>(tree, n.node, n.ply, lower, upper, effort);
        new Run<>(tree, local, effort).maxsearch(lower, upper);
        local.release();
        r.close(n, local.root().lower, local.root().upper);
        return;
      }
      r.develop(n);
      if (n.lower >= upper || n.upper < upper) {
        return;
      }
      if (n.max) {
        double low = Math.max(lower, n.lower);
        for (Vertex<N> child : n.children) {
          expand(child, low, upper);
          low = Math.max(low, child.lower);
          if (child.upper >= upper) {
            break;
          }
        }
      } else {
        expandMin(n, 0, lower, upper);
      }
    }

    private void expandMin(Vertex<N> n, int from, double lower, double upper) {
      for (Vertex<N> child : n.children.subList(from, n.children.size())) {
        expand(child, lower, upper);
        if (child.upper < upper) {
          break;
        }
      }
    }
  }
}
