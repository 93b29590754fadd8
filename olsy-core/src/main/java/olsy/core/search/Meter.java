package olsy.core.search;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Counts what one search, or a row of them, costs, and ends it: at a number of evaluations, at a
 * time, or when another thread says so.
 */
public final class Meter {

  /** Ends a search from within. */
  public static final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    Stopped() {
      super("the search was stopped", null, false, false);
    }
  }

  /** Expansions between two looks at the clock; a power of two. */
  private static final int PATIENCE = 256;

  private final long mostEvaluations;
  private final LongSupplier nanoClock;
  private final long deadline;
  private volatile boolean stopped;

  private long expansions;
  private long evaluations;

  private Meter(long mostEvaluations, LongSupplier nanoClock, long deadline) {
    this.mostEvaluations = mostEvaluations;
    this.nanoClock = nanoClock;
    this.deadline = deadline;
  }

  public static Meter unlimited() {
    return ofEvaluations(Long.MAX_VALUE);
  }

  /** A node's successors are evaluated together: the limit may be passed by one node's. */
  public static Meter ofEvaluations(long most) {
    return new Meter(most, () -> 0, Long.MAX_VALUE);
  }

  public static Meter ofTime(Duration time, LongSupplier nanoClock) {
    return ofBoth(Long.MAX_VALUE, time, nanoClock);
  }

  /** Ends at whichever comes first. */
  public static Meter ofBoth(long mostEvaluations, Duration time, LongSupplier nanoClock) {
    return new Meter(mostEvaluations, nanoClock, nanoClock.getAsLong() + time.toNanos());
  }

  /** Ends the search, from any thread. */
  public void stop() {
    stopped = true;
  }

  public long expansions() {
    return expansions;
  }

  public long evaluations() {
    return evaluations;
  }

  void expand() {
    expansions++;
    if (evaluations >= mostEvaluations
        || ((expansions & (PATIENCE - 1)) == 0
            && (stopped || deadline - nanoClock.getAsLong() <= 0))) {
      throw new Stopped();
    }
  }

  void evaluate(int values) {
    evaluations += values;
  }

  /** Counts what another meter has counted; ends nothing. */
  void add(Meter other) {
    expansions += other.expansions;
    evaluations += other.evaluations;
  }
}
