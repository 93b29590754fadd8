package olsy.learning.training;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import olsy.core.evaluation.FrontierRule;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.prediction.Accuracy;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.DepthFit;
import olsy.learning.strategy.FitLedger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HopelessDepthsTest {

  private static final PlayerFile TWO_PLIES =
      new ModelFolder(Path.of(System.getProperty("olsy.home"), "models")).player("material@2");

  private static DepthFit fit(int depth, Accuracy training, Accuracy heldOut) {
    Candidate candidate = Candidate.scaled(new double[] {1}, depth, FrontierRule.NONE);
    return new DepthFit(candidate, training, heldOut, Map.of());
  }

  private static Accuracy accuracy(int decisions, double strict) {
    return new Accuracy(decisions, strict, strict, strict, 1, 0.2);
  }

  /** The model before explained .9 of as many decisions. */
  @ParameterizedTest
  @CsvSource({
    "100, 0.76, false", // a standard error is .05
    "100, 0.74, true",
    "25, 0.61, false",
    "25, 0.59, true",
    "400, 0.83, false",
    "400, 0.82, true",
    "9, 0.41, false",
    "400, 1, false"
  })
  void byThreeStandardErrors(int decisions, double explained, boolean hopeless) {
    Accuracy before = accuracy(decisions, 0.9);
    Accuracy other = accuracy(decisions, explained);
    List<DepthFit> fits = new ArrayList<>();
    fits.add(fit(1, other, other));
    fits.add(fit(2, before, before));
    HopelessDepths depths =
        new HopelessDepths(new LearnedModel(TWO_PLIES, null, fits), FitLedger.FORGETFUL);
    assertEquals(hopeless, depths.find(1, FrontierRule.NONE).isPresent());
    assertEquals(false, depths.find(1, FrontierRule.CAPTURES).isPresent());
    assertEquals(false, depths.find(2, FrontierRule.NONE).isPresent());
    assertEquals(false, depths.find(3, FrontierRule.NONE).isPresent());
  }

  /** .8 of 80 and .2 of 20 are .68 of 100. */
  @ParameterizedTest
  @CsvSource({"0.82, false", "0.84, true"})
  void decisionsHeldOutCountAsWell(double before, boolean hopeless) {
    List<DepthFit> fits =
        List.of(
            fit(1, accuracy(80, 0.8), accuracy(20, 0.2)),
            fit(2, accuracy(80, before), accuracy(20, before)));
    HopelessDepths depths =
        new HopelessDepths(new LearnedModel(TWO_PLIES, null, fits), FitLedger.FORGETFUL);
    assertEquals(hopeless, depths.find(1, FrontierRule.NONE).isPresent());
  }
}
