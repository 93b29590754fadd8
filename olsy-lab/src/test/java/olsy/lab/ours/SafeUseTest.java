package olsy.lab.ours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import olsy.lab.ours.SafeUse.Gain;
import olsy.lab.ours.SafeUse.Given;
import olsy.lab.ours.SafeUse.Handicap;
import olsy.lab.ours.SafeUse.Loss;
import olsy.lab.ours.SafeUse.Man;
import olsy.lab.ours.SafeUse.Mean;
import org.junit.jupiter.api.Test;

class SafeUseTest {

  @Test
  void comparesSearchesWithThePlainOneAgainstEverybody() {
    Found rows = Found.of(new SafeUse(40, 4, 0, 0, 1, 2, 5), 1);
    List<Gain> gains = rows.of(Gain.class);
    assertEquals((4 + 2) * 7 + 2 * 5, gains.size());
    for (Gain gain : gains) {
      assertTrue(!gain.player().equals("plain") || gain.gain().mean() == 0, gain.toString());
    }
    assertEquals(
        List.of("horizon", "deceiver", "population", "learner"),
        rows.of(Mean.class).stream().map(Mean::opponents).distinct().toList());
    assertEquals(2 * 7 + 2 * 5, rows.of(Mean.class).size());
    assertEquals(2 * 7, rows.of(Given.class).stream().filter(given -> given.men() >= 0).count());
    assertEquals(2, rows.of(Handicap.class).size());
    List<Loss> losses = rows.of(Loss.class);
    assertEquals(
        List.of("plain", "guarded", "safe 0.0", "safe 0.1", "safe 0.25", "safe 0.5", "endless"),
        losses.stream().map(Loss::player).toList());
    assertEquals(0, losses.get(0).points().mean());
    assertEquals(1, rows.of(Man.class).size());
  }
}
