package olsy.lab.ours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import olsy.lab.ours.Uncertain.Gain;
import olsy.lab.ours.Uncertain.Mean;
import org.junit.jupiter.api.Test;

class UncertainTest {

  private static final Found ROWS =
      Found.of(new Uncertain(10, 2, List.of(0.0, 0.3), List.of(0.1, 1000.0)), 1);

  /** Whoever thinks any reply possible fears the worst one. */
  @Test
  void withoutAnyConfidenceItIsMinimax() {
    List<Gain> boundless =
        ROWS.of(Gain.class).stream().filter(gain -> gain.player().equals("eps 1000.0")).toList();
    assertEquals(6, boundless.size(), "three pairings, two faults");
    for (Gain gain : boundless) {
      assertEquals(0, gain.gain().mean(), gain.toString());
    }
    assertTrue(
        ROWS.of(Gain.class).stream().anyMatch(gain -> gain.gain().mean() != 0),
        "the others are not");
  }

  @Test
  void wrongModelsForeseeLess() {
    for (Gain gain : ROWS.of(Gain.class)) {
      assertEquals(gain.fault() == 0, gain.foreseen() == 1, gain.toString());
    }
  }

  @Test
  void theMeanIsOfAllPairingsOfAKind() {
    List<Mean> means = ROWS.of(Mean.class);
    assertEquals(12, means.size(), "two kinds, two faults, three players");
    for (Mean mean : means) {
      String kind = mean.pairings().equals("random") ? "random" : "material";
      double gain =
          ROWS.of(Gain.class).stream()
              .filter(
                  one ->
                      one.pairing().startsWith(kind)
                          && one.fault() == mean.fault()
                          && one.player().equals(mean.player()))
              .mapToDouble(one -> one.gain().mean())
              .average()
              .orElseThrow();
      assertEquals(gain, mean.gain().mean(), 1e-12, mean.toString());
    }
  }
}
