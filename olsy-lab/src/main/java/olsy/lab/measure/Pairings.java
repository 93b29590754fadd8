package olsy.lab.measure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.player.Pairing;

/** Pairings of one kind, which are measured alike. */
public record Pairings(String name, List<Pairing> all) {

  /** What is found out about a pairing. */
  public interface Measurement {

    /**
     * @param seed another one for each pairing of them
     * @param rows takes what was found
     */
    void of(Pairing pairing, long seed, Consumer<Record> rows);
  }

  public Pairings {
    all = List.copyOf(all);
  }

  /**
   * All pairings as parts of an experiment.
   *
   * @param kind of the rows
   * @param alike rows for which this is equal come together
   * @param mean of rows that come together: a row when all pairings are measured
   */
  public <R extends Record> void add(
      Parts parts,
      Laboratory laboratory,
      Class<R> kind,
      Function<R, ?> alike,
      Measurement measurement,
      Function<List<R>, Record> mean) {
    Map<Object, List<R>> together = new LinkedHashMap<>();
    for (int i = 0; i < all.size(); i++) {
      Pairing pairing = all.get(i);
      long seed = laboratory.seed() + i;
      parts.add(
          List.of(kind),
          rows -> measurement.of(pairing, seed, rows),
          found ->
              found.stream()
                  .map(kind::cast)
                  .forEach(
                      row ->
                          together
                              .computeIfAbsent(alike.apply(row), key -> new ArrayList<>())
                              .add(row)));
    }
    if (!all.isEmpty()) {
      parts.then(() -> together.values().forEach(rows -> laboratory.row(mean.apply(rows))));
    }
  }
}
