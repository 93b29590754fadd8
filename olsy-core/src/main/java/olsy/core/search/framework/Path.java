package olsy.core.search.framework;

import java.util.ArrayList;
import java.util.List;

/** The bounds on the path from the root to a node, before it is developed: for assertions. */
final class Path<N> {

  private record Bounds(double lower, double upper) {}

  private final SearchTree<N> tree;
  private final List<Vertex<N>> nodes = new ArrayList<>();
  private final List<Bounds> own = new ArrayList<>();
  private final List<Bounds> tightest = new ArrayList<>();

  /** From the node up. */
  Path(SearchTree<N> tree, Vertex<N> developed) {
    this.tree = tree;
    for (Vertex<N> n = developed; n != null; n = n.parent) {
      nodes.add(n);
      own.add(new Bounds(n.lower, n.upper));
      tightest.add(tightest(n));
    }
  }

  private Bounds tightest(Vertex<N> n) {
    return new Bounds(tree.lower(n), tree.upper(n));
  }

  /** What holds when the node has been developed. */
  boolean lemmasHold() {
    boolean dead = false;
    for (int i = 0; i < nodes.size(); i++) {
      Vertex<N> n = nodes.get(i);
      Bounds then = tightest.get(i);
      Bounds now = tightest(n);
      boolean live = then.lower < then.upper;
      assert n.upper <= own.get(i).upper && n.lower >= own.get(i).lower : "Lemma 2.2";
      assert i == 0 || now.upper == then.upper || now.upper == n.upper : "Lemma 2.4";
      assert i == 0 || now.lower == then.lower || now.lower == n.lower : "Lemma 2.4";
      assert !live || !dead || now.equals(then) : "Theorem 2.2";
      dead |= !live;
    }
    return true;
  }
}
