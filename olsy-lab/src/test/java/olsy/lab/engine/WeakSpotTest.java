package olsy.lab.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.List;
import olsy.core.game.checkers.Checkers;
import olsy.lab.player.LabGame;
import olsy.learning.example.Example;
import org.junit.jupiter.api.Test;

class WeakSpotTest {

  @Test
  void errsWhereItIsWeakAlone() {
    Checkers start = LabGame.CHECKERS.start();
    List<Checkers> successors = Example.successors(start);
    Engine sound = Engines.all().get(0);
    double[] sure = sound.probabilities(start, successors);
    assertArrayEquals(
        sure, new WeakSpot(sound, position -> false, 0.7).probabilities(start, successors));
    double[] weak = new WeakSpot(sound, position -> true, 0.7).probabilities(start, successors);
    for (int i = 0; i < sure.length; i++) {
      sure[i] = 0.3 * sure[i] + 0.1;
    }
    assertArrayEquals(sure, weak, 1e-12);
  }
}
