package olsy.core.search.framework;

/**
 * The part of a game tree that a search has in memory, below a root, within a window of values
 * (Pijls and de Bruin, Definitions 1.1, 2.1 and 3.1).
 *
 * <pre>
 * 𝒰(n) = min(upper, Ub of n and its ancestors)
 * ℒ(n) = max(lower, Lb of n and its ancestors)
 * n is live if ℒ(n) &lt; 𝒰(n)
 * </pre>
 */
final class SearchTree<N> {

  private final InformedTree<N> tree;
  private final Effort effort;
  private final double lower;
  private final double upper;
  private final Vertex<N> root;
  private long below;

  SearchTree(InformedTree<N> tree, N root, int ply, double lower, double upper, Effort effort) {
    this.tree = tree;
    this.effort = effort;
    this.lower = lower;
    this.upper = upper;
    this.root = new Vertex<>(root, tree.isMax(root), null, ply);
  }

  /** Without a window, from the root of the game tree on. */
  static <N> SearchTree<N> whole(InformedTree<N> tree, Effort effort) {
    effort.hold(1);
    return new SearchTree<>(
        tree, tree.root(), 0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, effort);
  }

  Vertex<N> root() {
    return root;
  }

  /** Whether any node is. */
  boolean isLive() {
    return isLive(root);
  }

  boolean isLive(Vertex<N> n) {
    return lower(n) < upper(n);
  }

  /** ℒ(n) */
  double lower(Vertex<N> n) {
    double highest = lower;
    for (Vertex<N> m = n; m != null; m = m.parent) {
      highest = Math.max(highest, m.lower);
    }
    return highest;
  }

  /** 𝒰(n) */
  double upper(Vertex<N> n) {
    double lowest = upper;
    for (Vertex<N> m = n; m != null; m = m.parent) {
      lowest = Math.min(lowest, m.upper);
    }
    return lowest;
  }

  /** The open live node that the rules lead to, along live nodes. */
  Vertex<N> select(SelectionRules rules) {
    Vertex<N> n = root;
    double low = lower(n);
    double high = upper(n);
    while (!n.open) {
      n = next(n, low, high, rules.at(n.max));
      low = Math.max(low, n.lower);
      high = Math.min(high, n.upper);
    }
    return n;
  }

  private static <N> Vertex<N> next(Vertex<N> n, double low, double high, SelectionRule rule) {
    for (Vertex<N> child : n.children) {
      boolean live = Math.max(low, child.lower) < Math.min(high, child.upper);
      if (live && rule.allows(child.upper >= high, child.lower <= low)) {
        return child;
      }
    }
    throw new AssertionError("a live node has a live child with its bounds");
  }

  void develop(Vertex<N> p) {
    assert p.open;
    Development<N> development = effort.develop(tree, p.node);
    p.develop(tree, development);
    below += development.children().size();
    effort.hold(development.children().size());
    close(p, development.lower(), development.upper());
  }

  /** Sets the bounds of a node that was open. */
  void close(Vertex<N> p, double lb, double ub) {
    Path<N> before = null;
    assert (before = new Path<>(this, p)) != null;
    p.open = false;
    p.lower = lb;
    p.upper = ub;
    for (Vertex<N> q = p.parent; q != null; q = q.parent) {
      q.backUp();
    }
    assert before.lemmasHold();
  }

  /** Forgets all but the root. */
  void release() {
    effort.release(below);
  }

  /** Lb ≤ Ub, and the value lies in the window exactly, or outside (Section 3). */
  boolean postconditionHolds() {
    return root.lower <= root.upper
        && (root.lower == root.upper || root.upper <= lower || upper <= root.lower);
  }
}
