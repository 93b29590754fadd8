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
  private static final int PATIENCE = 32;

  private final long mostEvaluations;
  private final LongSupplier nanoClock;
  private final long aim;
  private final long deadline;
  private final boolean interruptible;
  private volatile boolean stopped;

  private long expansions;
  private long evaluations;

  private SearchBudget(
      long mostEvaluations,
      LongSupplier nanoClock,
      long aim,
      long deadline,
      boolean interruptible) {
    this.mostEvaluations = mostEvaluations;
    this.nanoClock = nanoClock;
    this.aim = aim;
    this.deadline = deadline;
    this.interruptible = interruptible;
  }

  public static SearchBudget unlimited() {
    return ofEvaluations(Long.MAX_VALUE);
  }

  /** A node's successors are evaluated together: the limit may be passed by one node's. */
  public static SearchBudget ofEvaluations(long most) {
    return new SearchBudget(most, () -> 0, Long.MAX_VALUE, Long.MAX_VALUE, false);
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
    return new SearchBudget(
        mostEvaluations, nanoClock, now + aim.toNanos(), now + time.toNanos(), false);
  }

  /** The same, not yet begun, that ends as well when the thread that searches is interrupted. */
  public SearchBudget untilInterrupted() {
    return new SearchBudget(mostEvaluations, nanoClock, aim, deadline, true);
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
    return aim - nanoClock.getAsLong() <= 0;
  }

  private boolean isOver() {
    return stopped
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
