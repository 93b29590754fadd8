package olsy.lab.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import org.junit.jupiter.api.Test;

class WhoIsItTest {

  @Test
  void tellsOfEverybodyOnceAndSharesAreShares() {
    Found rows = Found.of(new WhoIsIt(6, 1, 3, 1, 2, List.of()), 1);
    List<WhoIsIt.Told> told = rows.of(WhoIsIt.Told.class);
    assertEquals(
        List.of(
            "all 12",
            "with a twin 4",
            "with a twin, unknown 4",
            "at several depths 4",
            "at several depths, unknown 4"),
        told.subList(0, 5).stream().map(row -> row.who() + " " + row.cases()).toList());
    for (WhoIsIt.Told row : told) {
      assertTrue(row.right().low() <= row.right().mean(), row.toString());
      assertTrue(row.asked() > 0 && row.asked() <= 1, row.toString());
    }
    assertTrue(told.get(0).right().mean() > 0.5, told.toString());
    List<WhoIsIt.Changes> changes = rows.of(WhoIsIt.Changes.class);
    assertEquals(
        List.of("one player 6", "two players 6"),
        changes.stream().map(row -> row.session() + " " + row.cases()).toList());
    assertTrue(changes.get(0).seen() < changes.get(1).seen(), changes.toString());
    assertTrue(
        rows.of(WhoIsIt.Likeness.class).stream()
            .allMatch(row -> row.differ() >= -1 && row.differ() <= 1));
  }
}
