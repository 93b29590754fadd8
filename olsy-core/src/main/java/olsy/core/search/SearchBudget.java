package olsy.core.search;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Counts what one search, or a row of them, costs, and ends it: at a number of evaluations, at a
 * time, or when another thread says so.
 */
public final class SearchBudget {

  /** Ends a search from within. */
  public static final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    Stopped() {
      super("the search was stopped", null, false, false);
    }
  }

  /**
   * Times by a clock, in nanoseconds.
   *
   * @param aim when no further search of a row begins
   * @param deadline when a search ends
   */
  private record Times(LongSupplier clock, long begin, long aim, long deadline) {
    static final Times ENDLESS = new Times(() -> 0, 0, Long.MAX_VALUE, Long.MAX_VALUE);

    boolean isAfter(long time) {
      return time - clock.getAsLong() <= 0;
    }
  }

  /** Expansions between two looks at the clock; a power of two. */
  private static final int PATIENCE = 32;

  private final long mostEvaluations;
  private final Times times;
  private final boolean interruptible;

  /** What this is a part of; null for nothing. */
  private final SearchBudget whole;

  private volatile boolean stopped;

  private long expansions;
  private long evaluations;

  private SearchBudget(
      long mostEvaluations, Times times, boolean interruptible, SearchBudget whole) {
    this.mostEvaluations = mostEvaluations;
    this.times = times;
    this.interruptible = interruptible;
    this.whole = whole;
  }

  public static SearchBudget unlimited() {
    return ofEvaluations(Long.MAX_VALUE);
  }

  /** A node's successors are evaluated together: the limit may be passed by one node's. */
  public static SearchBudget ofEvaluations(long most) {
    return new SearchBudget(most, Times.ENDLESS, false, null);
  }

  public static SearchBudget ofTime(Duration time, LongSupplier nanoClock) {
    return of(Long.MAX_VALUE, time, time, nanoClock);
  }

  /**
   * Ends at whichever comes first.
   *
   * @param aim the time that is meant for it, at most as long as the other
   */
  public static SearchBudget of(
      long mostEvaluations, Duration aim, Duration time, LongSupplier nanoClock) {
    long now = nanoClock.getAsLong();
    Times times = new Times(nanoClock, now, now + aim.toNanos(), now + time.toNanos());
    return new SearchBudget(mostEvaluations, times, false, null);
  }

  /** The same, not yet begun, that ends as well when the thread that searches is interrupted. */
  public SearchBudget untilInterrupted() {
    return new SearchBudget(mostEvaluations, times, true, whole);
  }

  /**
   * For a search within the search: it ends after so many evaluations, and when this one does. What
   * it has counted counts here when it is {@link #add}ed.
   */
  public SearchBudget part(long most) {
    return new SearchBudget(Math.min(most, evaluationsLeft()), Times.ENDLESS, false, this);
  }

  /** Before the limit of evaluations ends it, if nothing else does. */
  public long evaluationsLeft() {
    return mostEvaluations - evaluations;
  }

  /**
   * About how many evaluations it allows in all: the limit, or what the time comes to at the pace
   * so far. The largest number where it has no end, or none is known yet.
   */
  public long expectedEvaluations() {
    long elapsed = times.clock.getAsLong() - times.begin;
    if (times.deadline == Long.MAX_VALUE || elapsed <= 0) {
      return mostEvaluations;
    }
    double pace = (double) evaluations / elapsed;
    return Math.min(mostEvaluations, (long) (pace * (times.deadline - times.begin)));
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

  /**
   * Successors are made: every search says so before it makes them, and may be ended by it.
   *
   * @throws Stopped when the budget is used up
   */
  public void expand() {
    expansions++;
    if (evaluations >= mostEvaluations || ((expansions & (PATIENCE - 1)) == 0 && isOver())) {
      throw new Stopped();
    }
  }

  /** Whether the time that is meant for a row of searches is used up: none begins then. */
  public boolean isSpent() {
    return times.isAfter(times.aim);
  }

  private boolean isOver() {
    return stopped
        || (whole != null && whole.isOver())
        || times.isAfter(times.deadline)
        || (interruptible && Thread.currentThread().isInterrupted());
  }

  /** Static values are computed. */
  public void evaluate(int values) {
    evaluations += values;
  }

  /** Counts what another budget has counted; ends nothing. */
  public void add(SearchBudget other) {
    expansions += other.expansions;
    evaluations += other.evaluations;
  }
}
