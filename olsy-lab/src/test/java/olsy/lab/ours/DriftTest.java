package olsy.lab.ours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import olsy.lab.ours.Drift.ChangedSession;
import olsy.lab.ours.Drift.Mean;
import olsy.lab.ours.Drift.MeanRun;
import olsy.lab.ours.Drift.Run;
import org.junit.jupiter.api.Test;

class DriftTest {

  private static final Found ROWS = Found.of(new Drift(List.of(50, 3000), 1, 6, 1, 2), 1);

  /** Which decisions count as before and after: the model knows the one opponent only. */
  @Test
  void theModelIsWrongRightAfterTheChange() {
    for (int window : List.of(50, 3000)) {
      List<Run> runs = ROWS.of(Run.class).stream().filter(run -> run.window() == window).toList();
      Run last = runs.stream().filter(run -> run.since() == 0).findFirst().orElseThrow();
      Run first = runs.stream().filter(run -> run.since() == 25).findFirst().orElseThrow();
      assertTrue(last.foreseen() > 0.8, last.toString());
      assertTrue(first.foreseen() < last.foreseen(), first + " after " + last);
    }
  }

  @Test
  void everyWindowMeetsTheSameOpponentBeforeItMatters() {
    List<ChangedSession> sessions = ROWS.of(ChangedSession.class);
    assertEquals(List.of(50, 3000), sessions.stream().map(ChangedSession::window).toList());
    for (ChangedSession session : sessions) {
      assertTrue(session.until() >= 20 && session.until() <= session.decisions(), "" + session);
    }
    assertEquals(
        ROWS.of(Run.class).size(), ROWS.of(MeanRun.class).size(), "one session, its own mean");
    assertEquals(2, ROWS.of(Mean.class).size());
  }

  @Test
  void sessionsTellHowSureTheMeansAre() {
    Found two = Found.of(new Drift(List.of(50), 2, 4, 1, 2), 1);
    List<ChangedSession> sessions = two.of(ChangedSession.class);
    Mean mean = two.of(Mean.class).get(0);
    double difference = sessions.get(0).until() - sessions.get(1).until();
    assertEquals(
        12.706 * Math.abs(difference) / 2,
        mean.until().high() - mean.until().mean(),
        0.01,
        mean.toString());
    for (MeanRun run : two.of(MeanRun.class)) {
      assertEquals(2, run.sessions());
      assertTrue(
          run.foreseen().low() <= run.foreseen().mean()
              && run.foreseen().mean() <= run.foreseen().high(),
          run.toString());
    }
  }
}
