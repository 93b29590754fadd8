package olsy.lab.ours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import olsy.lab.measure.ProcessorTime;
import olsy.lab.ours.EqualUses.Gain;
import olsy.lab.ours.EqualUses.Limit;
import olsy.lab.ours.EqualUses.Mean;
import org.junit.jupiter.api.Test;

class EqualUsesTest {

  /**
   * In the first games no model is trusted. The clock stands still, so evaluations limit the games
   * with time, too: they are the same.
   */
  @Test
  void comparesUsesWithThePlainSearch() {
    ProcessorTime time = new ProcessorTime(50, 50);
    Found rows = Found.of(new EqualUses(50, time, 2, 0, List.of(10)), 1);
    List<Gain> gains = rows.of(Gain.class);
    assertEquals(2 * 3 * (3 + 4 + 3 * 5), gains.size());
    for (Gain gain : gains) {
      boolean plain = gain.times() == 1 && List.of("plain", "guarded").contains(gain.use());
      assertTrue(!plain || gain.gain().mean() == 0, gain.toString());
      assertTrue(!gain.model().equals("perfect") || gain.foreseen() == 1, gain.toString());
      assertTrue(!gain.model().equals("wrong") || gain.foreseen() < 1, gain.toString());
    }
    assertEquals(within(Limit.EVALUATIONS, gains), within(Limit.TIME, gains));
    assertEquals(gains.size() / 3, rows.of(Mean.class).size());
  }

  private static List<Double> within(Limit limit, List<Gain> gains) {
    return gains.stream()
        .filter(gain -> gain.limit() == limit)
        .map(gain -> gain.points().mean())
        .toList();
  }
}
