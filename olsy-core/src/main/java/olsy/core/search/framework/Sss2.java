package olsy.core.search.framework;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * SSS-2: SSS* as two procedures. It holds a solution tree, all children of max nodes and one of min
 * nodes, whose value g is an upper bound, and lowers g until that fails.
 *
 * <pre>
 * SSS-2(n):             expand(n, ∞); while diminish(n, g(n)) succeeds; return g(n)
 * expand(n, upper):     develops n; fails if L(n) ≥ upper, succeeds with g(n) = U(n) &lt; upper
 *   at a max node: expand all children, fail when one fails; g(n) = the greatest g(c)
 *   at a min node: expand the children until one succeeds; g(n) = its g(c)
 * diminish(n, upper):   g(n) = upper; fails if L(n) ≥ upper
 *   at a max node: diminish the children with g(c) = upper, fail when one fails
 *   at a min node: diminish the child in the solution tree, else expand the next ones
 * </pre>
 *
 * <p>Pijls and de Bruin, A Framework for Game Tree Algorithms, Section 7. Unlike {@link Maxsearch}
 * it knows no Lb: it visits nodes that are no longer live.
 */
public final class Sss2 {

  public <N> InformedResult search(InformedTree<N> tree) {
    Effort effort = new Effort();
    effort.hold(1);
    Run<N> run = new Run<>(tree, effort);
    Part<N> root = new Part<>(tree.root(), tree.isMax(tree.root()));
    run.diminish(root, root.g);
    double value = root.g;
    while (run.diminish(root, value)) {
      assert root.g < value;
      value = root.g;
    }
    return effort.result(root.move(value), value);
  }

  /** A node of the solution tree, or a child that was generated with others of it. */
  private static final class Part<N> {
    private final N node;
    private final boolean max;
    private List<Part<N>> children = new ArrayList<>();
    private boolean open = true;
    private double lower;
    private double g = Double.POSITIVE_INFINITY;

    /** Of a min node: which child is in the solution tree. */
    private int current;

    Part(N node, boolean max) {
      this.node = node;
      this.max = max;
    }

    /** How many nodes are below. */
    long size() {
      long size = children.size();
      for (Part<N> child : children) {
        size += child.size();
      }
      return size;
    }

    OptionalInt move(double value) {
      for (int i = 0; i < children.size(); i++) {
        if (children.get(i).g == value) {
          return OptionalInt.of(i);
        }
      }
      return children.isEmpty() ? OptionalInt.empty() : OptionalInt.of(0);
    }
  }

  private record Run<N>(InformedTree<N> tree, Effort effort) {

    /** Whether g(n) falls below the bound. */
    private boolean diminish(Part<N> n, double upper) {
      if (n.open) {
        develop(n);
        if (n.g < upper) {
          return true;
        }
      }
      if (n.lower < upper && (n.max ? lowerAll(n, upper) : lowerOne(n, upper))) {
        assert n.g < upper;
        return true;
      }
      n.g = upper;
      return false;
    }

    private void develop(Part<N> n) {
      Development<N> development = effort.develop(tree, n.node);
      n.open = false;
      n.lower = development.lower();
      n.g = development.upper();
      for (N child : development.children()) {
        n.children.add(new Part<>(child, tree.isMax(child)));
      }
      effort.hold(n.children.size());
    }

    private boolean lowerAll(Part<N> n, double upper) {
      double g = Double.NEGATIVE_INFINITY;
      for (Part<N> child : n.children) {
        if (child.g >= upper && !diminish(child, upper)) {
          return false;
        }
        g = Math.max(g, child.g);
      }
      n.g = g;
      return true;
    }

    private boolean lowerOne(Part<N> n, double upper) {
      for (; n.current < n.children.size(); n.current++) {
        Part<N> child = n.children.get(n.current);
        if (diminish(child, upper)) {
          n.g = child.g;
          return true;
        }
        effort.release(child.size());
        child.children = List.of();
      }
      return false;
    }
  }
}
