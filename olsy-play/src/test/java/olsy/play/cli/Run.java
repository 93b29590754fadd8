package olsy.play.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;

/** What a command line answered. */
public record Run(int code, String out, String err) {

  public static Run of(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = Main.run(new PrintWriter(out), new PrintWriter(err), args);
    return new Run(code, out.toString(), err.toString());
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
