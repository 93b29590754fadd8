package olsy.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Measurements of an experiment that need nothing of each other: they may be done anywhere and at
 * the same time. What follows from them follows in their order.
 */
public final class Parts {

  /**
   * One of them.
   *
   * @param kinds of its rows
   * @param measurement hands its rows over; a function of the settings and the seed
   * @param then takes the rows when all parts before are measured, too
   */
  public record Part(
      List<Class<? extends Record>> kinds,
      Consumer<Consumer<Record>> measurement,
      Consumer<List<Record>> then) {

    public Part {
      kinds = List.copyOf(kinds);
    }
  }

  private final List<Part> all = new ArrayList<>();

  /** In their order. */
  public List<Part> all() {
    return List.copyOf(all);
  }

  /** One that hands over several rows. */
  public void add(
      List<Class<? extends Record>> kinds,
      Consumer<Consumer<Record>> measurement,
      Consumer<List<Record>> then) {
    all.add(new Part(kinds, measurement, then));
  }

  /** One that hands over several rows, from which nothing follows. */
  public void add(List<Class<? extends Record>> kinds, Consumer<Consumer<Record>> measurement) {
    add(kinds, measurement, rows -> {});
  }

  /** One that has a single row. */
  public <R extends Record> void add(Class<R> kind, Supplier<R> measurement, Consumer<R> then) {
    add(
        List.of(kind),
        rows -> rows.accept(measurement.get()),
        rows -> then.accept(kind.cast(rows.get(0))));
  }

  /** One that has a single row, from which nothing follows. */
  public <R extends Record> void add(Class<R> kind, Supplier<R> measurement) {
    add(kind, measurement, row -> {});
  }

  /** Something to be done when all that were added so far are measured. */
  public void then(Runnable next) {
    Part last = all.remove(all.size() - 1);
    add(last.kinds, last.measurement, last.then.andThen(rows -> next.run()));
  }
}
