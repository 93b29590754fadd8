package olsy.play.browser;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Plays at a table with what the page shows: no rule of a game is known here. */
final class Person {

  private static final String MOVABLE = "#board g:has(.movable)";
  private static final String TARGET = "#board g:has(.target)";
  private static final String FOCUS = "#board g:has(.focus)";

  private final Browser browser;
  private final Random random;

  Person(Browser browser, Random random) {
    this.browser = browser;
    this.random = random;
  }

  /** How many moves the game has. */
  int ply() {
    return Integer.parseInt(browser.attribute("#board", "data-ply"));
  }

  /** What stands on the board, as it is drawn. */
  List<String> pieces() {
    return browser.all("#board circle").stream()
        .map(
            one ->
                one.getDomAttribute("class")
                    + one.getDomAttribute("cx")
                    + ","
                    + one.getDomAttribute("cy"))
        .sorted() // which is drawn first does not matter
        .toList();
  }

  /** Waits for the own turn. */
  void awaitTurn() {
    browser.await("it is the person's turn", () -> turn().startsWith("Your turn"));
  }

  /** Whether the game is over; waits until it is that, or the person's turn. */
  boolean isOver() {
    browser.await("the game goes on or is over", () -> turn().matches("Your turn.*|You have.*"));
    return turn().startsWith("You have");
  }

  private String turn() {
    return browser.text("#turn");
  }

  /** Makes a move by clicks, and waits for the answer. */
  void clickMove() {
    move(WebElement::click);
  }

  /** Makes a move with arrow keys and Enter, and waits for the answer. */
  void keyMove() {
    move(this::walk);
  }

  /** Makes a move by dragging the piece, and waits for the answer. */
  void dragMove() {
    awaitTurn();
    int before = ply();
    browser.grasp(any(browser.all(MOVABLE)));
    browser.drop(any(browser.all(TARGET)));
    awaitAnswer(before);
  }

  /** Makes a move by clicks. */
  void beginMove() {
    awaitTurn();
    choose(WebElement::click, ply());
  }

  private void move(Consumer<WebElement> choosing) {
    awaitTurn();
    int before = ply();
    choose(choosing, before);
    awaitAnswer(before);
  }

  private void choose(Consumer<WebElement> choosing, int ply) {
    choosing.accept(any(browser.all(MOVABLE)));
    List<WebElement> targets = browser.all(TARGET);
    while (!targets.isEmpty() && ply() == ply) {
      choosing.accept(any(targets)); // of captures, the next square
      targets = browser.all(TARGET);
    }
  }

  private void awaitAnswer(int before) {
    browser.await("the move is answered", () -> ply() > before && !turn().endsWith("thinks."));
  }

  private WebElement any(List<WebElement> marked) {
    return marked.get(random.nextInt(marked.size()));
  }

  /** Goes to a square by arrow keys, and chooses it: first to its row, then along it. */
  private void walk(WebElement cell) {
    String square = cell.getDomAttribute("data-square");
    double x = at(cell, "x");
    double y = at(cell, "y");
    if (browser.all(FOCUS).isEmpty()) {
      browser.press(Keys.ARROW_DOWN);
    }
    while (!focus().getDomAttribute("data-square").equals(square)) {
      double down = y - at(focus(), "y");
      double right = x - at(focus(), "x");
      browser.press(
          down > 0
              ? Keys.ARROW_DOWN
              : down < 0 ? Keys.ARROW_UP : right > 0 ? Keys.ARROW_RIGHT : Keys.ARROW_LEFT);
    }
    browser.press(Keys.ENTER);
  }

  private WebElement focus() {
    return browser.all(FOCUS).get(0);
  }

  /** Where a cell is drawn. */
  private double at(WebElement cell, String name) {
    return ((Number)
            browser.script(
                "return Number(arguments[0].firstChild.getAttribute(arguments[1]))", cell, name))
        .doubleValue();
  }
}
