package olsy.play.tree;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import olsy.learning.text.JsonValue;

/** What the nodes of all tree files have in common. */
final class TreeNode {

  private TreeNode() {}

  /**
   * The children, by the name of the move that leads to each; none of a leaf.
   *
   * @param own fields of a node that are no children
   */
  static Map<String, JsonValue> children(JsonValue json, Set<String> own) {
    Map<String, JsonValue> children = new LinkedHashMap<>();
    if (json.isObject()) {
      children.putAll(json.fields());
      children.keySet().removeAll(own);
      if (children.isEmpty()) {
        throw json.wrong("a node with children");
      }
    } else if (!json.isArray()) {
      throw json.wrong("a leaf (an array of numbers) or a node (an object or an array of nodes)");
    } else if (json.items().stream().noneMatch(JsonValue::isNumber)) {
      for (JsonValue child : json.items()) {
        children.put(String.valueOf(children.size()), child);
      }
    }
    return children;
  }
}
