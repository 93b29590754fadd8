package olsy.play.browser;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.openqa.selenium.Keys;

/** Plays at a table with what the page shows: no rule of a game is known here. */
final class Person {

  private static final String MOVABLE = ".movable";
  private static final String TARGET = ".target";
  private static final String FOCUS = ".focus";

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
  @SuppressWarnings("unchecked")
  List<String> pieces() {
    return (List<String>)
        browser.script(
            """
            return [...document.querySelectorAll("#board circle")]
                .map((one) => ["class", "cx", "cy"].map((name) => one.getAttribute(name)).join(" "))
                .sort(); // which is drawn first does not matter
            """);
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
    move(this::click);
  }

  /** Makes a move with arrow keys and Enter, and waits for the answer. */
  void keyMove() {
    move(this::walk);
  }

  /** Makes a move by dragging the piece, and waits for the answer. */
  void dragMove() {
    awaitTurn();
    int before = ply();
    browser.grasp(cell(any(squares(MOVABLE))));
    browser.drop(cell(any(squares(TARGET))));
    awaitAnswer(before);
  }

  /** Makes a move by clicks. */
  void beginMove() {
    awaitTurn();
    choose(this::click, ply());
  }

  /** Chooses a piece, and not yet where it goes. */
  void takePiece() {
    click(any(squares(MOVABLE)));
  }

  private void move(Consumer<String> choosing) {
    awaitTurn();
    int before = ply();
    choose(choosing, before);
    awaitAnswer(before);
  }

  private void choose(Consumer<String> choosing, int ply) {
    choosing.accept(any(squares(MOVABLE)));
    List<String> targets = squares(TARGET);
    while (!targets.isEmpty() && ply() == ply) {
      choosing.accept(any(targets)); // of captures, the next square
      targets = squares(TARGET);
    }
  }

  private void awaitAnswer(int before) {
    browser.await("the move is answered", () -> ply() > before && !turn().endsWith("thinks."));
  }

  private String any(List<String> squares) {
    return squares.get(random.nextInt(squares.size()));
  }

  private void click(String square) {
    browser.click(cell(square));
  }

  /** Goes to a square by arrow keys, and chooses it: first to its row, then along it. */
  private void walk(String square) {
    if (squares(FOCUS).isEmpty()) {
      browser.press(Keys.ARROW_DOWN);
    }
    while (!squares(FOCUS).equals(List.of(square))) {
      String focus = squares(FOCUS).get(0);
      double down = at(square, "y") - at(focus, "y");
      double right = at(square, "x") - at(focus, "x");
      browser.press(
          down > 0
              ? Keys.ARROW_DOWN
              : down < 0 ? Keys.ARROW_UP : right > 0 ? Keys.ARROW_RIGHT : Keys.ARROW_LEFT);
    }
    browser.press(Keys.ENTER);
  }

  /** The board is drawn anew whenever there are news: squares are known by number. */
  private static String cell(String square) {
    return "#board [data-square='" + square + "']";
  }

  /** The numbers of the squares that are marked so. */
  @SuppressWarnings("unchecked")
  private List<String> squares(String mark) {
    return (List<String>)
        browser.script(
            """
            return [...document.querySelectorAll("#board g[data-square]")]
                .filter((cell) => cell.querySelector(arguments[0])).map((cell) => cell.dataset.square);
            """,
            mark);
  }

  /** Where a square is drawn. */
  private double at(String square, String name) {
    return ((Number)
            browser.script(
                "return"
                    + " Number(document.querySelector(arguments[0]).firstChild.getAttribute(arguments[1]))",
                cell(square),
                name))
        .doubleValue();
  }
}
