package olsy.play.report;

import java.util.Map;
import olsy.play.page.PageParts;

/**
 * The page about a session: report.html with style, script and data put into their places, so that
 * it is one file that needs no other.
 */
public final class ReportPage {

  private ReportPage() {}

  public static String of(SessionReport report) {
    String title = report.about().us() + " against " + report.about().opponent();
    return PageParts.filled(
        ReportPage.class,
        "report.html",
        Map.of(
            "title", PageParts.escaped(title),
            "style", PageParts.shared("common.css"),
            "session", PageParts.shared("session.html"),
            "script", PageParts.script(),
            "data", PageParts.data(report)));
  }
}
