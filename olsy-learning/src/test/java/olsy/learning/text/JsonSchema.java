package olsy.learning.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * As much of JSON Schema as the project's schemas use, for tests. A keyword that is not known here
 * is an error, so that a schema never says more than is checked.
 */
public final class JsonSchema {

  private static final Set<String> NOTES = Set.of("$schema", "$defs", "title", "description");

  private final JsonValue root;

  public JsonSchema(JsonValue root) {
    this.root = root;
  }

  /** What is wrong with a value, a line for each. */
  public List<String> violations(JsonValue value) {
    List<String> wrong = new ArrayList<>();
    check(root, value, wrong);
    return wrong;
  }

  private void check(JsonValue schema, JsonValue value, List<String> wrong) {
    schema
        .fields()
        .forEach(
            (keyword, rule) -> {
              if (!NOTES.contains(keyword)) {
                check(keyword, rule, schema, value, wrong);
              }
            });
  }

  private void check(
      String keyword, JsonValue rule, JsonValue schema, JsonValue value, List<String> wrong) {
    boolean right =
        switch (keyword) {
          case "type" -> isOfType(rule.text(), value.value());
          case "const" -> rule.value().equals(value.value());
          case "enum" ->
              rule.items().stream().anyMatch(one -> Objects.equals(one.value(), value.value()));
          case "minimum" -> !value.isNumber() || value.number() >= rule.number();
          case "exclusiveMinimum" -> !value.isNumber() || value.number() > rule.number();
          case "exclusiveMaximum" -> !value.isNumber() || value.number() < rule.number();
          case "maxItems" -> !value.isArray() || value.items().size() <= rule.number();
          case "minItems" -> !value.isArray() || value.items().size() >= rule.number();
          case "maximum" -> !value.isNumber() || value.number() <= rule.number();
          case "minProperties" -> !value.isObject() || value.fields().size() >= rule.number();
          case "required" ->
              !value.isObject()
                  || rule.items().stream()
                      .allMatch(name -> value.fields().containsKey(name.text()));
          case "items" -> {
            if (value.isArray()) {
              value.items().forEach(item -> check(rule, item, wrong));
            }
            yield true;
          }
          case "anyOf" ->
              rule.items().stream()
                  .anyMatch(
                      one -> {
                        List<String> below = new ArrayList<>();
                        check(one, value, below);
                        return below.isEmpty();
                      });
          case "allOf" -> {
            rule.items().forEach(one -> check(one, value, wrong));
            yield true;
          }
          case "$ref" -> {
            check(resolve(rule.text()), value, wrong);
            yield true;
          }
          case "properties" -> {
            Map<String, JsonValue> fields = value.isObject() ? value.fields() : Map.of();
            rule.fields()
                .forEach(
                    (name, below) -> {
                      if (fields.containsKey(name)) {
                        check(below, fields.get(name), wrong);
                      }
                    });
            yield true;
          }
          case "additionalProperties" -> {
            Map<String, JsonValue> named =
                schema.find("properties").map(JsonValue::fields).orElse(Map.of());
            Map<String, JsonValue> fields = value.isObject() ? value.fields() : Map.of();
            fields.forEach(
                (name, field) -> {
                  if (!named.containsKey(name)) {
                    check(rule, field, wrong);
                  }
                });
            yield true;
          }
          default -> throw rule.error("a keyword that is not checked");
        };
    if (!right) {
      wrong.add(value.path() + ": " + keyword + " " + Json.line(rule.value()));
    }
  }

  private JsonValue resolve(String reference) {
    JsonValue found = root;
    for (String name : reference.substring("#/".length()).split("/", -1)) {
      found = found.get(name);
    }
    return found;
  }

  private static boolean isOfType(String type, Object value) {
    return switch (type) {
      case "object" -> value instanceof Map;
      case "array" -> value instanceof List;
      case "string" -> value instanceof String;
      case "number" -> value instanceof Number;
      case "integer" -> value instanceof Integer;
      case "boolean" -> value instanceof Boolean;
      case "null" -> value == null;
      default -> throw new IllegalArgumentException("unknown type " + type);
    };
  }
}
