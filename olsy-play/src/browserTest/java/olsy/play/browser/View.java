package olsy.play.browser;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import olsy.learning.text.JsonValue;

/**
 * A view of the page.
 *
 * @param name for its picture
 * @param show goes there, and waits until it stands
 */
record View(String name, Consumer<Browser> show) {

  private static final String LEARNED = "material";

  /** Of a page that was never used. */
  static List<View> first(Site site) {
    return List.of(
        new View("play-first", browser -> browser.see("#begin")),
        new View(
            "watch-first",
            browser -> {
              browser.show(site.view("watch"));
              browser.see("main", "There is no session yet");
            }),
        new View(
            "learn-first",
            browser -> {
              browser.show(site.view("learn"));
              browser.see(".drop");
            }),
        new View(
            "lab-first",
            browser -> {
              browser.show(site.view("lab"));
              browser.see("button[aria-label='Run " + LabTest.EXPERIMENT + "']");
            }));
  }

  /** Plays what the other views show. */
  static void prepare(Site site) throws InterruptedException {
    Process session =
        site.program()
            .start(
                List.of(
                    "run",
                    "--opponent",
                    "material@1",
                    "--player",
                    "samuel-1@1",
                    "--games",
                    "12",
                    "--baseline",
                    "4",
                    "--refresh",
                    "20",
                    "--synchronous"));
    Guest guest = new Guest(site.link(), new Random(1));
    String table = guest.begin(LEARNED, "1");
    guest.play(table, (view, made) -> !isLearned(view) || isOver(view) || isForced(view));
    if (session.waitFor() != 0) {
      throw new IllegalStateException("the session failed");
    }
  }

  private static boolean isLearned(JsonValue view) {
    return view.find("learned").flatMap(learned -> learned.find("model")).isPresent();
  }

  /** Nothing is expected where there is only one move. */
  private static boolean isForced(JsonValue view) {
    return view.get("turn").get("moves").items().size() == 1;
  }

  private static boolean isOver(JsonValue view) {
    return view.get("turn").get("phase").text().equals("OVER");
  }

  /** Of a page that was used. */
  static List<View> used(Site site) {
    return List.of(
        new View(
            "play",
            browser -> {
              browser.show(site.view("play"));
              browser.see("button", "Play my clone");
            }),
        new View(
            "table-begun",
            browser -> {
              browser.show(site.view("play"));
              browser.choose("#level", "Easy");
              browser.click("#begin");
              browser.see("#turn", "Your turn");
            }),
        new View(
            "table-chosen",
            browser -> {
              browser.click("#board g:has(.movable)");
              browser.see("#board .target");
              browser.click("summary");
              browser.see("#moves button");
            }),
        new View(
            "table-learned",
            browser -> {
              showLearned(site, browser);
              browser.see("#turn", "Your turn");
            }),
        new View(
            "table-expected",
            browser -> {
              browser.click("#controls button", "Peek");
              browser.see("#expected", "It expects");
              browser.click("#controls button", "Hint");
              browser.see("#hinted", "In your place");
            }),
        new View(
            "table-over",
            browser -> {
              browser.click("#controls button", "Resign");
              browser.see("#next button");
            }),
        new View(
            "table-unknown",
            browser -> {
              browser.show(site.view("play/nobody"));
              browser.see("main", "There is no table nobody.");
            }),
        new View(
            "watch",
            browser -> {
              browser.show(site.view("watch"));
              browser.see(".cards a");
            }),
        new View(
            "session",
            browser -> {
              browser.click(".cards a", "against material");
              browser.click("#controls button", "last");
              browser.see("#said", "played");
            }),
        new View(
            "learn-people",
            browser -> {
              browser.show(site.view("learn"));
              browser.drop(".drop", "club.pdn", LearnTest.ARCHIVE);
              browser.see("button", "Learn");
            }),
        new View(
            "learn-account",
            browser -> {
              browser.click("button", "Learn");
              browser.see("button", "Play its clone");
            }),
        new View(
            "learn-compared",
            browser -> {
              browser.click("#compare");
              browser.see("section[aria-label='Compare two players'] table");
            }),
        new View(
            "lab",
            browser -> {
              browser.show(site.view("lab"));
              browser.click("button[aria-label='Run " + LabTest.EXPERIMENT + "']");
              browser.see("[aria-label='Finished experiments'] img");
            }));
  }

  private static void showLearned(Site site, Browser browser) {
    browser.show(site.view("play/" + LEARNED));
    browser.see("#learned .bars");
  }

  /** The server is away: the last that can be looked at. */
  static View away(Site site) {
    return new View(
        "away",
        browser -> {
          showLearned(site, browser);
          site.kill();
          browser.see("#trouble", "does not answer");
        });
  }
}
