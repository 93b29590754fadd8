package olsy.play.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.play.lab.FirstExamples.First;
import olsy.play.session.Use;
import org.junit.jupiter.api.Test;

class FirstExamplesTest {

  private static List<First> rows(int examples) {
    return Rows.of(
            new FirstExamples(
                List.of(Figure25.Pair.of("material@2", "samuel-1@2")),
                List.of(Use.REPLY),
                3,
                examples,
                2),
            1)
        .of(First.class);
  }

  @Test
  void theGateKeepsModelsFromBeingUsedAtOnce() {
    List<First> rows = rows(50);
    assertEquals(List.of(false, true), rows.stream().map(First::gate).toList());
    First without = rows.get(0);
    First with = rows.get(1);
    assertTrue(without.used() >= 0.75, "from 10 of 50 on: " + without);
    assertTrue(with.used() < without.used(), with.toString());
    for (First row : rows) {
      assertTrue(row.games() >= 3 && row.games() <= 12, row.toString());
      assertTrue(row.low() <= row.gain() && row.gain() <= row.high(), row.toString());
      assertTrue(row.foreseen() > 0 && row.foreseen() <= 1, row.toString());
    }
  }

  /** With one example the first game of each session counts, and there is no model before ten. */
  @Test
  void onlyGamesWithFewExamplesCount() {
    for (First row : rows(1)) {
      assertEquals(3, row.games(), row.toString());
      assertEquals(0, row.used(), row.toString());
    }
  }
}
