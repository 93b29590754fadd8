package olsy.core.search.framework;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;

/**
 * SSS*: best first by a list OPEN of states, each a node with a merit, an upper bound of what the
 * root can be worth through it.
 *
 * <pre>
 * SSS*(root):
 *   OPEN := {(root, live, ∞)}
 *   repeat: take the state (n, s, h) of the greatest merit, of several the leftmost
 *     n live, a terminal:       put (n, solved, min(h, f(n)))
 *     n live, a max node:       put (c, live, h) for all its children
 *     n live, a min node:       put (its first child, live, h)
 *     n solved, below max:      put (parent, solved, h), purge OPEN of what is below the parent
 *     n solved, below min:      put (next child, live, h); after the last (parent, solved, h)
 *   until the root is solved: return h
 * </pre>
 *
 * <p>With bounds, a merit is at most U(n), and a node with L(n) ≥ h is solved with h.
 *
 * <p>Stockman, A Minimax Algorithm Better than Alpha-Beta? (Artificial Intelligence 12, 1979).
 */
public final class SssStar {

  public <N> InformedResult search(InformedTree<N> tree) {
    Effort effort = new Effort();
    effort.hold(1);
    return new Run<>(tree, effort).result();
  }

  /** A node, and its state if it is in OPEN. */
  private static final class State<N> {
    private final N node;
    private final boolean max;
    private final State<N> parent;
    private final int index;
    private final int ply;
    private List<State<N>> children = List.of();
    private boolean developed;
    private double lower;
    private boolean inOpen;
    private boolean solved;
    private double merit = Double.POSITIVE_INFINITY;

    State(N node, boolean max, State<N> parent, int index) {
      this.node = node;
      this.max = max;
      this.parent = parent;
      this.index = index;
      this.ply = parent == null ? 0 : parent.ply + 1;
    }

    boolean isRoot() {
      return parent == null;
    }

    /** Greatest merit first, then from left to right. */
    int compare(State<N> other) {
      int byMerit = Double.compare(other.merit, merit);
      return byMerit != 0 || this == other ? byMerit : leftToRight(this, other);
    }

    /** Of two nodes of which none is below the other. */
    private static <N> int leftToRight(State<N> a, State<N> b) {
      State<N> left = a;
      State<N> right = b;
      while (left.parent != right.parent) {
        State<N> deeper = left.ply >= right.ply ? left : right;
        left = deeper == left ? left.parent : left;
        right = deeper == right ? right.parent : right;
      }
      return Integer.compare(left.index, right.index);
    }
  }

  private static final class Run<N> {
    private final InformedTree<N> tree;
    private final Effort effort;
    private final TreeSet<State<N>> open = new TreeSet<>(State::compare);

    /** Whose value is the merit so far, if the root is a min node; which solved it, if max. */
    private OptionalInt move = OptionalInt.empty();

    private double solvedAt = Double.POSITIVE_INFINITY;

    Run(InformedTree<N> tree, Effort effort) {
      this.tree = tree;
      this.effort = effort;
    }

    InformedResult result() {
      State<N> root = new State<>(tree.root(), tree.isMax(tree.root()), null, 0);
      put(root);
      while (true) {
        State<N> n = open.pollFirst();
        n.inOpen = false;
        if (n.isRoot() && n.solved) {
          if (move.isEmpty() && !n.children.isEmpty()) {
            move = OptionalInt.of(0);
          }
          return effort.result(move, n.merit);
        }
        State<N> bound = boundedBy(n);
        if (bound != null) {
          note(n, n.merit);
          solve(bound, n.merit);
        } else if (n.solved) {
          afterSolved(n);
        } else {
          live(n);
        }
      }
    }

    /** The node nearest to the root, on the way to this one, that cannot be worth less. */
    private State<N> boundedBy(State<N> n) {
      State<N> found = null;
      for (State<N> a = n; a != null; a = a.parent) {
        if (a.developed && !a.solved && a.lower >= n.merit) {
          found = a;
        }
      }
      return found;
    }

    private void live(State<N> n) {
      if (!n.developed) {
        double merit = n.merit;
        develop(n);
        if (n.merit < merit || n.lower >= n.merit) {
          put(n);
          return;
        }
      }
      for (State<N> child : n.max ? n.children : n.children.subList(0, 1)) {
        child.merit = n.merit;
        put(child);
      }
    }

    private void develop(State<N> n) {
      Development<N> development = effort.develop(tree, n.node);
      n.developed = true;
      n.lower = development.lower();
      n.merit = Math.min(n.merit, development.upper());
      n.children = new ArrayList<>(development.children().size());
      for (N child : development.children()) {
        n.children.add(new State<>(child, tree.isMax(child), n, n.children.size()));
      }
      effort.hold(n.children.size());
    }

    private void afterSolved(State<N> n) {
      State<N> parent = n.parent;
      note(n, n.merit);
      if (parent.max || n.index == parent.children.size() - 1) {
        solve(parent, n.merit);
      } else {
        State<N> next = parent.children.get(n.index + 1);
        next.merit = n.merit;
        put(next);
      }
    }

    /** Remembers the child of the root that the root's value comes from. */
    private void note(State<N> n, double merit) {
      State<N> child = n;
      while (child.ply > 1) {
        child = child.parent;
      }
      if (!child.isRoot() && (child.parent.max || merit < solvedAt)) {
        solvedAt = merit;
        move = OptionalInt.of(child.index);
      }
    }

    private void put(State<N> n) {
      n.inOpen = true;
      open.add(n);
    }

    private void solve(State<N> n, double merit) {
      effort.release(purge(n));
      n.solved = true;
      n.merit = merit;
      put(n);
    }

    /** Forgets what is below, and counts it. */
    private long purge(State<N> n) {
      long size = n.children.size();
      for (State<N> child : n.children) {
        if (child.inOpen) {
          open.remove(child);
        }
        size += purge(child);
      }
      if (!n.isRoot()) {
        n.children = List.of();
      }
      return size;
    }
  }
}
