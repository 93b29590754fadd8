package olsy.lab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import olsy.lab.measure.Scores;
import olsy.lab.measure.Tournament;
import olsy.lab.player.Weights;
import olsy.lab.report.ModelError.ByDepths;
import olsy.lab.report.ModelError.ByQualities;
import olsy.lab.report.ModelError.DepthError;
import olsy.lab.report.ModelError.FunctionError;
import org.junit.jupiter.api.Test;

class ModelErrorTest {

  private static final Found ROWS = Found.of(new ModelError(8, 3, List.of(0.5, 1.0), 3), 1);

  /** A model that looks a ply less far, with the same function, is what minimax assumes. */
  @Test
  void theDeepestModelIsMinimax() {
    Weights f = Weights.of("samuel-1");
    List<ByDepths> all = ROWS.of(ByDepths.class);
    for (int i = 0; i < all.size(); i++) {
      ByDepths row = all.get(i);
      if (row.model() == row.player() - 1) {
        Scores minimax =
            new Tournament(8, 1 + i).play(f.minimax(row.player()), f.minimax(row.opponent()));
        assertEquals(minimax.mean(), row.points().mean(), row.toString());
      }
    }
  }

  @Test
  void everyTournamentIsInOnePoint() {
    List<ByDepths> depths = ROWS.of(ByDepths.class);
    assertEquals(6, depths.size(), "models 1; 1, 2 for each of two opponents");
    assertEquals(6, ROWS.of(DepthError.class).stream().mapToInt(DepthError::tournaments).sum());
    double mean = depths.stream().mapToDouble(p -> p.points().mean()).average().orElseThrow();
    double ofPoints =
        ROWS.of(DepthError.class).stream()
            .mapToDouble(p -> p.points().mean() * p.tournaments())
            .sum();
    assertEquals(mean, ofPoints / 6, 1e-9);
    assertEquals(8, ROWS.of(ByQualities.class).size());
    assertEquals(
        8, ROWS.of(FunctionError.class).stream().mapToInt(FunctionError::tournaments).sum());
    for (FunctionError point : ROWS.of(FunctionError.class)) {
      assertTrue(Math.abs(point.error()) <= 0.5 && Math.abs(point.difference()) <= 0.5, "" + point);
    }
  }
}
