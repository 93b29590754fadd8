package olsy.lab.measure;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import olsy.lab.experiment.Laboratory;
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
   * Measures all pairings.
   *
   * @param kind of the rows
   * @param alike rows for which this is equal come together
   */
  public <R extends Record> Collection<List<R>> measure(
      Laboratory laboratory, Class<R> kind, Function<R, ?> alike, Measurement measurement) {
    Map<Object, List<R>> together = new LinkedHashMap<>();
    for (int i = 0; i < all.size(); i++) {
      Pairing pairing = all.get(i);
      long seed = laboratory.seed() + i;
      for (Record row :
          laboratory.measure(List.of(kind), rows -> measurement.of(pairing, seed, rows))) {
        R found = kind.cast(row);
        together.computeIfAbsent(alike.apply(found), key -> new ArrayList<>()).add(found);
      }
    }
    return together.values();
  }
}
