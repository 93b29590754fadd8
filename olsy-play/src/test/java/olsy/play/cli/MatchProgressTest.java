package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import olsy.core.game.Outcome;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.play.match.PlayedGame;
import olsy.play.match.Tally;
import olsy.play.match.Termination;
import org.junit.jupiter.api.Test;

class MatchProgressTest {

  private static final long SECOND = 1_000_000_000;

  private final AtomicLong clock = new AtomicLong(7 * SECOND);
  private final StringWriter err = new StringWriter();
  private final Tally tally = new Tally();

  @Test
  void aTerminalHasOneLineThatIsWrittenOver() {
    MatchProgress progress = new MatchProgress(line(true), tally, 4, 0);
    gameAfter(SECOND, progress);
    gameAfter(SECOND / 10, progress);
    gameAfter(SECOND, progress);
    progress.close();
    assertEquals(
        "\r1 of 4 games, 2.000 points a game [0.000, 2.000], 3 s left\u001b[K"
            + "\r3 of 4 games, 2.000 points a game [1.158, 2.000], 1 s left\u001b[K"
            + "\r\u001b[K",
        err.toString());
  }

  @Test
  void elsewhereALineNowAndThenIsEnough() {
    MatchProgress progress = new MatchProgress(line(false), tally, 4, 0);
    gameAfter(9 * SECOND, progress);
    gameAfter(9 * SECOND, progress);
    gameAfter(SECOND, progress);
    progress.close();
    assertEquals("2 of 4 games, 2.000 points a game [0.000, 2.000], 18 s left\n", err.toString());
  }

  private StatusLine line(boolean terminal) {
    return new StatusLine(new PrintWriter(err), terminal, 80, clock::get);
  }

  private void gameAfter(long nanos, MatchProgress progress) {
    clock.addAndGet(nanos);
    tally.add(
        new PlayedGame<>(
            tally.games(),
            Side.FIRST,
            List.<Checkers>of(),
            List.of(),
            Outcome.FIRST_WINS,
            new Termination(Termination.Kind.RULES, "no move")));
    progress.update();
  }
}
