package olsy.play.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LearnTest {

  /** Two short games. */
  static final String ARCHIVE =
      """
      [Event "one"]
      [Black "Ann"]
      [White "Bob"]
      [Result "1/2-1/2"]
      1. 11-15 23-19 2. 8-11 22-17 3. 11-16 24-20 4. 16x23 27x11 5. 7x16 20x11 1/2-1/2

      [Event "two"]
      [Black "Bob"]
      [White "Ann"]
      [Result "0-1"]
      1. 9-14 22-18 2. 5-9 24-19 3. 11-15 18x11 4. 8x24 28x19 0-1
      """;

  @TempDir private Path data;

  @Test
  void twoPlayersAreComparedSideBySide() {
    try (Site site = Site.open(data);
        Browser browser = Browser.open()) {
      browser.show(site.link());
      browser.click("nav a", "Learn");
      browser.click("#compare");
      browser.see(
          "[aria-label='Side by side'] th", "looks ahead"); // what is chosen at first can be
      browser.choose("select[aria-label='The one']", "samuel-1");
      browser.choose("select[aria-label='The other']", "samuel-2");
      browser.click("#compare");
      browser.see("[aria-label='Side by side'] thead", "samuel-1 samuel-2");
      browser.see("[aria-label='Side by side'] td", "plies");
      browser.choose("select[aria-label='The other']", "noughts");
      browser.click("#compare");
      browser.see("[aria-label='Compare two players']", "Expected two players of one game");
      assertEquals(
          List.of(),
          browser.complaints().stream().filter(one -> !one.contains("status of 400")).toList(),
          "of nothing but the games");
    }
  }

  @Test
  void anArchiveIsDroppedAndLearnedAndTheClonePlayed() {
    try (Site site = Site.open(data);
        Browser browser = Browser.open()) {
      browser.show(site.link());
      browser.click("nav a", "Learn");
      browser.drop(".drop", "notes.pdn", "there is no game in it");
      browser.see("main [role=status]", "Expected games in PDN, found none.");
      browser.drop(".drop", "found.pdn", ARCHIVE.replaceAll("Ann|Bob", "?"));
      browser.see("main [role=status]", "found.pdn: 2 games of players who are not named.");
      browser.see("td", "unknown players");
      browser.drop(".drop", "club.pdn", ARCHIVE);
      browser.see("main [role=status]", "club.pdn: 2 games, 2 players.");
      assertTrue(browser.all("#rival").isEmpty(), "the room that was left is gone");
      browser.click("tr:has(td:first-child) button", "Learn");
      browser.see("button", "Play its clone");
      assertTrue(browser.text("main").contains("it foresees"), browser.text("main"));
      String model = browser.see("a[download]").getDomProperty("href");
      assertTrue(
          browser.fetched(model).contains("\"game\":\"checkers\""), "the model, to download");
      browser.click("button", "Play its clone");
      browser.await("a table opens", () -> browser.address().contains("#/play/"));
      Person person = new Person(browser, new Random(1));
      person.clickMove();
      person.clickMove();
      assertEquals(
          List.of(),
          browser.complaints().stream().filter(one -> !one.contains("status of 400")).toList(),
          "of nothing but the file without games");
    }
  }
}
