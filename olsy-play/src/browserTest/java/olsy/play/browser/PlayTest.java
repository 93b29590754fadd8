package olsy.play.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

class PlayTest {

  private static final long SEED = 17;
  private static final String EASY = "Easy";

  @TempDir private static Path data;
  private static Site site;
  private static Browser browser;

  private final Person person = new Person(browser, new Random(SEED));

  @BeforeAll
  static void open() {
    site = Site.open(data);
    browser = Browser.open();
  }

  @AfterAll
  static void close() {
    browser.close();
    site.close();
  }

  @BeforeEach
  void follow() {
    browser.show(site.link());
  }

  @AfterEach
  void nothingWentWrong() {
    assertEquals(List.of(), browser.complaints());
  }

  /** At a new table, by clicks. */
  private void begin(String rival, String level) {
    browser.choose("#rival", rival);
    browser.choose("#level", level);
    browser.click("#begin");
    person.awaitTurn();
  }

  @Test
  void aWholeGameIsPlayedByClicksAndThenTheClone() {
    begin("olsy", EASY);
    while (!person.isOver()) {
      person.clickMove();
    }
    assertTrue(browser.text("#turn").matches("You have (won|lost|drawn)\\."));
    while (browser.all("#learned .bars").isEmpty()) { // its first model may need another game
      if (person.isOver()) {
        browser.click("#next button", "White");
        person.awaitTurn();
        assertEquals(1, person.ply(), "Black has begun");
      }
      person.clickMove();
    }
    browser.see("#learned", "of your moves foreseen");
    browser.click("nav a", "Play");
    browser.click("li:has(a[href='#/play/olsy']) button", "Play my clone");
    browser.await("the clone's table opens", () -> browser.address().endsWith("clone-olsy"));
    person.clickMove();
    person.clickMove();
  }

  @Test
  void aWholeGameIsPlayedByKeys() {
    browser.tabTo("#rival");
    browser.press("noughts");
    browser.tabTo("#level");
    browser.press(Keys.HOME);
    browser.tabTo("#begin");
    browser.press(Keys.ENTER);
    browser.see("#board");
    browser.tabTo("#board");
    while (!person.isOver()) {
      person.keyMove();
    }
    browser.tabTo("#next button");
    browser.press(Keys.ENTER);
    person.awaitTurn();
    browser.tabTo("#board");
    int before = person.ply();
    person.keyMove();
    if (!person.isOver()) {
      browser.tabTo("#controls button");
      browser.press(Keys.SPACE);
      browser.await("the move is taken back", () -> person.ply() == before);
    }
  }

  @Test
  void capturesAreMadeByKeys() {
    begin("material", EASY);
    browser.tabTo("#board");
    for (int moves = 0; moves < 5; moves++) {
      person.keyMove();
    }
  }

  @Test
  void piecesAreDragged() {
    begin("material", EASY);
    person.dragMove();
    assertEquals(2, person.ply());
  }

  @Test
  void movesAreTakenBackAndReloadingLosesNothing() {
    begin("samuel-1", EASY);
    person.clickMove();
    person.clickMove();
    String board = browser.text("#said");
    browser.click("#controls button", "Undo");
    browser.await("the move is taken back", () -> person.ply() == 2);
    person.clickMove();
    List<String> pieces = person.pieces();
    browser.reload();
    person.awaitTurn();
    assertEquals(4, person.ply(), board);
    assertEquals(pieces, person.pieces());
    person.clickMove();
  }

  @Test
  void whatIsExpectedIsShownWhenAskedFor() {
    begin("material", EASY);
    person.clickMove();
    browser.click("#controls button", "Peek");
    browser.see("#expected", "It expects");
    browser.see("#board .arrow");
    browser.click("#controls button", "Hint");
    browser.see("#hinted", "In your place it would play");
    person.clickMove();
    assertTrue(browser.text("#expected").startsWith("It "), "what it expected of the move made");
    browser.click("#controls button", "Resign");
    browser.see("#turn", "You have lost.");
    browser.see("#log", "You resigned game 1.");
  }

  @Test
  void aTableSaysWhoPlaysAndAtWhichLevel() {
    begin("samuel-1", EASY);
    browser.see("#score", "Its level: 200 positions a move.");
    person.clickMove();
    browser.see("#said", "samuel-1 played");
  }

  @Test
  void newsThatMoveNothingLeaveAPieceInHand() {
    begin("material", EASY);
    person.takePiece();
    browser.see("#board .target");
    browser.click("#controls button", "Hint");
    browser.see("#hinted", "In your place it would play");
    browser.see("#board .target");
    assertEquals(0, person.ply());
  }

  @Test
  void twoTabsShowOneGame() {
    begin("material", EASY);
    URI table = URI.create(browser.address());
    String first = browser.tab();
    String second = browser.openTab();
    browser.show(site.link());
    browser.show(table);
    person.clickMove();
    browser.toTab(first);
    browser.await("the other tab has the move, too", () -> person.ply() == 2);
    person.clickMove();
    browser.toTab(second);
    browser.await("and this one the next", () -> person.ply() == 4);
    browser.closeTab(first);
  }

  @Test
  void whatANetworkHoldsBackIsNeitherLostNorDoubled() {
    begin("material", EASY);
    person.clickMove();
    site.fallSilent();
    try {
      person.beginMove();
      browser.see("#trouble", "has not answered yet");
      assertEquals(2, person.ply());
    } finally {
      site.speakAgain();
    }
    browser.await("the move arrives, and its answer", () -> person.ply() == 4);
    person.awaitTurn();
    browser.await("nothing troubles it any more", () -> browser.text("#trouble").isEmpty());
  }

  @Test
  void aServerThatIsKilledWhileItThinksGoesOn() {
    begin("samuel-2", "By the clock: 3 s");
    person.beginMove();
    browser.see("#turn", "thinks");
    site.kill();
    browser.see("#trouble", "The server does not answer");
    site.startAgain();
    person.awaitTurn();
    browser.await("nothing troubles it any more", () -> browser.text("#trouble").isEmpty());
    assertEquals(2, person.ply(), "the move, and its answer");
    assertTrue(
        browser.complaints().stream().allMatch(one -> one.contains("net::ERR_")),
        "of nothing but the connection");
  }
}
