package olsy.lab.ours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import olsy.core.statistics.Sprt.Verdict;
import olsy.lab.experiment.Found;
import olsy.lab.measure.Trial;
import olsy.lab.ours.OwnFunction.Step;
import olsy.lab.ours.OwnFunction.Weight;
import org.junit.jupiter.api.Test;

class OwnFunctionTest {

  /** So little to learn from makes it worse. */
  @Test
  void triesEachStepInGames() {
    Trial trial = new Trial(15, 100, 100);
    Found found = Found.of(new OwnFunction(6, 100, 20, List.of("deny"), trial), 1);
    List<Step> steps = found.of(Step.class);
    assertEquals(List.of("results", "decisions", "deny"), steps.stream().map(Step::step).toList());
    assertEquals(20, steps.get(1).examples());
    assertTrue(steps.get(1).points().mean() < 1, steps.toString());
    Set<String> kept = new HashSet<>();
    for (Step step : steps) {
      assertTrue(step.verdict() != Verdict.OPEN || step.games() == 100, step.toString());
      if (step.verdict() == Verdict.ELO1) {
        kept.add(step.step());
      }
    }
    found.of(Weight.class).forEach(weight -> assertTrue(kept.contains(weight.step())));
    assertEquals(1, found.of(OwnFunction.Strength.class).size());
  }
}
