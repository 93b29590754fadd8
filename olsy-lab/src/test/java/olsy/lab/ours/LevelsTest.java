package olsy.lab.ours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import olsy.lab.ours.Levels.Asked;
import olsy.lab.ours.Levels.Summary;
import olsy.lab.ours.Levels.Told;
import olsy.lab.ours.Levels.Worth;
import org.junit.jupiter.api.Test;

class LevelsTest {

  /** Each level is asked of, and who is not told is foreseen as a player without a model. */
  @Test
  void tellsOpponentsOfAllLevels() {
    Found rows = Found.of(new Levels(1, List.of(12), 12, 10, 2, 100), 1);
    List<Told> told = rows.of(Told.class);
    assertEquals(List.of(0, 1, 2), told.stream().map(Told::level).toList());
    assertEquals(List.of(2, 2, 3), told.stream().map(Told::depth).toList());
    for (Told one : told) {
      assertTrue(one.probability() > 1 / 3.0 && one.probability() <= 1, one.toString());
      assertTrue(one.told() > 0 || one.strict() == one.zero(), one.toString());
    }
    assertEquals(3, rows.of(Summary.class).size());
    assertEquals(4, rows.of(Worth.class).size());
    for (Asked one : rows.of(Asked.class)) {
      assertTrue(one.first() >= 0 && one.telling() <= 1, one.toString());
    }
  }
}
