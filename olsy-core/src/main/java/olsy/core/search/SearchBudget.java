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

  /** Expansions between two looks at the clock; a power of two. */
  private static final int PATIENCE = 256;

  private static final long NO_DEADLINE = Long.MAX_VALUE;

  private final long mostEvaluations;
  private final LongSupplier nanoClock;
  private final long begin;
  private final long deadline;
  private final boolean interruptible;

  /** What this is a part of; null for nothing. */
  private final SearchBudget whole;

  private volatile boolean stopped;

  private long expansions;
  private long evaluations;

  private SearchBudget(
      long mostEvaluations,
      LongSupplier nanoClock,
      long begin,
      long deadline,
      boolean interruptible,
      SearchBudget whole) {
    this.mostEvaluations = mostEvaluations;
    this.nanoClock = nanoClock;
    this.begin = begin;
    this.deadline = deadline;
    this.interruptible = interruptible;
    this.whole = whole;
  }

  private static SearchBudget withoutClock(
      long mostEvaluations, boolean interruptible, SearchBudget whole) {
    return new SearchBudget(mostEvaluations, () -> 0, 0, NO_DEADLINE, interruptible, whole);
  }

  public static SearchBudget unlimited() {
    return ofEvaluations(Long.MAX_VALUE);
  }

  /** A node's successors are evaluated together: the limit may be passed by one node's. */
  public static SearchBudget ofEvaluations(long most) {
    return withoutClock(most, false, null);
  }

  /** Ends when the thread that searches is interrupted. */
  public static SearchBudget untilInterrupted() {
    return withoutClock(Long.MAX_VALUE, true, null);
  }

  public static SearchBudget ofTime(Duration time, LongSupplier nanoClock) {
    return ofBoth(Long.MAX_VALUE, time, nanoClock);
  }

  /** Ends at whichever comes first. */
  public static SearchBudget ofBoth(long mostEvaluations, Duration time, LongSupplier nanoClock) {
    long now = nanoClock.getAsLong();
    return new SearchBudget(mostEvaluations, nanoClock, now, now + time.toNanos(), false, null);
  }

  /**
   * For a search within the search: it ends after so many evaluations, and when this one does. What
   * it has counted counts here when it is {@link #add}ed.
   */
  public SearchBudget part(long mostEvaluations) {
    return withoutClock(Math.min(mostEvaluations, evaluationsLeft()), false, this);
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
    if (deadline == NO_DEADLINE) {
      return mostEvaluations;
    }
    long elapsed = nanoClock.getAsLong() - begin;
    if (elapsed <= 0) {
      return mostEvaluations;
    }
    double pace = (double) evaluations / elapsed;
    return Math.min(mostEvaluations, (long) (pace * (deadline - begin)));
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

  private boolean isOver() {
    return stopped
        || (whole != null && whole.isOver())
        || deadline - nanoClock.getAsLong() <= 0
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
