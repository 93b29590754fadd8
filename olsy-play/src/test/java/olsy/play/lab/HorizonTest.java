package olsy.play.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import olsy.play.lab.Horizon.Gain;
import olsy.play.lab.Horizon.Mean;
import org.junit.jupiter.api.Test;

class HorizonTest {

  private static final Horizon SMALL = new Horizon(4, 1, 0, List.of(0.3));

  @Test
  void comparesEverybodyWithMinimaxInEveryPairing() {
    Rows rows = Rows.of(SMALL, 1);
    List<Gain> gains = rows.of(Gain.class);
    List<String> pairings = gains.stream().map(Gain::pairing).distinct().toList();
    assertEquals(
        List.of(
            "material-0.6pieces",
            "material-0.04pieces",
            "rapid",
            "rapid-0.3",
            "random-4-0",
            "random-4-0-0.3"),
        pairings);
    for (String pairing : pairings) {
      List<Gain> of = gains.stream().filter(gain -> gain.pairing().equals(pairing)).toList();
      assertEquals(
          1,
          of.stream().map(g -> Math.rint(16 * (g.points() - g.gain()))).distinct().count(),
          "one minimax for all in " + pairing);
      for (Gain gain : of) {
        assertEquals(pairing.endsWith("0.3"), gain.predicted() < 1, gain.toString());
        assertTrue(gain.low() <= gain.gain() && gain.gain() <= gain.high(), gain.toString());
      }
    }
    List<Mean> means = rows.of(Mean.class);
    assertEquals(gains.size() / pairings.size() * 5, means.size(), "five kinds of pairings");
    for (Mean mean : means) {
      assertTrue(mean.least() <= mean.gain(), mean.toString());
    }
  }

  /** Both sides have the same function there: minimax against itself has a point a game. */
  @Test
  void exchangesAreFair() {
    for (Gain gain :
        Rows.of(SMALL, 2).of(Gain.class).stream()
            .filter(row -> row.pairing().startsWith("material"))
            .collect(Collectors.toList())) {
      assertEquals(1, gain.points() - gain.gain(), 1e-12, gain.toString());
    }
  }
}
