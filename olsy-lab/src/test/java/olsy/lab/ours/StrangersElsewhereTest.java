package olsy.lab.ours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.core.game.Games;
import olsy.lab.experiment.Found;
import org.junit.jupiter.api.Test;

class StrangersElsewhereTest {

  @Test
  void learnsStrangersAtReversi() {
    Found rows = Found.of(new StrangersElsewhere("reversi", 2, List.of(1, 2), 60, 3, 100, 2), 3);
    List<StrangersElsewhere.LearnedElsewhere> opponents =
        rows.of(StrangersElsewhere.LearnedElsewhere.class);
    assertEquals(2, opponents.size());
    for (StrangersElsewhere.LearnedElsewhere row : opponents) {
      assertEquals(1, row.ceiling(), row.toString());
      assertEquals(row.depth(), row.learned(), row.toString());
      assertTrue(row.strict() > 2 * row.uniform(), row.toString());
      assertTrue(Math.abs(row.gain().mean()) <= 2, row.toString());
    }
    assertEquals(2, rows.of(StrangersElsewhere.Summary.class).get(0).right());
  }

  @Test
  void isWhatStrangersAskOfAnotherGame() {
    assertEquals(
        StrangersElsewhere.full("reversi"),
        Strangers.full("strangers").in(Games.named("reversi")).orElseThrow());
    assertEquals(
        StrangersElsewhere.quick("reversi:6"),
        Strangers.quick("strangers").in(Games.named("reversi:6")).orElseThrow());
    assertTrue(Strangers.full("strangers-deep").in(Games.named("reversi")).isEmpty());
    assertEquals("strangers-reversi-6", StrangersElsewhere.quick("reversi:6").name());
  }
}
