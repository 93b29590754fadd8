package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.learning.example.ExampleSet;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.prediction.Accuracy;
import org.junit.jupiter.api.Test;

class LinearClimbTest {

  /** Whatever sees the decisions; here it is the search of a hidden player. */
  @Test
  void climbsOverWhatIsSeen() {
    HiddenPlayer player = HiddenPlayer.withDepth(1);
    List<Repeated<Checkers>> decisions = ExampleSet.of(player.games(80, 3)).unforced();
    LinearClimb<Checkers> climb =
        new LinearClimb<>(
            candidate -> new Dominance<>(HiddenPlayer.POOL, candidate).seen(decisions),
            HiddenPlayer.material(),
            1,
            FrontierRule.NONE,
            1);
    Candidate found = climb.from(HiddenPlayer.materialWeights());
    assertEquals(1, found.depth());
    double strict = Accuracy.of(new Dominance<>(HiddenPlayer.POOL, found).seen(decisions)).strict();
    assertTrue(strict > 0.97, found.toString());
  }
}
