package olsy.learning.training;

import java.util.OptionalDouble;

/** How long work takes, by all that was done so far. */
final class Pace {

  private double work;
  private double seconds;

  void add(double work, double seconds) {
    this.work += work;
    this.seconds += seconds;
  }

  double work() {
    return work;
  }

  /** What more work will take, about; empty where nothing was done yet. */
  OptionalDouble secondsFor(double more) {
    return work == 0 ? OptionalDouble.empty() : OptionalDouble.of(seconds / work * more);
  }
}
