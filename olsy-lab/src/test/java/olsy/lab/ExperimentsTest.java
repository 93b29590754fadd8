package olsy.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import olsy.lab.experiment.Experiment;
import olsy.learning.text.Json;
import org.junit.jupiter.api.Test;

class ExperimentsTest {

  private static final List<Experiment> QUICK = Experiments.quick();
  private static final List<Experiment> FULL = Experiments.full();

  @Test
  void everyExperimentHasANameOfItsOwn() {
    List<String> names = FULL.stream().map(Experiment::name).toList();
    assertEquals(names.size(), new HashSet<>(names).size(), names.toString());
    assertEquals(names, QUICK.stream().map(Experiment::name).toList());
  }

  /** Or a small run would be gone on with as a large one. */
  @Test
  void theSizesHaveDifferentSettings() {
    for (int i = 0; i < FULL.size(); i++) {
      assertNotEquals(Json.line(QUICK.get(i)), Json.line(FULL.get(i)));
    }
  }

  @Test
  void everyDescriptionIsASentence() {
    for (Experiment experiment : FULL) {
      assertTrue(experiment.description().matches("[A-Zα].*\\."), experiment.description());
    }
  }
}
