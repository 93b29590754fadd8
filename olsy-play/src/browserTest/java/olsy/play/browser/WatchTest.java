package olsy.play.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

class WatchTest {

  private static final int GAMES = 12;

  @TempDir private Path data;

  @Test
  void aSessionThatAnotherProcessPlaysGoesOnOnThePage() throws IOException, InterruptedException {
    try (Site site = Site.open(data);
        Browser browser = Browser.open()) {
      browser.show(site.link());
      browser.see("#begin");
      browser.click("nav a", "Watch");
      browser.see("main", "There is no session yet");
      Process run =
          new Program(data)
              .start(
                  List.of(
                      "run",
                      "--opponent",
                      "material@1",
                      "--player",
                      "samuel-1@1",
                      "--games",
                      String.valueOf(GAMES),
                      "--baseline",
                      "4",
                      "--refresh",
                      "20"));
      try {
        browser.await(
            "the session is listed",
            () -> {
              browser.reload();
              browser.see("main h1");
              return !browser.all(".cards a").isEmpty();
            });
        browser.click(".cards a", "against material");
        browser.see("#results", "points per game");
        assertEquals(0, run.waitFor()); // perhaps it is over already
        browser.await("all are there", () -> games(browser) == GAMES);
      } finally {
        run.destroyForcibly();
      }
      whatIsChosenStaysWhileItGoesOn(browser);
      browser.reload(); // from now on nothing changes any more
      browser.click("#controls button", "next");
      String first = browser.see("#said", "played").getText();
      browser.press(Keys.ARROW_RIGHT);
      browser.await("arrow keys step on", () -> !browser.text("#said").equals(first));
      assertEquals(List.of(), browser.complaints());
    }
  }

  private void whatIsChosenStaysWhileItGoesOn(Browser browser)
      throws IOException, InterruptedException {
    browser.click("#list button"); // the first game
    browser.click("#controls button", "next");
    browser.click("#controls button", "turn");
    String said = browser.text("#said");
    try (Stream<Path> sessions = Files.list(data.resolve("olsy").resolve("sessions"))) {
      String session = sessions.findFirst().orElseThrow().toString();
      Process more =
          new Program(data).start(List.of("resume", session, "--games", String.valueOf(2 * GAMES)));
      assertEquals(0, more.waitFor());
    }
    browser.await("the others are there, too", () -> games(browser) == 2 * GAMES);
    assertEquals(said, browser.text("#said"));
    assertTrue(browser.text("#players").startsWith("Game 1: "), browser.text("#players"));
    assertTrue(
        (Boolean) browser.script("return document.activeElement.matches('[data-step=turn]')"),
        "what had the focus has it");
  }

  private static int games(Browser browser) {
    return browser.all("#list button").size();
  }
}
