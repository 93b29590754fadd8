package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.population.Member;
import org.junit.jupiter.api.Test;

class PopulationProgressTest {

  private static final long SECOND = 1_000_000_000;

  private final AtomicLong clock = new AtomicLong();
  private final StringWriter err = new StringWriter();
  private final PopulationProgress progress =
      new PopulationProgress(
          new StatusLine(new PrintWriter(err), false, 80, clock::get), Path.of("out.json"));

  private static Member member(String name, int depth) {
    return new Member(name, name, List.of(), 1500, new WrittenStrategy(Map.of("men", 1.0), depth));
  }

  @Test
  void membersLeftTakeAsLongAsThoseLearnedNow() {
    progress.begins("Ann", 0, 4);
    progress.learned(member("Ann", 3), false);
    progress.begins("Bob", 1, 4);
    clock.addAndGet(11 * SECOND);
    progress.played("Bob", 700, 1500);
    clock.addAndGet(19 * SECOND);
    progress.learned(member("Bob", 1), true);
    progress.begins("Carol", 2, 4);
    clock.addAndGet(10 * SECOND);
    progress.learned(member("Carol", 2), true);
    progress.begins("Dave", 3, 4);
    progress.learned(member("Dave", 2), true);
    assertEquals(
        List.of(
            "olsy: Ann, 1 of 4: looks 3 plies ahead, by 1,500 decisions; learned in an earlier run",
            "Bob, 2 of 4, has played 700 of 1,500 decisions",
            "olsy: Bob, 2 of 4: looks 1 ply ahead, by 1,500 decisions; about 60 s left",
            "olsy: Carol, 3 of 4: looks 2 plies ahead, by 1,500 decisions; about 20 s left",
            "olsy: Dave, 4 of 4: looks 2 plies ahead, by 1,500 decisions"),
        err.toString().lines().toList());
  }
}
