package olsy.lab.ours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import olsy.lab.ours.EqualUses.Gain;
import olsy.lab.ours.EqualUses.Mean;
import org.junit.jupiter.api.Test;

class EqualUsesTest {

  /** In the first games no model is trusted. */
  @Test
  void comparesUsesWithThePlainSearch() {
    Found rows = Found.of(new EqualUses(300, 8, 0, List.of(20)), 1);
    List<Gain> gains = rows.of(Gain.class);
    assertEquals(2 * (3 + 4 + 2 * 5), gains.size());
    for (Gain gain : gains) {
      boolean plain = gain.times() == 1 && List.of("plain", "guarded").contains(gain.use());
      assertTrue(!plain || gain.gain().mean() == 0, gain.toString());
      assertTrue(!gain.model().equals("perfect") || gain.foreseen() == 1, gain.toString());
      assertTrue(!gain.model().equals("wrong") || gain.foreseen() < 1, gain.toString());
    }
    assertEquals(gains.size() / 2, rows.of(Mean.class).size());
  }
}
