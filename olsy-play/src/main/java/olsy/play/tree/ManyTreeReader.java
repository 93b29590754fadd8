package olsy.play.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import olsy.core.game.tree.ManyNode;
import olsy.core.search.many.ManyAlgorithm;
import olsy.core.search.many.ManyResult;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;

/**
 * Trees of many players, who move in turn.
 *
 * <pre>
 * {"id": …, "players": 3, "tree": NODE, optionally "sum": 10}
 * NODE: a leaf, [v1, v2, v3]; named children, {"b": NODE, "c": NODE}; or an array of nodes.
 * With "sum" no leaf has a value below 0, nor values that add up to more.
 * </pre>
 */
public final class ManyTreeReader implements TreeReader<ManyAlgorithm> {

  private static final String SUM = "sum";

  /** Of the sum: its numbers are decimals, what they add up to is rounded. */
  private static final double ROUNDING = 1e-9;

  @Override
  public Class<ManyAlgorithm> kind() {
    return ManyAlgorithm.class;
  }

  @Override
  public TreeAnswer answer(JsonValue line, ManyAlgorithm algorithm) {
    JsonValue tree = line.get("tree");
    Map<String, JsonValue> moves = TreeNode.children(tree, Set.of());
    Reading reading =
        new Reading(line.get("players").whole(2), line.find(SUM).map(JsonValue::amount));
    ManyNode root = reading.node(tree, 0);
    try {
      ManyResult<ManyNode> found =
          algorithm.<ManyNode>of(ManyNode.payoffs(reading.bound())).search(root, reading.height);
      return new ValuesAnswer(
          line.find("id").map(JsonValue::value).orElse(null),
          algorithm.name(),
          found.choice().map(choice -> move(root, choice, moves)).orElse(null),
          found.values(),
          found.evaluations(),
          found.expansions());
    } catch (IllegalArgumentException e) {
      throw InputException.at(line.source() + ": " + SUM, e);
    }
  }

  private static String move(ManyNode root, ManyNode choice, Map<String, JsonValue> moves) {
    return List.copyOf(moves.keySet()).get(Arrays.asList(root.successors()).indexOf(choice));
  }

  private static final class Reading {
    private final int players;
    private final Optional<Double> sum;
    private int height;

    Reading(int players, Optional<Double> sum) {
      this.players = players;
      this.sum = sum;
    }

    OptionalDouble bound() {
      return sum.map(OptionalDouble::of).orElse(OptionalDouble.empty());
    }

    ManyNode node(JsonValue json, int ply) {
      height = Math.max(height, ply);
      Map<String, JsonValue> children = TreeNode.children(json, Set.of());
      if (children.isEmpty()) {
        return ManyNode.leaf(ply % players, leaf(json));
      }
      List<ManyNode> successors = new ArrayList<>();
      for (JsonValue child : children.values()) {
        successors.add(node(child, ply + 1));
      }
      return ManyNode.inner(ply % players, successors.toArray(ManyNode[]::new));
    }

    private double[] leaf(JsonValue json) {
      List<JsonValue> numbers = json.items();
      if (numbers.size() != players) {
        throw json.error(
            "expected " + players + " numbers, one for each player, found " + numbers.size());
      }
      double[] values = numbers.stream().mapToDouble(JsonValue::number).toArray();
      sum.ifPresent(most -> requireWithin(most, numbers, values, json));
      return values;
    }

    private static void requireWithin(
        double most, List<JsonValue> numbers, double[] values, JsonValue json) {
      for (int player = 0; player < values.length; player++) {
        if (values[player] < 0) {
          throw numbers.get(player).wrong("a number, at least 0, in a tree with a \"sum\"");
        }
      }
      double all = Arrays.stream(values).sum();
      if (all > most + ROUNDING * (1 + most)) {
        throw json.error(
            "the values add up to " + Json.line(all) + ", above the sum " + Json.line(most));
      }
    }
  }
}
