package olsy.play.report;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import olsy.learning.text.Json;

/**
 * The page about a session: report.html with style, script and data put into their places, so that
 * it is one file that needs no other.
 */
public final class ReportPage {

  private static final Pattern PLACE = Pattern.compile("\\{\\{(\\w+)}}");

  private ReportPage() {}

  public static String of(SessionReport report) {
    Map<String, String> parts =
        Map.of(
            "title", escaped(report.about().us() + " against " + report.about().opponent()),
            "style", resource("report.css"),
            "script", resource("report.js"),
            "data", data(report));
    return PLACE
        .matcher(resource("report.html"))
        .replaceAll(place -> Matcher.quoteReplacement(parts.get(place.group(1))));
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  /** Nothing in it can end the element it stands in. */
  private static String data(SessionReport report) {
    return Json.line(report)
        .replace("<", "\\u003c")
        .replace(">", "\\u003e")
        .replace("&", "\\u0026");
  }

  private static String resource(String name) {
    try (InputStream in = ReportPage.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException("the program lacks " + name, e);
    }
  }
}
