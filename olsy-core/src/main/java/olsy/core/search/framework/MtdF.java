package olsy.core.search.framework;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * MTD(f): asks again and again whether the value is at least γ, with a table of what is known of
 * each node. What became of SSS*, which asks the same from ∞ down.
 *
 * <pre>
 * MTD(root, first guess):
 *   γ := first guess
 *   until f⁻(root) = f⁺(root):
 *     g := MT(root, γ)
 *     γ := g if g &lt; γ, else the next number above g
 * MT(n, γ):
 *   if f⁻(n) ≥ γ: return f⁻(n);  if f⁺(n) &lt; γ: return f⁺(n)
 *   at a max node: g := the greatest MT(c, γ), until one is at least γ
 *   at a min node: g := the least MT(c, γ), until one is less than γ
 *   f⁺(n) := g if g &lt; γ, else f⁻(n) := g
 *   return g
 * </pre>
 *
 * <p>Plaat, Schaeffer, Pijls and de Bruin, Best-First Fixed-Depth Minimax Algorithms (Artificial
 * Intelligence 87, 1996). The table has an entry for each node that was visited; nodes that are
 * equal share one.
 */
public record MtdF(double firstGuess) {

  public <N> InformedResult search(InformedTree<N> tree) {
    Effort effort = new Effort();
    Run<N> run = new Run<>(tree, effort);
    double gamma = firstGuess;
    Known root;
    do {
      double g = run.value(tree.root(), gamma);
      gamma = g < gamma ? g : Math.nextUp(g);
      root = run.table.get(tree.root());
    } while (root.lower < root.upper);
    return effort.result(run.move(root.upper), root.upper);
  }

  /** f⁻ and f⁺ */
  private static final class Known {
    private double lower;
    private double upper;

    double value(double gamma) {
      return lower >= gamma ? lower : upper;
    }

    boolean answers(double gamma) {
      return lower >= gamma || upper < gamma;
    }
  }

  private static final class Run<N> {
    private final InformedTree<N> tree;
    private final Effort effort;
    private final Map<N, Known> table = new HashMap<>();

    Run(InformedTree<N> tree, Effort effort) {
      this.tree = tree;
      this.effort = effort;
    }

    double value(N n, double gamma) {
      Known known = table.get(n);
      if (known != null && known.answers(gamma)) {
        return known.value(gamma);
      }
      Development<N> development = effort.develop(tree, n);
      if (known == null) {
        known = new Known();
        known.lower = development.lower();
        known.upper = development.upper();
        table.put(n, known);
        effort.hold(1);
        if (known.answers(gamma)) {
          return known.value(gamma);
        }
      }
      double g = tree.isMax(n) ? greatest(development, gamma) : least(development, gamma);
      if (g < gamma) {
        known.upper = Math.min(known.upper, g);
      } else {
        known.lower = Math.max(known.lower, g);
      }
      return known.value(gamma);
    }

    private double greatest(Development<N> n, double gamma) {
      double g = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < n.children().size() && g < gamma; i++) {
        g = Math.max(g, value(n.children().get(i), gamma));
      }
      return g;
    }

    private double least(Development<N> n, double gamma) {
      double g = Double.POSITIVE_INFINITY;
      for (int i = 0; i < n.children().size() && g >= gamma; i++) {
        g = Math.min(g, value(n.children().get(i), gamma));
      }
      return g;
    }

    /**
     * The leftmost child of the root that is proven to have the value, or else that may have it.
     */
    OptionalInt move(double value) {
      Development<N> root = tree.develop(tree.root());
      Vertex<N> vertex = new Vertex<>(tree.root(), tree.isMax(tree.root()), null, 0);
      vertex.develop(tree, root);
      for (Vertex<N> child : vertex.children) {
        Known known = table.get(child.node);
        if (known != null) {
          child.lower = known.lower;
          child.upper = known.upper;
        }
      }
      return vertex.move(value);
    }
  }
}
