package olsy.lab.ours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.engine.Engine;
import olsy.lab.engine.Engines;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Found;
import olsy.lab.measure.Course;
import olsy.lab.measure.LearningCurve.Believed;
import olsy.lab.measure.LearningCurve.Beside;
import olsy.lab.measure.LearningCurve.LearnedDraw;
import olsy.lab.measure.LearningCurve.LearnedMean;
import olsy.lab.picture.Picture;
import org.junit.jupiter.api.Test;

class ForeignEnginesTest {

  private static final int TESTS = 30;

  @Test
  void everyEngineIsLearnedBesideItsCeiling() {
    Course course = new Course("two-phases", List.of(10), 2);
    Found found = Found.of(new ForeignEngines(course, TESTS, 1), 3);
    List<String> names = Engines.all().stream().map(Engine::name).toList();
    List<Beside> beside = found.of(Beside.class);
    assertEquals(3 * names.size(), beside.size(), "a guess, the population, the ceiling");
    for (Beside row : beside) {
      assertEquals(TESTS, row.tests());
      if (row.who().equals("ceiling") && !row.player().equals("errs-behind")) {
        assertEquals(1, row.strict(), row.player() + " is not random");
        assertEquals(0, row.logLikelihood());
      } else {
        assertTrue(row.strict() < 0.9 && row.logLikelihood() < 0, row.toString());
      }
    }
    List<LearnedDraw> draws = found.of(LearnedDraw.class);
    assertEquals(2 * names.size(), draws.size());
    List<LearnedMean> means = found.of(LearnedMean.class);
    assertEquals(names, means.stream().map(LearnedMean::player).toList());
    assertEquals((draws.get(0).strict() + draws.get(1).strict()) / 2, means.get(0).strict().mean());
    assertEquals("1 1", means.get(0).depths());
    assertEquals(
        2 * TESTS * means.size(),
        found.of(Believed.class).stream().mapToInt(Believed::tests).sum());
    ForeignEngines experiment = new ForeignEngines(course, TESTS, 1);
    Findings findings = new Findings(found.all());
    assertEquals(
        List.of("accuracy", "likelihood", "reliability"),
        experiment.pictures(findings).stream().map(Picture::name).toList());
    String verdict = experiment.verdict(findings).orElseThrow();
    assertTrue(verdict.startsWith("After 10 decisions 0."), verdict);
  }
}
