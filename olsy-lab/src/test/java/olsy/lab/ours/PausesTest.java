package olsy.lab.ours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import olsy.lab.experiment.Clocks;
import olsy.lab.experiment.Laboratory;
import olsy.lab.output.Notebook;
import org.junit.jupiter.api.Test;

class PausesTest {

  /** The clock goes on by a millisecond whenever somebody looks at it. */
  @Test
  void movesAreTimedBesideARefreshAndWithout() {
    AtomicLong clock = new AtomicLong();
    List<Pauses.Pause> rows = new ArrayList<>();
    new Pauses(60, 15, 1, 1)
        .run(
            new Laboratory(
                1,
                new Clocks(() -> clock.addAndGet(1_000_000), () -> 0, () -> 0),
                row -> rows.add((Pauses.Pause) row),
                Notebook.empty()));
    assertEquals(
        List.of("without", "beside a refresh"), rows.stream().map(Pauses.Pause::kind).toList());
    Pauses.Pause without = rows.get(0);
    assertTrue(without.moves() >= 60 && without.examples() == 0, without.toString());
    assertEquals(1, without.longest(), 1e-6);
    Pauses.Pause beside = rows.get(1);
    assertTrue(beside.moves() >= 15 && beside.examples() >= 60, beside.toString());
    assertTrue(beside.seconds() > 0, beside.toString());
    assertTrue(
        beside.median() <= beside.percentile99() && beside.percentile99() <= beside.longest(),
        beside.toString());
  }
}
