package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import olsy.play.session.store.Decision;
import olsy.play.session.store.Decision.Foreseen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LikelihoodGateTest {

  private final Gate gate = new LikelihoodGate();

  /**
   * @param model 0 where the population's was expected
   */
  static Decision decision(int model, double probability, double uniform, Double other) {
    Foreseen one = other == null ? null : new Foreseen("11-16", other, 0);
    return new Decision(
        1,
        0,
        "",
        "11-15",
        false,
        false,
        new Decision.Expected(model, new Foreseen("11-15", probability, 0), uniform, false, one));
  }

  private void add(int times, Decision decision) {
    for (int i = 0; i < times; i++) {
      gate.add(decision);
    }
  }

  @ParameterizedTest
  @CsvSource({"false, 0.8, 0.6", "true, 0.3, 0.1"})
  void opensAtSoManyBitsMoreThanByChanceAndShutsBelow(
      boolean compared, double opens, double shuts) {
    SplittableRandom random = new SplittableRandom(4);
    List<Double> ratios = new ArrayList<>();
    int open = 0;
    boolean expected = false;
    for (int i = 0; i < 2000; i++) {
      double uniform = 1.0 / (2 + random.nextInt(8));
      double probability = 0.01 + 0.7 * random.nextDouble();
      gate.add(decision(10, probability, uniform, compared ? 0.01 : null));
      ratios.add(probability / uniform);
      List<Double> last = ratios.subList(Math.max(0, ratios.size() - 30), ratios.size());
      double product = last.stream().reduce(1.0, (a, b) -> a * b);
      double enough = expected ? shuts : opens;
      expected = last.size() >= 10 && product >= Math.pow(2, enough * last.size());
      assertEquals(expected, gate.isOpen(), "seed 4, decision " + i);
      open += expected ? 1 : 0;
    }
    assertTrue(open > 100 && open < 1900, "open " + open + " times");
  }

  @Test
  void aModelThatIsSureOfWhatDoesNotHappenIsShutOut() {
    for (int i = 0; i < 20; i++) {
      gate.add(decision(10, i % 2 == 0 ? 0.99 : 0.002, 0.125, null));
    }
    assertFalse(gate.isOpen(), gate.evidence());
    add(1, decision(10, 0, 0.125, null));
    add(29, decision(10, 0.5, 0.125, null));
    assertTrue(gate.isOpen(), "what was held impossible costs no more than twelve bits");
  }

  @Test
  void theEvidenceIsOneSentence() {
    add(5, decision(10, 0.5, 0.25, null));
    assertFalse(gate.isOpen(), "five decisions may be an accident");
    add(5, decision(10, 0.5, 0.25, null));
    assertEquals(
        "it was worth 1.0 bits a decision more than guessing in the last 10", gate.evidence());
    add(20, decision(20, 0.5, 0.25, 0.25));
    assertEquals(
        "it was worth 1.0 bits a decision more than guessing and 1.0 more than the population's in"
            + " the last 30",
        gate.evidence());
  }

  /** Both were asked before every move, so nobody has to prove itself twice. */
  @Test
  void theOneThatIsExpectedIsJudgedByAllThatItForesaw() {
    add(29, decision(10, 0.125, 0.25, 0.5));
    assertFalse(gate.isOpen());
    add(1, decision(0, 0.5, 0.25, 0.125));
    assertTrue(gate.isOpen());
    assertEquals(
        "the population's was worth 1.0 bits a decision more than guessing in the last 30",
        gate.evidence());
  }
}
