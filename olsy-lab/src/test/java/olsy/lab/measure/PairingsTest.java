package olsy.lab.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import olsy.lab.experiment.Clocks;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.ExperimentRun;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.player.Pairing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PairingsTest {

  private static final List<Double> PIECES = List.of(-0.1, -0.2, -0.3);

  public record Half(String pairing, boolean second, long seed) {}

  public record Together(int count, long seeds) {}

  /** Two rows of every pairing. */
  private record Halves(List<Double> pieces) implements Experiment {

    @Override
    public String name() {
      return "halves";
    }

    @Override
    public String description() {
      return "A test.";
    }

    @Override
    public void run(Laboratory laboratory) {
      Parts parts = new Parts();
      new Pairings("exchanges", pieces.stream().map(Pairing::exchanges).toList())
          .add(
              parts,
              laboratory,
              Half.class,
              Half::second,
              (pairing, seed, rows) -> {
                rows.accept(new Half(pairing.name(), false, seed));
                rows.accept(new Half(pairing.name(), true, seed));
              },
              halves -> new Together(halves.size(), halves.stream().mapToLong(Half::seed).sum()));
      laboratory.measure(parts);
    }
  }

  @Test
  void rowsThatAreAlikeComeTogether(@TempDir Path folder) {
    List<Record> rows = new ArrayList<>();
    run(folder, rows::add);
    assertEquals(6 + 2, rows.size());
    assertEquals(new Half("material-0.2pieces", false, 8), rows.get(2), "a seed of its own");
    assertEquals(new Together(3, 7 + 8 + 9), rows.get(6));
    assertEquals(rows.get(6), rows.get(7));
  }

  /** What was measured before an interruption is not measured again. */
  @Test
  void goesOnWhereItWasInterrupted(@TempDir Path folder) {
    assertThrows(
        IllegalStateException.class,
        () ->
            run(
                folder,
                row -> {
                  if (row instanceof Half half && half.seed() == 8) {
                    throw new IllegalStateException("the plug was pulled");
                  }
                }));
    List<Record> whole = new ArrayList<>();
    run(folder, whole::add);
    assertEquals(6 + 2, whole.size());
    List<Record> again = new ArrayList<>();
    run(folder, again::add);
    assertEquals(whole, again);
  }

  private static void run(Path folder, Consumer<Record> rows) {
    new ExperimentRun(new Halves(PIECES), 7, folder)
        .run(Clocks.stopped(), Instant.EPOCH, line -> {}, rows);
  }
}
