package olsy.play.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import olsy.learning.text.Counted;
import olsy.learning.text.Json;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** Standard output: text for people, or with {@code --json} an object on each line. */
public final class Output {

  private static final int USUAL_WIDTH = 80;
  private static final double MANY = 5;
  private static final double MINUTE = 60;
  private static final double HOUR = 60 * MINUTE;
  private static final double DAY = 24 * HOUR;
  private static final double CENTURY = 36_525 * DAY;

  /** Nobody reads any more: {@code olsy … | head}. */
  static final class Closed extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  @Spec(Target.MIXEE)
  private CommandSpec command;

  @Option(names = "--json", description = "Write one JSON object per line, and nothing else.")
  private boolean json;

  public boolean isJson() {
    return json;
  }

  /** An answer in both forms. */
  public void answer(Object object, String... text) {
    for (String line : json ? new String[] {Json.line(object)} : text) {
      line(line);
    }
  }

  public void line(String line) {
    PrintWriter out = command.commandLine().getOut();
    out.print(line + "\n");
    if (out.checkError()) {
      throw new Closed();
    }
  }

  public PrintWriter err() {
    return command.commandLine().getErr();
  }

  /** A number as somebody would write it: whole ones without a point. */
  static String plain(double number) {
    return number == Math.rint(number) ? format("%.0f", number) : String.valueOf(number);
  }

  /** So many of something: {@code 1 game}, {@code 1,200 games}. */
  public static String count(long number, String noun) {
    return Counted.of(number, noun);
  }

  /** A paragraph in lines of at most 80 characters. */
  static List<String> wrapped(String paragraph) {
    return wrapped(paragraph, USUAL_WIDTH);
  }

  /** A paragraph in lines of at most so many characters. */
  static List<String> wrapped(String paragraph, int width) {
    return paragraph.replaceAll("(.{1," + width + "})(?: +|$)", "$1\n").lines().toList();
  }

  /** So long, in the unit that a reader thinks in. */
  public static String duration(double seconds) {
    if (seconds < MANY * MINUTE) {
      return format("%.0f s", seconds);
    }
    if (seconds < MANY * HOUR) {
      return format("%.0f minutes", seconds / MINUTE);
    }
    if (seconds < MANY * DAY) {
      return format("%.0f hours", seconds / HOUR);
    }
    return seconds < CENTURY ? format("%,.0f days", seconds / DAY) : "a century and more";
  }

  public static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
