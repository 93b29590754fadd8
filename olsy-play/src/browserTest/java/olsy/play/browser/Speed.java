package olsy.play.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * How quick the page is, for somebody who sits before it: {@code ./gradlew speed}.
 *
 * <pre>
 * ten times: the page is loaded anew; when the first of it is seen, and how many bytes came
 * games at the usual level: from the click that ends a move until the answer stands on the board
 * </pre>
 */
final class Speed {

  private static final int LOADS = 10;
  private static final int GAMES = 3;

  /** The newest entry is the page's. What is said of it is what the browser measured. */
  private static final String FIRST_PAINT =
      "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1";

  private static final String BYTES =
      """
      return [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
          .reduce((sum, one) => sum + one.transferSize, 0);
      """;

  private static final String WATCH_ANSWERS =
      """
      window.answers = [];
      let begun = 0;
      let before = -1;
      const ply = () => Number(document.querySelector("#board").dataset.ply ?? -1);
      document.addEventListener("pointerdown", () => { begun = performance.now(); before = ply(); }, true);
      new MutationObserver(() => {
        if (begun > 0 && ply() > before && /^(Your turn|You have)/.test(document.querySelector("#turn").textContent)) {
          window.answers.push(performance.now() - begun);
          begun = 0;
        }
      }).observe(document.querySelector("#stage"), { subtree: true, childList: true, attributes: true, characterData: true });
      """;

  private Speed() {}

  /**
   * Measures it.
   *
   * @param arguments none
   */
  public static void main(String[] arguments) throws IOException {
    Path data = Files.createTempDirectory("olsy-speed");
    try (Site site = Site.open(data);
        Browser browser = Browser.open()) {
      List<Double> paints = new ArrayList<>();
      List<Double> bytes = new ArrayList<>();
      for (int load = 0; load < LOADS; load++) {
        browser.show(site.link());
        browser.see("#begin");
        browser.await("something is painted", () -> number(browser, FIRST_PAINT) >= 0);
        paints.add(number(browser, FIRST_PAINT));
        bytes.add(number(browser, BYTES));
      }
      say("first paint, ms", paints);
      say("bytes of a load", bytes);
      say("answers at the usual level, ms", answers(browser));
    }
  }

  private static double number(Browser browser, String script) {
    return ((Number) browser.script(script)).doubleValue();
  }

  private static List<Double> answers(Browser browser) {
    Person person = new Person(browser, new Random(1));
    browser.click("#begin");
    person.awaitTurn();
    browser.script(WATCH_ANSWERS);
    for (int game = 1; game <= GAMES; game++) {
      while (!person.isOver()) {
        person.clickMove();
      }
      if (game < GAMES) {
        browser.click("#next button", "Black");
        person.awaitTurn();
      }
    }
    return ((List<?>) browser.script("return window.answers"))
        .stream().map(one -> ((Number) one).doubleValue()).toList();
  }

  private static void say(String what, List<Double> values) {
    List<Double> sorted = values.stream().sorted().toList();
    System.out.println(
        String.format(
            Locale.ROOT,
            "%-32s %4d values, median %,.0f, 99 %% below %,.0f, most %,.0f",
            what,
            sorted.size(),
            share(sorted, 0.5),
            share(sorted, 0.99),
            share(sorted, 1)));
  }

  private static double share(List<Double> sorted, double share) {
    return sorted.get((int) Math.ceil(share * sorted.size()) - 1);
  }
}
