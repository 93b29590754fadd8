package olsy.lab.ours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Found;
import olsy.lab.ours.FirstExamples.First;
import olsy.lab.picture.Bars;
import olsy.lab.player.Matchup;
import olsy.play.session.store.ModelUse;
import org.junit.jupiter.api.Test;

class FirstExamplesTest {

  private static final List<First> FIRST_FIFTY = rows(50);

  private static List<First> rows(int examples) {
    return Found.of(
            new FirstExamples(
                List.of(Matchup.of("material@2", "samuel-1@2")),
                List.of(ModelUse.REPLY),
                3,
                examples,
                2),
            1)
        .of(First.class);
  }

  @Test
  void theGateKeepsModelsFromBeingUsedAtOnce() {
    List<First> rows = FIRST_FIFTY;
    assertEquals(
        List.of("reply", "reply", "minimax +2"), rows.stream().map(First::player).toList());
    assertEquals(List.of(false, true, false), rows.stream().map(First::gate).toList());
    First without = rows.get(0);
    First with = rows.get(1);
    assertTrue(without.used() >= 0.75, "from 10 of 50 on: " + without);
    assertTrue(with.used() < without.used(), with.toString());
    for (First row : rows) {
      assertTrue(row.games() >= 3 && row.games() <= 12, row.toString());
      assertTrue(
          row.gain().low() <= row.gain().mean() && row.gain().mean() <= row.gain().high(),
          row.toString());
      assertEquals(row.player().equals("reply"), row.foreseen() > 0, row.toString());
    }
  }

  @Test
  void whoLooksFartherHasNoModel() {
    First minimax = FIRST_FIFTY.get(2);
    assertEquals(0, minimax.foreseen(), minimax.toString());
    assertEquals(0, minimax.used(), minimax.toString());
    assertTrue(minimax.gain().mean() > 0, "two plies more against the same: " + minimax);
  }

  @Test
  void drawsWhatTheModelsBringBesideWhatLookingFartherBrings() {
    FirstExamples experiment =
        new FirstExamples(
            List.of(Matchup.of("material@1", "material@1")), List.of(ModelUse.REPLY), 2, 10, 1);
    List<Record> rows = Found.of(experiment, 1).all();
    Bars bars = (Bars) experiment.pictures(new Findings(rows)).get(0);
    assertEquals(List.of("reply", "minimax +2"), bars.categories());
    First without = (First) rows.get(0);
    First with = (First) rows.get(1);
    First minimax = (First) rows.get(2);
    assertEquals(
        List.of(without.gain().mean(), minimax.gain().mean()), bars.groups().get(0).values());
    assertEquals(List.of(with.gain().mean(), Double.NaN), bars.groups().get(1).values());
  }

  /** With one example the first game of each session counts, and there is no model before ten. */
  @Test
  void onlyGamesWithFewExamplesCount() {
    for (First row : rows(1)) {
      assertEquals(3, row.games(), row.toString());
      assertEquals(0, row.used(), row.toString());
    }
  }
}
