package olsy.play.lab;

import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * What an experiment is given.
 *
 * @param nanoClock what its times are measured with
 * @param rows takes its results as they come: records, those of one class are a table
 */
public record Laboratory(long seed, LongSupplier nanoClock, Consumer<Record> rows) {

  private static final double NANOS = 1e9;

  void row(Record row) {
    rows.accept(row);
  }

  /** Of the clock. */
  double seconds() {
    return nanoClock.getAsLong() / NANOS;
  }
}
