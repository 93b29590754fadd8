package olsy.play.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import olsy.core.game.Side;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.Node;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.pruning.SumBounds;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;

/**
 * A line of a tree file with values for the models of a player (docs/formats.md).
 *
 * <pre>
 * {"id": …, "values": ["f2","f1","f0"], "tree": NODE, optionally "depth", "depths", "errors", "bounds"}
 * NODE: a leaf, [f2, f1, f0]; named children, {"b": NODE, "c": NODE}; or an array of nodes.
 * A child named "=" is none, but the node's own static values, where searches stop above the leaves.
 * </pre>
 */
final class ModelTreeLine {

  private static final String OWN_VALUES = "=";

  /** Of the bounds that a file gives: its numbers are decimals, their sums are rounded. */
  private static final double ROUNDING = 1e-9;

  private final JsonValue line;
  private final List<String> values;
  private final List<Place> places = new ArrayList<>();

  private ModelTreeLine(JsonValue line) {
    this.line = line;
    this.values = line.get("values").items().stream().map(JsonValue::text).toList();
    if (values.isEmpty()) {
      throw line.get("values").wrong("the names of the values of a leaf");
    }
  }

  static ModelTree read(JsonValue line) {
    return new ModelTreeLine(line).search();
  }

  /** A node and where it stands. */
  private record Place(Node node, int ply, JsonValue json) {

    /** Whether a search to a depth stops here. */
    boolean isLeafOf(int depth) {
      return ply == depth || (ply < depth && node.isTerminal());
    }

    /** |f_j + f_{j−1}| */
    double sum(int model) {
      return Math.abs(node.value(model) + node.value(model - 1));
    }

    boolean isWithoutValues() {
      return json.isObject() ? json.find(OWN_VALUES).isEmpty() : node.successorCount() > 0;
    }
  }

  private ModelTree search() {
    JsonValue tree = line.get("tree");
    Map<String, JsonValue> moves = children(tree);
    Node root = node(tree, 0);
    int height = places.stream().mapToInt(Place::ply).max().orElseThrow();
    int depth = line.find("depth").map(json -> json.whole(1)).orElse(Math.max(height, 1));
    Player<Node> player = player(depth);
    requireValues(TreeHorizon.plies(player, depth));
    return new ModelTree(
        line.find("id").map(JsonValue::value).orElse(null),
        line.source(),
        root,
        List.copyOf(moves.keySet()),
        depth,
        player,
        sumBounds(depth));
  }

  private Node node(JsonValue json, int ply) {
    Map<String, JsonValue> children = children(json);
    double[] own = ownValues(json, children.isEmpty());
    List<Node> successors = new ArrayList<>();
    for (JsonValue child : children.values()) {
      successors.add(node(child, ply + 1));
    }
    Side side = ply % 2 == 0 ? Side.FIRST : Side.SECOND;
    Node node = new Node(side, own, successors.toArray(Node[]::new));
    places.add(new Place(node, ply, json));
    return node;
  }

  /** By the name of the move; bounds of values are for those who ask. */
  static Map<String, JsonValue> children(JsonValue json) {
    return TreeNode.children(
        json, Set.of(OWN_VALUES, InformedTreeLine.UPPER, InformedTreeLine.LOWER));
  }

  /** In the order of the models, f₀ first; none where the file has none. */
  private double[] ownValues(JsonValue json, boolean leaf) {
    JsonValue written = leaf ? json : json.isObject() ? json.find(OWN_VALUES).orElse(null) : null;
    if (written == null) {
      return new double[0];
    }
    List<JsonValue> numbers = written.items();
    if (numbers.size() != values.size()) {
      throw written.error(expected("value", values) + numbers.size());
    }
    double[] own = new double[numbers.size()];
    for (int i = 0; i < own.length; i++) {
      own[own.length - 1 - i] = numbers.get(i).number();
    }
    return own;
  }

  private Player<Node> player(int depth) {
    List<Double> depths = perModel("depths", json -> (double) json.whole(1), depth);
    List<Double> errors = perModel("errors", JsonValue::bound, 0);
    if (Double.isInfinite(errors.get(0))) {
      throw line.get("errors").items().get(0).wrong("a number: a player knows its own function");
    }
    Player<Node> player = null;
    for (int model = 0; model < values.size(); model++) {
      int place = values.size() - 1 - model;
      player =
          new Player<>(
              new Strategy<>(
                  new ModelValue<Node>(model), depths.get(place).intValue(), errors.get(place)),
              player);
    }
    return player;
  }

  /** A number for each model, the highest first. */
  private List<Double> perModel(String field, ToDoubleFunction<JsonValue> read, double missing) {
    return line.find(field)
        .map(json -> numbers(json, "value", values, read))
        .orElse(values.stream().map(name -> missing).toList());
  }

  private static List<Double> numbers(
      JsonValue json, String each, List<String> names, ToDoubleFunction<JsonValue> read) {
    List<JsonValue> items = json.items();
    if (items.size() != names.size()) {
      throw json.error(expected(each, names) + items.size());
    }
    return items.stream().map(item -> read.applyAsDouble(item)).toList();
  }

  /** {@code expected 3 numbers (values f2, f1, f0), found } */
  private static String expected(String each, List<String> names) {
    String plural = names.size() == 1 ? "" : "s";
    return "expected %d number%s (%s%s %s), found "
        .formatted(names.size(), plural, each, plural, String.join(", ", names));
  }

  private void requireValues(Set<Integer> frontier) {
    for (Place place : places) {
      if (place.isWithoutValues() && frontier.contains(place.ply())) {
        throw place
            .json()
            .error(
                "a search stops here, "
                    + place.ply()
                    + " plies from the root: expected the values of the node in the field \""
                    + OWN_VALUES
                    + "\", found none");
      }
    }
  }

  /** Those of the file when they hold, else the tightest. */
  private SumBounds sumBounds(int depth) {
    int level = values.size() - 1;
    List<Place> frontier = places.stream().filter(place -> place.isLeafOf(depth)).toList();
    Optional<List<Double>> given =
        line.find("bounds").map(json -> numbers(json, "bound", sums(), JsonValue::bound));
    double[] bounds = new double[level];
    for (int j = 1; j <= level; j++) {
      int model = j;
      bounds[j - 1] =
          given
              .map(highestFirst -> highestFirst.get(level - model))
              .orElseGet(
                  () -> frontier.stream().mapToDouble(place -> place.sum(model)).max().orElse(0));
      for (Place place : frontier) {
        if (place.sum(j) > bounds[j - 1] + ROUNDING * (1 + bounds[j - 1])) {
          throw place
              .json()
              .error(
                  sums().get(level - j)
                      + " is "
                      + Json.line(place.sum(j))
                      + ", above the bound "
                      + Json.line(bounds[j - 1]));
        }
      }
    }
    return SumBounds.of(bounds);
  }

  /** What each bound is of, the highest model first. */
  private List<String> sums() {
    return IntStream.range(1, values.size())
        .mapToObj(i -> "|" + values.get(i - 1) + " + " + values.get(i) + "|")
        .toList();
  }
}
