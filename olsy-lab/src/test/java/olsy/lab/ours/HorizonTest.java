package olsy.lab.ours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Found;
import olsy.lab.ours.Horizon.Gain;
import olsy.lab.ours.Horizon.Mean;
import olsy.lab.picture.Bars;
import olsy.lab.picture.Picture;
import org.junit.jupiter.api.Test;

class HorizonTest {

  private static final Found ROWS = Found.of(new Horizon(4, 4, 1, 0, List.of(0.3)), 1);
  private static final Horizon SMALL = new Horizon(2, 2, 1, 0, List.of());

  @Test
  void comparesEverybodyWithMinimaxInEveryPairing() {
    List<Gain> gains = ROWS.of(Gain.class);
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
          of.stream().map(g -> Math.rint(16 * (g.points() - g.gain().mean()))).distinct().count(),
          "one minimax for all in " + pairing);
      for (Gain gain : of) {
        assertEquals(pairing.endsWith("0.3"), gain.predicted() < 1, gain.toString());
        assertTrue(
            gain.gain().low() <= gain.gain().mean() && gain.gain().mean() <= gain.gain().high(),
            gain.toString());
      }
    }
    List<Mean> means = ROWS.of(Mean.class);
    assertEquals(gains.size() / pairings.size() * 5, means.size(), "five kinds of pairings");
    for (Mean mean : means) {
      assertTrue(mean.least() <= mean.gain(), mean.toString());
    }
  }

  /** Both sides have the same function there: minimax against itself has a point a game. */
  @Test
  void exchangesAreFair() {
    for (Gain gain :
        ROWS.of(Gain.class).stream()
            .filter(row -> row.pairing().startsWith("material"))
            .collect(Collectors.toList())) {
      assertEquals(1, gain.points() - gain.gain().mean(), 1e-12, gain.toString());
    }
  }

  @Test
  void everyKindOfPairingsIsAPicture() {
    List<Mean> means = Found.of(SMALL, 1).of(Mean.class);
    List<Picture> pictures = SMALL.pictures(new Findings(List.copyOf(means)));
    assertEquals(
        List.of("exchanges", "rapid", "random-4-plies"),
        pictures.stream().map(Picture::name).toList());
    Bars bars = (Bars) pictures.get(0);
    assertEquals(7, bars.groups().size());
    for (Bars.Group group : bars.groups()) {
      List<Double> gains = new ArrayList<>();
      for (int farther : List.of(0, 2)) {
        gains.add(
            means.stream()
                .filter(one -> one.pairings().equals("exchanges"))
                .filter(one -> one.player().equals(group.name()) && one.farther() == farther)
                .mapToDouble(Mean::gain)
                .findFirst()
                .orElse(Double.NaN));
      }
      assertEquals(gains, group.values(), group.name());
      assertEquals(group.name().equals("m-star-1p"), gains.get(1).isNaN(), "it looks no farther");
    }
  }
}
