package olsy.learning.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A value that was read, and where: what asks it for something else than it is gets a sentence for
 * the user.
 *
 * @param source the file, with the line where a file has a value on each
 * @param path the names and indices that lead to the value, empty for the whole
 * @param value a map of strings, a list, a string, a number, a boolean or null
 */
public record JsonValue(String source, String path, Object value) {

  static final String INFINITE = "infinite";

  private static final int MOST_SHOWN = 40;

  public boolean isObject() {
    return value instanceof Map;
  }

  public boolean isArray() {
    return value instanceof List;
  }

  public boolean isNumber() {
    return value instanceof Number;
  }

  /** In the order of the file. */
  public Map<String, JsonValue> fields() {
    if (!(value instanceof Map<?, ?> map)) {
      throw wrong("an object");
    }
    Map<String, JsonValue> fields = new LinkedHashMap<>();
    map.forEach((name, field) -> fields.put(name.toString(), below(name.toString(), field)));
    return fields;
  }

  /** A field that has to be there. */
  public JsonValue get(String name) {
    return find(name).orElseThrow(() -> error("expected the field \"" + name + "\", found none"));
  }

  /** A field that may be missing, or null. */
  public Optional<JsonValue> find(String name) {
    if (!(value instanceof Map<?, ?> map)) {
      throw wrong("an object");
    }
    return Optional.ofNullable(map.get(name)).map(field -> below(name, field));
  }

  /** The fields with other names than these, as they were read. */
  public Map<String, Object> others(String... known) {
    Map<String, Object> others = new LinkedHashMap<>();
    fields().forEach((name, field) -> others.put(name, field.value()));
    others.keySet().removeAll(List.of(known));
    return others;
  }

  public List<JsonValue> items() {
    if (!(value instanceof List<?> list)) {
      throw wrong("an array");
    }
    return IntStream.range(0, list.size())
        .mapToObj(i -> below(String.valueOf(i), list.get(i)))
        .toList();
  }

  public String text() {
    if (!(value instanceof String text)) {
      throw wrong("a string");
    }
    return text;
  }

  /**
   * What a string stands for.
   *
   * @param reader throws an IllegalArgumentException that says what is wrong
   */
  public <T> T parsed(Function<String, T> reader) {
    try {
      return reader.apply(text());
    } catch (IllegalArgumentException e) {
      throw error(e.getMessage());
    }
  }

  public double number() {
    if (!(value instanceof Number number) || !Double.isFinite(number.doubleValue())) {
      throw wrong("a number");
    }
    return number.doubleValue();
  }

  /** An item that has to be there. */
  public JsonValue item(int index) {
    List<JsonValue> items = items();
    if (index >= items.size()) {
      throw wrong("at least " + (index + 1) + " items");
    }
    return items.get(index);
  }

  /** A whole number, of any size that a seed may have. */
  public long integer() {
    if (!(value instanceof Integer) && !(value instanceof Long)) {
      throw wrong("a whole number");
    }
    return ((Number) value).longValue();
  }

  public boolean truth() {
    if (!(value instanceof Boolean truth)) {
      throw wrong("true or false");
    }
    return truth;
  }

  /** A number that is not negative. */
  public double amount() {
    if (number() < 0) {
      throw wrong("a number, at least 0");
    }
    return number();
  }

  public double share() {
    if (number() < 0 || number() > 1) {
      throw wrong("a number from 0 to 1");
    }
    return number();
  }

  /** A number, or an infinite one. */
  public double limit() {
    if (INFINITE.equals(value)) {
      return Double.POSITIVE_INFINITY;
    }
    return ("-" + INFINITE).equals(value) ? Double.NEGATIVE_INFINITY : number();
  }

  /** A bound: a number that is not negative, or infinite. */
  public double bound() {
    if (INFINITE.equals(value)) {
      return Double.POSITIVE_INFINITY;
    }
    if (!isNumber() || number() < 0) {
      throw wrong("a number, at least 0, or \"" + INFINITE + "\"");
    }
    return number();
  }

  public int whole(int least) {
    if (!(value instanceof Integer number) || number < least) {
      throw wrong("a whole number, at least " + least);
    }
    return number;
  }

  /**
   * Refuses a file of a format that is not known yet.
   *
   * @param newest the newest known; a file that names none has the first
   */
  public void requireVersion(int newest) {
    find("version")
        .filter(version -> version.whole(1) > newest)
        .ifPresent(
            version -> {
              throw version.error(
                  "written by a newer program: format "
                      + version.whole(1)
                      + ", this one reads formats up to "
                      + newest);
            });
  }

  /** Says that something else was expected here. */
  public InputException wrong(String expected) {
    return error("expected " + expected + ", found " + shown());
  }

  /** Says what is wrong here. */
  public InputException error(String sentence) {
    return new InputException(source + ": " + (path.isEmpty() ? "" : path + ": ") + sentence);
  }

  private JsonValue below(String name, Object field) {
    return new JsonValue(source, path.isEmpty() ? name : path + "." + name, field);
  }

  private String shown() {
    String json = Json.line(value);
    return json.length() <= MOST_SHOWN ? json : json.substring(0, MOST_SHOWN) + "…";
  }
}
