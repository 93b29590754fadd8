package olsy.lab.measure;

import java.time.Duration;
import java.util.function.LongSupplier;
import olsy.core.search.SearchBudget;

/**
 * Time of the processor for a move, which other work on the machine hardly changes.
 *
 * @param milliseconds for a move
 * @param evaluations for a move, if they come first
 */
public record ProcessorTime(int milliseconds, long evaluations) {

  /**
   * For one move.
   *
   * @param times so much of both
   * @param clock goes on while the thread that asks computes
   */
  public SearchBudget budget(int times, LongSupplier clock) {
    Duration time = Duration.ofMillis((long) times * milliseconds);
    long most = evaluations > Long.MAX_VALUE / times ? Long.MAX_VALUE : times * evaluations;
    return SearchBudget.of(most, time, time, clock);
  }
}
