package olsy.core.search.framework;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** A node of a {@link SearchTree}, with its bounds Lb and Ub. */
final class Vertex<N> {

  final N node;
  final boolean max;
  final Vertex<N> parent;
  final int ply;

  /** Not yet developed. */
  boolean open = true;

  double lower = Double.NEGATIVE_INFINITY;
  double upper = Double.POSITIVE_INFINITY;

  List<Vertex<N>> children = List.of();

  /** L and U. */
  private double knownLower;

  private double knownUpper;

  Vertex(N node, boolean max, Vertex<N> parent, int ply) {
    this.node = node;
    this.max = max;
    this.parent = parent;
    this.ply = ply;
  }

  void develop(InformedTree<N> tree, Development<N> development) {
    knownLower = development.lower();
    knownUpper = development.upper();
    children = new ArrayList<>(development.children().size());
    for (N child : development.children()) {
      children.add(new Vertex<>(child, tree.isMax(child), this, ply + 1));
    }
  }

  /** Lb and Ub of an inner node (Definition 1.1). */
  void backUp() {
    double low = max ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    double high = low;
    for (Vertex<N> child : children) {
      low = max ? Math.max(low, child.lower) : Math.min(low, child.lower);
      high = max ? Math.max(high, child.upper) : Math.min(high, child.upper);
    }
    lower = Math.max(knownLower, low);
    upper = Math.min(knownUpper, high);
  }

  /** The leftmost child that is proven to have the value; without one, that may have it. */
  OptionalInt move(double value) {
    OptionalInt possible = OptionalInt.empty();
    for (int i = 0; i < children.size(); i++) {
      Vertex<N> child = children.get(i);
      if (max ? child.lower >= value : child.upper <= value) {
        return OptionalInt.of(i);
      }
      if (possible.isEmpty() && (max ? child.upper >= value : child.lower <= value)) {
        possible = OptionalInt.of(i);
      }
    }
    return possible;
  }
}
