package olsy.lab.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class StrangerTest {

  @Test
  void usesSixFeatures() {
    for (int seed = 0; seed < 100; seed++) {
      Stranger stranger = Stranger.draw(10, 3, new SplittableRandom(seed));
      assertEquals(1, stranger.weights().get(0));
      double king = stranger.weights().get(1);
      assertTrue(1.2 <= king && king <= 2, "seed " + seed + ": " + stranger);
      long others =
          stranger.weights().stream()
              .skip(2)
              .filter(w -> 0.02 <= Math.abs(w) && Math.abs(w) <= 0.3)
              .count();
      long none = stranger.weights().stream().filter(w -> w == 0).count();
      assertEquals(4, others, "seed " + seed + ": " + stranger);
      assertEquals(4, none, "seed " + seed + ": " + stranger);
    }
  }
}
