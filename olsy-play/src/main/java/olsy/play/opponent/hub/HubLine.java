package olsy.play.opponent.hub;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of the Hub protocol: a command and arguments {@code name=value}; a value with spaces
 * stands in quotation marks, and there are none within.
 *
 * @param arguments in their order; one without a value has an empty one
 */
public record HubLine(String command, Map<String, String> arguments) {

  private static final Pattern WORD =
      Pattern.compile("\\s*([^\\s=\"]+)(?:=(?:\"([^\"]*)\"|([^\\s\"]*)))?(?=\\s|$)");

  public HubLine {
    arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
  }

  public static HubLine of(String command) {
    return new HubLine(command, Map.of());
  }

  /**
   * Reads a line.
   *
   * @throws IllegalArgumentException saying what is wrong
   */
  public static HubLine parse(String line) {
    String text = line.strip();
    String command = "";
    Map<String, String> arguments = new LinkedHashMap<>();
    Matcher word = WORD.matcher(text);
    int end = 0;
    while (end < text.length()) {
      if (!word.find() || word.start() != end) {
        throw new IllegalArgumentException(
            "expected name=value, found " + text.substring(end).strip().split("\\s", 2)[0]);
      }
      String value = word.group(2) == null ? word.group(3) : word.group(2);
      if (end == 0) {
        command = word.group(1);
      } else {
        arguments.put(word.group(1), value == null ? "" : value);
      }
      end = word.end();
    }
    return new HubLine(command, arguments);
  }

  public Optional<String> find(String argument) {
    return Optional.ofNullable(arguments.get(argument));
  }

  /** With one more argument. */
  public HubLine with(String argument, Object value) {
    Map<String, String> more = new LinkedHashMap<>(arguments);
    more.put(argument, value.toString());
    return new HubLine(command, more);
  }

  /** With an argument that is a mere word. */
  public HubLine with(String word) {
    return with(word, "");
  }

  /** The line as it is sent. Quotation marks within values become apostrophes. */
  public String text() {
    StringBuilder text = new StringBuilder(command);
    arguments.forEach(
        (name, value) -> {
          String plain = value.replaceAll("\\R", " ").replace('"', '\'');
          text.append(' ').append(name);
          if (!plain.isEmpty()) {
            boolean quoted = plain.matches(".*[\\s=].*");
            text.append('=').append(quoted ? '"' + plain + '"' : plain);
          }
        });
    return text.toString();
  }
}
