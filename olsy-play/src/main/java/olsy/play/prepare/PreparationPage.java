package olsy.play.prepare;

import static olsy.play.page.PageParts.escaped;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import olsy.play.page.PageParts;

/** The page about a player: one file that needs no other, and no network. */
public final class PreparationPage {

  private PreparationPage() {}

  public static String of(PreparationReport report) {
    return PageParts.filled(
        PreparationPage.class,
        "prepare.html",
        Map.of(
            "title", escaped("How to meet " + report.player()),
            "style", PageParts.shared("common.css"),
            "about", about(report),
            "told", told(report),
            "script", PageParts.script(),
            "data", PageParts.data(report)));
  }

  private static String about(PreparationReport report) {
    return format(
        "%d of its games were looked at, with %,d decisions, beside %,d decisions of others. %d"
            + " things were tried in one half of the games, %d of them examined in the other half,"
            + " and %d confirmed. Where there is nothing to tell, something is told in at most %.0f"
            + " of 100 cases. On the boards the move played is marked, and an arrow shows a better"
            + " one.",
        report.looked().own(),
        report.decisions().own(),
        report.decisions().others(),
        report.tried(),
        report.examined(),
        report.told().size(),
        100 * report.level());
  }

  private static String told(PreparationReport report) {
    if (report.told().isEmpty()) {
      return "<section><p>Nothing surely tells it from others in these games.</p></section>\n";
    }
    return section("What its moves bring", "brings", report)
        + section("Where it loses", "loses", report)
        + section("Openings it has not done well in", "opens", report);
  }

  private static String section(String heading, String topic, PreparationReport report) {
    StringBuilder html = new StringBuilder();
    for (int i = 0; i < report.told().size(); i++) {
      Told one = report.told().get(i);
      if (one.topic().equals(topic)) {
        html.append(html(one, i));
      }
    }
    return html.length() == 0
        ? ""
        : "<section>\n<h2>" + heading + "</h2>\n" + html + "</section>\n";
  }

  private static String html(Told told, int number) {
    StringBuilder html = new StringBuilder("<p>" + escaped(told.sentence()) + "</p>\n");
    html.append(steering(told));
    if (!told.positions().isEmpty()) {
      html.append("<div class=\"positions\">\n");
      for (int i = 0; i < told.positions().size(); i++) {
        Told.Shown shown = told.positions().get(i);
        html.append(
            format(
                "<figure><svg role=\"img\" aria-label=\"%s\" data-told=\"%d\""
                    + " data-position=\"%d\"></svg><figcaption>%s</figcaption></figure>\n",
                escaped(shown.position()), number, i, escaped(caption(shown))));
      }
      html.append("</div>\n");
    }
    return html.toString();
  }

  private static String caption(Told.Shown shown) {
    return format(
        "%s game %d, ply %d, %s to move: %s loses %.2f; better is %s.",
        shown.file(),
        shown.game(),
        shown.ply(),
        shown.black() ? "Black" : "White",
        shown.move(),
        shown.loss(),
        shown.better());
  }

  private static String steering(Told told) {
    List<String> steps = told.steering();
    if (steps.isEmpty()) {
      return told.topic().equals("loses")
          ? "<p class=\"caption\">No opening surely leads there.</p>\n"
          : "";
    }
    StringBuilder list = new StringBuilder("<ul class=\"steering\">\n");
    steps.forEach(step -> list.append("<li>").append(escaped(step)).append("</li>\n"));
    return list.append("</ul>\n").toString();
  }

  private static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
