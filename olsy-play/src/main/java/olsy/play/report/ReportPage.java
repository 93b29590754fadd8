package olsy.play.report;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import olsy.learning.text.Json;
import olsy.play.page.PageParts;

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
            "style", PageParts.shared("common.css"),
            "session", PageParts.shared("session.html"),
            "script", PageParts.script(),
            "data", data(report));
    return PLACE
        .matcher(PageParts.text(ReportPage.class, "report.html"))
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
}
