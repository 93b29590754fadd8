package olsy.learning.population;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class MeanWeightsTest {

  private static final double EXACT = 1e-12;

  private final Member one = PopulationTest.member("one", "one", 4, 10, 2);
  private final Member other = PopulationTest.member("other", "other", 8, 0, 4);

  /** Spreads of .5 and .2 make sizes of √(2² + 2²) and √(4² + 0²). */
  @Test
  void isTheFormulaByHand() {
    WeightPrior prior = PopulationTest.population(one, other).prior();
    double size = Math.sqrt(Math.sqrt(8) * 4);
    double a = size / Math.sqrt(8);
    double b = size / 4;
    double men = (4 * a + 8 * b) / 3;
    double kings = 10 * a / 3;
    assertEquals(men, prior.means().get("men"), EXACT);
    assertEquals(kings, prior.means().get("kings"), EXACT);
    double own = 0.1 * 0.1 * (a * a + b * b);
    double squares = Math.pow(4 * a - men, 2) + Math.pow(8 * b - men, 2) + own;
    double unlikeAll = 0.2 / 0.5;
    assertEquals(
        Math.hypot(Math.sqrt(squares / 2), unlikeAll), prior.deviations().get("men"), EXACT);
  }

  @Test
  void howSureAPlayerIsOfItselfDoesNotCount() {
    Member surer = PopulationTest.member("one", "one", 8, 20, 2);
    double ratio = ratio(PopulationTest.population(one, other));
    assertEquals(ratio, ratio(PopulationTest.population(surer, other)), EXACT);
  }

  private static double ratio(Population population) {
    WeightPrior prior = population.prior();
    return prior.means().get("kings") / prior.means().get("men");
  }

  @Test
  void levelsOfOnePlayerCountAsOne() {
    Member level1 = PopulationTest.member("one@1", "one", 4, 10, 1);
    Member level2 = PopulationTest.member("one@2", "one", 4, 10, 2);
    WeightPrior once = PopulationTest.population(one, other).prior();
    WeightPrior twice = PopulationTest.population(level1, level2, other).prior();
    assertEquals(once.means().get("men"), twice.means().get("men"), EXACT);
    assertEquals(once.deviations().get("kings"), twice.deviations().get("kings"), EXACT);
  }

  @Test
  void noWeightIsKnownExactly() {
    Member indifferent = PopulationTest.member("one", "one", 4, 0, 2);
    WeightPrior prior = PopulationTest.population(indifferent).prior();
    assertEquals(0, prior.means().get("kings"), EXACT);
    assertTrue(prior.deviations().get("kings") >= 0.2 / 0.2);
  }

  @Test
  void nobodyTellsNothing() {
    Population nobody = PopulationTest.population(one).without(Set.of("one"), Set.of());
    assertFalse(nobody.prior().knows("men"));
  }
}
