package olsy.lab.experiment;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
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
 * @param bench where it is measured
 */
public record Laboratory(
    long seed, Clocks clocks, Consumer<Record> rows, Notebook notebook, Workbench bench) {

  /** Everything is measured here. */
  public Laboratory(long seed, Clocks clocks, Consumer<Record> rows, Notebook notebook) {
    this(seed, clocks, rows, notebook, Workbench.here(clocks));
  }

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
    List<Record> found = new ArrayList<>();
    Parts one = new Parts();
    one.add(kinds, measurement, found::addAll);
    measure(one);
    return found;
  }

  /** Parts that are measured, or read where they were measured before. */
  public void measure(Parts parts) {
    Deque<Parts.Part> left = new ArrayDeque<>(parts.all());
    while (!left.isEmpty()) {
      Optional<List<Record>> before = notebook.next(left.element().kinds());
      if (before.isEmpty()) {
        bench.measure(List.copyOf(left), notebook, new Entering(left));
        return;
      }
      before.get().forEach(this::row);
      left.remove().then().accept(before.get());
    }
  }

  /** Shows rows as they come, and keeps a part when all of it is there. */
  private final class Entering implements Workbench.Taker {
    private final Deque<Parts.Part> left;
    private List<Record> part = new ArrayList<>();

    Entering(Deque<Parts.Part> left) {
      this.left = left;
    }

    @Override
    public void row(Record row) {
      rows.accept(row);
      part.add(row);
    }

    @Override
    public void ends(double seconds) {
      notebook.enter(part, seconds);
      left.remove().then().accept(List.copyOf(part));
      part = new ArrayList<>();
    }
  }

  /** Of the clock on the wall. */
  public double seconds() {
    return clocks.seconds();
  }

  /** Of the processors, whatever else the machine does. */
  public double cpuSeconds() {
    return clocks.cpuSeconds();
  }
}
