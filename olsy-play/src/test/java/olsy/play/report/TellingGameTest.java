package olsy.play.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TellingGameTest {

  private static ReportedGame.Expected expected(
      String move, double probability, boolean used, int model, String ofMost) {
    return new ReportedGame.Expected(move, probability, 0.2, used, model, ofMost);
  }

  private static ReportedGame.Move ours(double value) {
    return new ReportedGame.Move("ours", "", false, value, null);
  }

  /** A move of theirs of which nothing was expected. */
  private static ReportedGame.Move plain(double value) {
    return new ReportedGame.Move("plain", "", false, value, null);
  }

  private static ReportedGame.Move theirs(String move, ReportedGame.Expected expected) {
    return new ReportedGame.Move(move, "", false, null, expected);
  }

  private static ReportedGame game(
      int number, int points, boolean baseline, ReportedGame.Move... moves) {
    return new ReportedGame(
        number,
        true,
        points,
        0,
        false,
        baseline,
        null,
        new ReportedGame.Moves("", true, List.of(moves)));
  }

  /** They answer our move as is expected of them alone, and we gain a man and a half. */
  private static ReportedGame trap(int number, ReportedGame.Expected expected) {
    return game(number, 2, false, plain(0.5), ours(0), theirs("trap", expected), ours(2));
  }

  private static List<String> sentences(List<ReportedGame> games) {
    return TellingGame.among(games, true).stream().map(TellingGame::sentence).toList();
  }

  private static final String FIRST =
      "The first game that was played by the model: trusted from here on. It was won.";

  @Test
  void aTrapIsWhatWasForeseenOfThisOneAloneAndBroughtAMan() {
    String trap =
        "A trap that worked: the model expected trap where most play other, and with it came a lead"
            + " greater by 1.5 men.";
    List<TellingGame> telling =
        TellingGame.among(List.of(trap(3, expected("trap", 0.6, true, 10, "other"))), true);
    assertEquals(List.of(new TellingGame(3, 3, trap), new TellingGame(3, 3, FIRST)), telling);
  }

  @Test
  void whatMostPlayOrNobodyTrustedIsNoTrap() {
    assertEquals(
        List.of(FIRST), sentences(List.of(trap(1, expected("trap", 0.6, true, 10, "trap")))));
    assertEquals(
        List.of(FIRST),
        sentences(List.of(trap(1, expected("other", 0.6, true, 10, "third")))),
        "it was not foreseen");
    assertEquals(List.of(), sentences(List.of(trap(1, expected("trap", 0.6, false, 10, "other")))));
    assertEquals(List.of(), sentences(List.of(trap(1, expected("trap", 0.6, true, 0, "other")))));
  }

  /** Where nobody else is known, twice as probable as by guessing. */
  @Test
  void besideNobodyATrapIsWhatIsMuchMoreProbableThanByGuessing() {
    assertEquals(
        "A trap that worked: the model expected trap, and with it came a lead greater by 1.5 men.",
        sentences(List.of(trap(1, expected("trap", 0.4, true, 10, null)))).get(0));
    assertEquals(
        List.of(FIRST), sentences(List.of(trap(1, expected("trap", 0.39, true, 10, null)))));
  }

  @Test
  void aSmallerLeadIsNoTrapAndGamesToCompareWithTellNothing() {
    ReportedGame.Expected foreseen = expected("trap", 0.6, true, 10, "other");
    assertEquals(
        List.of(FIRST),
        sentences(
            List.of(game(1, 2, false, plain(0.5), ours(0), theirs("trap", foreseen), ours(1.4)))));
    assertEquals(
        List.of(),
        sentences(
            List.of(game(1, 2, true, plain(0.5), ours(0), theirs("trap", foreseen), ours(2)))));
  }

  @Test
  void theGreatestTrapsAreThreeDifferentOnes() {
    List<ReportedGame> games = new ArrayList<>();
    for (int i = 1; i <= 5; i++) {
      ReportedGame.Expected foreseen = expected("trap", 0.6, true, 10, "other");
      double gain = i == 5 ? 4 : i; // two of them read alike
      games.add(game(i, 2, false, plain(0), ours(0), theirs("trap", foreseen), ours(gain)));
    }
    assertEquals(
        List.of(4, 3, 2, 1),
        TellingGame.among(games, true).stream().map(TellingGame::game).toList(),
        "and the first game that was played by the model");
  }

  /** The least probable move that came instead of what was expected. */
  @Test
  void aSurpriseIsTheMoveThatWasLeastExpected() {
    List<ReportedGame> games =
        List.of(
            game(
                1,
                0,
                false,
                theirs("odd", expected("usual", 0.04, true, 10, null)),
                theirs("odder", expected("usual", 0.01, true, 10, null))));
    assertEquals(
        List.of(
            "The first game that was played by the model: trusted from here on. It was lost.",
            "A surprise: the model expected usual, and gave the odder that was played 1.0 %."),
        sentences(games));
    assertEquals(
        1,
        sentences(
                List.of(game(1, 0, false, theirs("odd", expected("usual", 0.05, true, 10, null)))))
            .size());
  }
}
