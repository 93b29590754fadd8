package olsy.lab.ours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import olsy.lab.ours.SafeUse.Gain;
import olsy.lab.ours.SafeUse.Given;
import olsy.lab.ours.SafeUse.Mean;
import org.junit.jupiter.api.Test;

class SafeUseTest {

  @Test
  void comparesSearchesWithThePlainOneAgainstEverybody() {
    Found rows = Found.of(new SafeUse(40, 4, 0, 0, 1, 5), 1);
    List<Gain> gains = rows.of(Gain.class);
    assertEquals(4 * 7 + 3 * 5, gains.size());
    for (Gain gain : gains) {
      assertTrue(!gain.player().equals("plain") || gain.gain().mean() == 0, gain.toString());
    }
    assertEquals(
        List.of("horizon", "deceiver", "population", "learner"),
        rows.of(Mean.class).stream().map(Mean::opponents).distinct().toList());
    assertEquals(7 + 3 * 5, rows.of(Mean.class).size());
    assertEquals(5, rows.of(Given.class).stream().filter(given -> given.men() >= 0).count());
  }
}
