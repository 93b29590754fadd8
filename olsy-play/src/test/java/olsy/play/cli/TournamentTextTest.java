package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import olsy.core.game.Outcome;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.play.match.PlayedGame;
import olsy.play.match.Rivals;
import olsy.play.match.RoundGame;
import olsy.play.match.Termination;
import olsy.play.match.TournamentForm;
import olsy.play.match.TournamentResult;
import olsy.play.match.TournamentTally;
import org.junit.jupiter.api.Test;

class TournamentTextTest {

  private static final List<String> NAMES =
      List.of("samuel-1", "rapid-draughts of 2022, plain@3", "material");

  /** The second wins every third game against whoever it plays, and the others draw. */
  private static TournamentResult result(int rounds) {
    TournamentTally tally = new TournamentTally(NAMES, TournamentForm.ROUND_ROBIN);
    List<Rivals> pairings = TournamentForm.ROUND_ROBIN.pairings(NAMES.size());
    int number = 0;
    for (int round = 0; round < rounds; round++) {
      for (int pairing = 0; pairing < pairings.size(); pairing++) {
        for (int half = 0; half < 2; half++) {
          Side sideOfA = half == 0 ? Side.FIRST : Side.SECOND;
          boolean won = number % 3 == 0 && pairing != 1;
          Side winner = pairing == 0 ? sideOfA.other() : sideOfA;
          PlayedGame<Checkers> game =
              new PlayedGame<Checkers>(
                  2 * round + half,
                  sideOfA,
                  List.of(),
                  List.of(),
                  won ? Outcome.winOf(winner) : Outcome.DRAW,
                  new Termination(Termination.Kind.RULES, "no move"));
          tally.add(new RoundGame<>(number, pairing, game));
          number++;
        }
      }
    }
    return tally.result();
  }

  private static String text(int width) {
    List<String> lines = TournamentText.lines(result(10), "the field's mean", width);
    lines.forEach(line -> assertTrue(line.length() <= width, line));
    return String.join("\n", lines);
  }

  @Test
  void aWideTerminalShowsAll() {
    assertEquals(
        """
           player                           points  games   score  Elo     interval  drawn
        1  rapid-draughts of 2022, plain@3      50     40  62.5 %  +60  [+18, +105]   75 %
        2  material                             40     40  50.0 %    0   [-53, +53]  100 %
        3  samuel-1                             30     40  37.5 %  -60  [-105, -18]   75 %

        Points are 2 for a win and 1 for a draw. Elo, with its 95 % interval, is above the field's mean.

           points of A-B                        1      2      3
        1  rapid-draughts of 2022, plain@3         20-20  30-10
        2  material                         20-20         20-20
        3  samuel-1                         10-30  20-20\
        """,
        text(120));
  }

  @Test
  void namesAreShortenedFirst() {
    assertEquals(
        """
           player                         points  games   score  Elo     interval  drawn
        1  rapid-draughts of 2022, pl…@3      50     40  62.5 %  +60  [+18, +105]   75 %
        2  material                           40     40  50.0 %    0   [-53, +53]  100 %
        3  samuel-1                           30     40  37.5 %  -60  [-105, -18]   75 %

        Points are 2 for a win and 1 for a draw. Elo, with its 95 % interval, is above
        the field's mean.

           points of A-B                        1      2      3
        1  rapid-draughts of 2022, plain@3         20-20  30-10
        2  material                         20-20         20-20
        3  samuel-1                         10-30  20-20\
        """,
        text(80));
  }

  @Test
  void columnsAreLeftOutInTheEnd() {
    assertEquals(
        """
           player            points  games   score  Elo     interval
        1  rapid-draught…@3      50     40  62.5 %  +60  [+18, +105]
        2  material              40     40  50.0 %    0   [-53, +53]
        3  samuel-1              30     40  37.5 %  -60  [-105, -18]

        Points are 2 for a win and 1 for a draw. Elo, with its 95 %
        interval, is above the field's mean.

           points of A-B                        1      2      3
        1  rapid-draughts of 2022, plain@3         20-20  30-10
        2  material                         20-20         20-20
        3  samuel-1                         10-30  20-20\
        """,
        text(60));
    assertFalse(text(35).contains("points of A-B"));
  }

  @Test
  void liveTablesTellWhatIsLeft() {
    assertEquals(
        """
           player                           points   score  Elo    ±   left
        1  rapid-draughts of 2022, plain@3       5  62.5 %  +60  inf      0
        2  material                              4  50.0 %    0  inf  1,036
        3  samuel-1                              3  37.5 %  -60  inf     36\
        """,
        String.join(
            "\n", TournamentText.live(result(1), Map.of("samuel-1", 36, "material", 1_036), 79)));
  }
}
