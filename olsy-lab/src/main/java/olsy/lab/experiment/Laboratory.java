package olsy.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import olsy.lab.output.Notebook;

/**
 * What an experiment is given.
 *
 * @param clocks what its times are measured with
 * @param rows takes its results as they come: records, those of one class are a table
 * @param notebook what was measured before an interruption
 */
public record Laboratory(long seed, Clocks clocks, Consumer<Record> rows, Notebook notebook) {

  private static final double NANOS = 1e9;

  /** A result that is not worth keeping: it follows from others. */
  public void row(Record row) {
    rows.accept(row);
  }

  /** A result that is measured, or read where it was measured before. */
  public <R extends Record> R measure(Class<R> kind, Supplier<R> measurement) {
    return kind.cast(measure(List.of(kind), part -> part.accept(measurement.get())).get(0));
  }

  /**
   * Results that come out of one measurement. They are shown as they come, and kept when all are
   * there.
   *
   * @param kinds of the rows
   * @param measurement hands its rows over
   */
  public List<Record> measure(
      List<Class<? extends Record>> kinds, Consumer<Consumer<Record>> measurement) {
    Optional<List<Record>> before = notebook.next(kinds);
    if (before.isPresent()) {
      before.get().forEach(this::row);
      return before.get();
    }
    List<Record> part = new ArrayList<>();
    double begin = seconds();
    measurement.accept(
        row -> {
          row(row);
          part.add(row);
        });
    notebook.enter(part, seconds() - begin);
    return part;
  }

  /** Of the clock on the wall. */
  public double seconds() {
    return clocks.wall().getAsLong() / NANOS;
  }

  /** Of the processors, whatever else the machine does. */
  public double cpuSeconds() {
    return clocks.cpu().getAsLong() / NANOS;
  }
}
