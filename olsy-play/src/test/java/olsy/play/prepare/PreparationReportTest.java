package olsy.play.prepare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.learning.preparation.Contrast;
import olsy.learning.preparation.Finding;
import olsy.learning.preparation.Preparation;
import olsy.learning.preparation.Sitting;
import org.junit.jupiter.api.Test;

class PreparationReportTest {

  private static final List<String> LINE = List.of("11-15", "23-19");

  private static Told told(Finding.Subject subject, Contrast contrast) {
    return of(new Finding<>(subject, contrast, 40, 0.01, List.of(), List.of()));
  }

  private static Told of(Finding<Checkers> finding) {
    List<Sitting<Checkers>> sittings =
        List.of(
            sitting(1, LINE),
            sitting(2, LINE),
            sitting(3, List.of("11-15", "22-18")),
            sitting(4, List.of("9-13", "22-18")));
    return PreparationReport.of(
            new EnglishCheckers(),
            List.of(Path.of("games.pdn")),
            "Ann",
            4,
            sittings,
            new Preparation<>(
                new Preparation.Count(4, 0), new Preparation.Count(0, 0), 1, 1, List.of(finding)),
            0.05,
            "men")
        .told()
        .get(0);
  }

  private static Sitting<Checkers> sitting(int game, List<String> opening) {
    return new Sitting<>(true, 0, game, Side.SECOND, OptionalInt.of(0), opening, List.of());
  }

  @Test
  void saysWhatMovesBring() {
    assertEquals(
        "It likes kings more than most. Its moves change that by +0.200, compared with what is"
            + " usual there; those of others by -0.010.",
        told(new Finding.Brings("kings", true), new Contrast(0.2, 0, -0.01, 0)).sentence());
    assertEquals(
        "It avoids kings more than most.",
        told(new Finding.Brings("kings", false), new Contrast(-0.2, 0, 0, 0))
            .sentence()
            .substring(0, 31));
  }

  @Test
  void saysWhereItLoses() {
    Contrast contrast = new Contrast(0.31, 0.08, 0.12, 0.09);
    assertEquals(
        "It loses more than others late in the game: 0.31 men a decision, others 0.12. Elsewhere it"
            + " loses 0.08, others 0.09.",
        told(new Finding.Loses("late in the game"), contrast).sentence());
    assertEquals(
        "It loses more than others: 0.31 men a decision, others 0.12.",
        told(new Finding.Loses(""), contrast).sentence());
  }

  @Test
  void saysHowToComeThere() {
    Finding<Checkers> finding =
        new Finding<>(
            new Finding.Loses("late in the game"),
            new Contrast(1, 0, 0, 0),
            40,
            0.01,
            List.of(),
            List.of(new Finding.Steering(LINE, 0.4, 0.21)));
    assertEquals(
        List.of(
            "Games that begin 11-15 23-19 have such positions in 40 % of the decisions, others in"
                + " 21 %."),
        of(finding).steering());
  }

  /** Who plays White has chosen 23-19 twice in three games that began 11-15. */
  @Test
  void saysHowAnOpeningIsMet() {
    Told told = told(new Finding.Opens(Side.SECOND, LINE), new Contrast(0.5, 1.2, 1.1, 1));
    assertEquals(
        "As White it makes 0.50 points a game after 11-15 23-19, others 1.10. Elsewhere it makes"
            + " 1.20, others 1.00.",
        told.sentence());
    assertEquals(
        List.of("Play 11-15.", "It played 23-19 in 2 of 3 games that came so far."),
        told.steering());
  }
}
