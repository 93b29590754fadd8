package olsy.lab.ours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import org.junit.jupiter.api.Test;

class StrangersTest {

  @Test
  void learnsTwoStrangersWithEveryProcedure() {
    Strangers.Setting setting =
        new Strangers.Setting("plain", 2, "general", 10, List.of(2, 3), List.of(60), 0, 3);
    Found rows = Found.of(new Strangers(100, setting), 5);
    List<Strangers.LearnedStranger> opponents = rows.of(Strangers.LearnedStranger.class);
    assertEquals(List.of(2, 3, 2, 3, 2, 3), opponents.stream().map(row -> row.depth()).toList());
    for (Strangers.LearnedStranger row : opponents) {
      assertEquals(1, row.ceiling(), row.toString());
      assertTrue(row.strict() > 2 * row.uniform(), row.toString());
    }
    Strangers.Summary usual = rows.of(Strangers.Summary.class).get(0);
    assertEquals("scout", usual.learner());
    assertEquals(2, usual.right(), rows.toString());
    assertEquals((opponents.get(0).strict() + opponents.get(1).strict()) / 2, usual.mean(), 1e-12);
    assertEquals(Math.min(opponents.get(0).strict(), opponents.get(1).strict()), usual.worst());
  }

  @Test
  void mistakesLowerTheCeiling() {
    Strangers.Setting setting =
        new Strangers.Setting("mistakes", 1, "general", 10, List.of(1), List.of(20), 0.3, 1);
    Found rows = Found.of(new Strangers(400, setting), 1);
    double ceiling = rows.of(Strangers.LearnedStranger.class).get(0).ceiling();
    assertTrue(0.6 < ceiling && ceiling < 0.9, "ceiling " + ceiling);
  }
}
