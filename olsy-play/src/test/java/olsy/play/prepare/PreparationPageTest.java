package olsy.play.prepare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.learning.preparation.Preparation;
import org.junit.jupiter.api.Test;

class PreparationPageTest {

  private static final Told.Figures FIGURES = new Told.Figures(0.3, 0.1, 0.1, 0.1, 50, 0.01);

  private static String page(List<Told> told) {
    return PreparationPage.of(
        new PreparationReport(
            "<b>Ann</b>",
            10,
            new Preparation.Count(10, 20),
            new Preparation.Count(300, 600),
            50,
            3,
            0.05,
            told,
            new EnglishCheckers().board()));
  }

  @Test
  void isOneFileThatNeedsNoOther() {
    String page = page(List.of());
    assertFalse(page.contains("{{"));
    assertFalse(page.matches("(?s).*(src=|href=|@import|https?://(?!www.w3.org)).*"));
    assertTrue(page.contains("<meta name=\"generator\" content=\"olsy\""));
  }

  @Test
  void namesCannotBeMarkup() {
    String page = page(List.of());
    assertTrue(page.contains("<h1>How to meet &lt;b&gt;Ann&lt;/b&gt;</h1>"));
    assertFalse(page.contains("<b>Ann"));
  }

  @Test
  void anEmptyPageSaysSo() {
    assertTrue(page(List.of()).contains("Nothing surely tells it from others in these games."));
  }

  @Test
  void everyPositionHasABoardAndABetterMove() {
    Told.Shown shown =
        new Told.Shown(
            "games.pdn", 3, 41, "B:W21-32:B1-12", "11-15", "9-13", 0.5, "b".repeat(32), true);
    String page =
        page(
            List.of(
                new Told("brings", "It likes kings more than most.", FIGURES, List.of(), List.of()),
                new Told("loses", "It loses late.", FIGURES, List.of(shown, shown), List.of()),
                new Told("opens", "It does badly.", FIGURES, List.of(), List.of("Play 11-15."))));
    assertEquals(2, page.split("<svg role=\"img\"", -1).length - 1);
    assertTrue(
        page.contains(
            "games.pdn game 3, ply 41, Black to move: 11-15 loses 0.50; better is 9-13."));
    assertTrue(page.contains("<p class=\"caption\">No opening surely leads there.</p>"));
    assertTrue(page.contains("<li>Play 11-15.</li>"));
    assertFalse(page.contains("Nothing surely"));
  }
}
