package olsy.play.tree;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import olsy.core.game.tree.Node;
import olsy.core.search.framework.InformedNode;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;

/**
 * The bounds that a line of a tree file gives (docs/formats.md), with the values of its first
 * function: {@code "<=": U} and {@code ">=": L} among the children of a node. They are refused
 * where they are unsound.
 */
final class InformedTreeLine {

  static final String UPPER = "<=";
  static final String LOWER = ">=";

  private final ModelTree line;
  private final int model;

  private InformedTreeLine(ModelTree line) {
    this.line = line;
    this.model = line.player().level();
  }

  /**
   * The root.
   *
   * @param line the same without bounds
   */
  static InformedNode read(JsonValue json, ModelTree line) {
    Bounds none = new Bounds(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    return new InformedTreeLine(line).read(json.get("tree"), line.root(), 0, none).node;
  }

  /** What is known of a node from above. */
  private record Bounds(double lower, double upper) {}

  /** A node and its minimax value. */
  private record Valued(InformedNode node, double value) {}

  /**
   * @param allowed U of the max node above, L of the min node above
   */
  private Valued read(JsonValue json, Node node, int ply, Bounds allowed) {
    boolean max = ply % 2 == 0;
    if (ply == line.depth() || node.isTerminal()) {
      double value = node.value(model);
      within(json, "a value", value, value, allowed);
      Bounds own = given(json, allowed);
      requireBetween(json, value, own);
      return new Valued(InformedNode.terminal(max, value), value);
    }
    Bounds own = given(json, allowed);
    Bounds below =
        max
            ? new Bounds(Double.NEGATIVE_INFINITY, own.upper)
            : new Bounds(own.lower, Double.POSITIVE_INFINITY);
    List<InformedNode> children = new ArrayList<>();
    double value = max ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    Iterator<JsonValue> written = ModelTreeLine.children(json).values().iterator();
    for (Node successor : node.successors()) {
      Valued child = read(written.next(), successor, ply + 1, below);
      children.add(child.node);
      value = max ? Math.max(value, child.value) : Math.min(value, child.value);
    }
    requireBetween(json, value, own);
    return new Valued(new InformedNode(max, own.lower, own.upper, children), value);
  }

  /** Where the file has none, what the node above allows. */
  private static Bounds given(JsonValue json, Bounds allowed) {
    Optional<JsonValue> lower = bound(json, LOWER);
    Optional<JsonValue> upper = bound(json, UPPER);
    double low = lower.map(JsonValue::number).orElse(allowed.lower);
    double high = upper.map(JsonValue::number).orElse(allowed.upper);
    lower.ifPresent(place -> within(place, "a bound", low, Double.NEGATIVE_INFINITY, allowed));
    upper.ifPresent(place -> within(place, "a bound", Double.POSITIVE_INFINITY, high, allowed));
    if (low > high) {
      throw json.error(
          "the lower bound " + Json.line(low) + " is above the upper bound " + Json.line(high));
    }
    return new Bounds(low, high);
  }

  private static Optional<JsonValue> bound(JsonValue json, String name) {
    return json.isObject() ? json.find(name) : Optional.empty();
  }

  private static void within(JsonValue json, String what, double low, double high, Bounds allowed) {
    if (high > allowed.upper) {
      throw json.error(
          "expected %s of at most %s, the upper bound of the max node above, found %s"
              .formatted(what, Json.line(allowed.upper), Json.line(high)));
    }
    if (low < allowed.lower) {
      throw json.error(
          "expected %s of at least %s, the lower bound of the min node above, found %s"
              .formatted(what, Json.line(allowed.lower), Json.line(low)));
    }
  }

  private static void requireBetween(JsonValue json, double value, Bounds bounds) {
    if (value > bounds.upper) {
      throw json.error(
          "the minimax value is "
              + Json.line(value)
              + ", above the bound "
              + Json.line(bounds.upper));
    }
    if (value < bounds.lower) {
      throw json.error(
          "the minimax value is "
              + Json.line(value)
              + ", below the bound "
              + Json.line(bounds.lower));
    }
  }
}
