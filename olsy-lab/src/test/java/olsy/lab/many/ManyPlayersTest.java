package olsy.lab.many;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import org.junit.jupiter.api.Test;

class ManyPlayersTest {

  private static final ManyPlayers SMALL = new ManyPlayers(2, 2, 3, 6, 3, 3);

  @Test
  void countsWhatPruningSaves() {

    List<ManyPlayers.Saved> rows = Found.of(SMALL, 1).of(ManyPlayers.Saved.class);
    assertEquals(3 * 5 + 2 * 3, rows.size());
    for (ManyPlayers.Saved row : rows) {
      assertTrue(row.shallow() <= row.immediate() && row.immediate() <= row.maxN(), "" + row);
      assertTrue(row.paranoid() <= row.maxN(), row.toString());
      assertTrue(row.tree().equals("reversi") || row.branching() == 3, row.toString());
    }
    ManyPlayers.Saved best =
        rows.stream()
            .filter(row -> row.tree().equals("best order") && row.depth() == 6)
            .findFirst()
            .orElseThrow();
    assertEquals(85, best.shallow(), "T(d) = T(d−1) + 2·T(d−2): 1, 3, 5, 11, 21, 43, 85");
    assertEquals(2, best.best(), "½(1 + √9)");
  }

  @Test
  void everyDiscIsSomebodys() {
    List<ManyPlayers.Game> rows = Found.of(SMALL, 1).of(ManyPlayers.Game.class);
    assertEquals(2 * 3, rows.size());
    for (ManyPlayers.Game row : rows) {
      double discs = row.colours() * (row.maxN().mean() + row.paranoid().mean()) / 2;
      assertEquals(64, discs, row.colours() == 4 ? 1e-9 : 1, row.toString());
      assertEquals(row.gain().mean(), row.maxN().mean() - row.paranoid().mean(), 1e-9);
    }
  }
}
