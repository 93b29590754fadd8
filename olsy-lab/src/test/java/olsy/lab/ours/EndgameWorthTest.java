package olsy.lab.ours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import org.junit.jupiter.api.Test;

class EndgameWorthTest {

  /** Each number of evaluations has its games. */
  @Test
  void playsWithAndWithout() {
    List<EndgameWorth.Asked> rows =
        Found.of(new EndgameWorth(2, List.of(50, 100), 2), 1).of(EndgameWorth.Asked.class);
    assertEquals(List.of(50, 100), rows.stream().map(EndgameWorth.Asked::evaluations).toList());
    for (EndgameWorth.Asked row : rows) {
      assertTrue(row.points().mean() >= 0 && row.points().mean() <= 2, row.toString());
    }
  }
}
