package olsy.play.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import olsy.core.game.Side;
import olsy.core.game.tree.ChanceNode;
import olsy.core.search.chance.ValueRange;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;

/**
 * A line of a tree file with chance nodes (docs/formats.md).
 *
 * <pre>
 * {"id": …, "tree": NODE, optionally "values": ["f"], "range": [lowest, highest]}
 * NODE: a leaf, [f]; named children, {"b": NODE, "c": NODE}; an array of nodes;
 *       or a chance node, {"?": [[p, NODE], …]}
 * </pre>
 */
final class ChanceTreeLine {

  private static final String CHANCE = "?";
  private static final int PAIR = 2;

  /** Of the range that a file gives: its numbers are decimals. */
  private static final double ROUNDING = 1e-9;

  private final JsonValue line;
  private final List<Leaf> leaves = new ArrayList<>();
  private int height;

  private record Leaf(double value, JsonValue json) {}

  private ChanceTreeLine(JsonValue line) {
    this.line = line;
  }

  static ChanceTree read(JsonValue line) {
    return new ChanceTreeLine(line).tree();
  }

  private ChanceTree tree() {
    line.find("values")
        .filter(values -> values.items().size() != 1)
        .ifPresent(
            values -> {
              throw values.error("expected one value of a leaf, found " + values.items().size());
            });
    JsonValue json = line.get("tree");
    ChanceNode root = node(json, Side.FIRST, 0);
    return new ChanceTree(
        line.find("id").map(JsonValue::value).orElse(null),
        root,
        root.isChance() ? List.of() : List.copyOf(children(json).keySet()),
        height,
        range());
  }

  private ChanceNode node(JsonValue json, Side side, int ply) {
    height = Math.max(height, ply);
    if (json.isObject() && json.find(CHANCE).isPresent()) {
      return chance(json, side, ply);
    }
    Map<String, JsonValue> children = children(json);
    if (children.isEmpty()) {
      return leaf(json, side);
    }
    return ChanceNode.decision(
        side,
        children.values().stream()
            .map(child -> node(child, side.other(), ply + 1))
            .toArray(ChanceNode[]::new));
  }

  private ChanceNode leaf(JsonValue json, Side side) {
    if (json.items().size() != 1) {
      throw json.error("expected one value of a leaf, found " + json.items().size());
    }
    double value = json.item(0).number();
    leaves.add(new Leaf(value, json));
    return ChanceNode.leaf(side, value);
  }

  private ChanceNode chance(JsonValue json, Side side, int ply) {
    JsonValue rolls = json.get(CHANCE);
    if (json.fields().size() > 1) {
      throw json.error("expected a chance node alone, found other children beside it");
    }
    List<JsonValue> pairs = rolls.items();
    double[] probabilities = new double[pairs.size()];
    ChanceNode[] successors = new ChanceNode[pairs.size()];
    for (int i = 0; i < successors.length; i++) {
      JsonValue pair = pairs.get(i);
      if (pair.items().size() != PAIR) {
        throw pair.wrong("a probability and a node, [p, NODE]");
      }
      probabilities[i] = pair.item(0).number();
      successors[i] = node(pair.item(1), side, ply + 1);
    }
    try {
      return ChanceNode.chance(side, probabilities, successors);
    } catch (IllegalArgumentException e) {
      throw rolls.error(e.getMessage());
    }
  }

  private static Map<String, JsonValue> children(JsonValue json) {
    return TreeNode.children(json, Set.of());
  }

  /** That of the file when it holds, else the tightest. */
  private ValueRange range() {
    double low = leaves.stream().mapToDouble(Leaf::value).min().orElseThrow();
    double high = leaves.stream().mapToDouble(Leaf::value).max().orElseThrow();
    if (line.find("range").isEmpty()) {
      return new ValueRange(low, high);
    }
    JsonValue given = line.get("range");
    if (given.items().size() != PAIR) {
      throw given.wrong("the lowest and the highest value, [lowest, highest]");
    }
    double lowest = given.item(0).number();
    double highest = given.item(1).number();
    if (lowest > highest) {
      throw given.error(
          "expected the lowest value first, found " + Json.line(List.of(lowest, highest)));
    }
    for (Leaf leaf : leaves) {
      if (leaf.value < lowest - ROUNDING || leaf.value > highest + ROUNDING) {
        throw leaf.json.error(
            "expected a value in the range "
                + Json.line(List.of(lowest, highest))
                + ", found "
                + Json.line(leaf.value));
      }
    }
    return new ValueRange(Math.min(low, lowest), Math.max(high, highest));
  }
}
