package olsy.play.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.regex.Pattern;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;

/**
 * What a command line answered.
 *
 * @param err without the lines that tell a slow machine's user how a match is going
 */
public record Run(int code, String out, String err) {

  private static final Pattern GOING_ON =
      Pattern.compile("^[\\d,]+ of [\\d,]+ games, .* left\\n", Pattern.MULTILINE);

  public static Run of(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = Main.run(new PrintWriter(out), new PrintWriter(err), args);
    return new Run(code, out.toString(), GOING_ON.matcher(err.toString()).replaceAll(""));
  }

  /** The objects of {@code --json}, one from each line. */
  public List<JsonValue> objects() {
    return out.lines().map(line -> Json.parse(line, "standard output")).toList();
  }

  /** The names of the fields of the first object, in order. */
  public List<String> fields() {
    return List.copyOf(objects().get(0).fields().keySet());
  }
}
