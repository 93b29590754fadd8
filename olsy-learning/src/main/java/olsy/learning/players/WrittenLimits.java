package olsy.learning.players;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import olsy.core.clock.Limits;
import olsy.learning.text.JsonValue;

/** Limits as the files of players and engines have them: by name, numbers as numbers. */
public final class WrittenLimits {

  private WrittenLimits() {}

  public static Limits of(JsonValue json) {
    Limits limits = Limits.NONE;
    for (Map.Entry<String, JsonValue> one : json.fields().entrySet()) {
      limits = with(limits, one.getKey(), one.getValue());
    }
    return limits;
  }

  private static Limits with(Limits limits, String name, JsonValue value) {
    if (!Limits.NAMES.contains(name)) {
      throw value.error("expected " + String.join(", ", Limits.NAMES) + ", found " + name);
    }
    String text = value.isNumber() ? plain(value.number()) : value.text();
    try {
      return limits.with(name, text);
    } catch (IllegalArgumentException e) {
      throw value.error(e.getMessage());
    }
  }

  public static Map<String, Object> json(Limits limits) {
    Map<String, Object> json = new LinkedHashMap<>();
    limits
        .named()
        .forEach((name, text) -> json.put(name, text.matches("[\\d.]+") ? number(text) : text));
    return json;
  }

  private static Object number(String text) {
    return text.contains(".") ? (Object) Double.valueOf(text) : Long.valueOf(text);
  }

  /** Without an exponent, and without a point where it is whole. */
  private static String plain(double number) {
    return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
  }
}
