package olsy.play.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What must hold in every view, wide and narrow, light and dark. */
class ViewsTest {

  private static final List<String> THEMES = List.of("light", "dark");
  private static final List<Integer> WIDTHS = List.of(360, 1_400, 3_840);

  @TempDir private Path data;

  @Test
  void everybodyCanUseThemAndNothingIsOutOfSight() throws InterruptedException {
    List<String> wrong = new ArrayList<>();
    try (Site site = Site.open(data);
        Browser browser = Browser.open()) {
      browser.show(site.link());
      View.first(site).forEach(view -> look(browser, view, wrong));
      View.prepare(site);
      View.used(site).forEach(view -> look(browser, view, wrong));
      look(browser, View.away(site), wrong);
    }
    assertEquals(List.of(), wrong);
  }

  private static void look(Browser browser, View view, List<String> wrong) {
    view.show().accept(browser);
    for (int width : WIDTHS) {
      browser.resize(width);
      long out = browser.outOfSight();
      if (out > 0) {
        wrong.add(view.name() + " is " + out + " pixels wider than " + width);
      }
    }
    for (String theme : THEMES) {
      browser.resize(WIDTHS.get(THEMES.indexOf(theme)));
      browser.dress(theme);
      browser.violations().forEach(one -> wrong.add(view.name() + ", " + theme + ": " + one));
    }
    browser.resize(Browser.USUAL_WIDTH);
  }
}
