package olsy.play.session;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import olsy.core.search.SearchBudget;

/**
 * Thinks on the opponent's time: about the position after the reply that is expected, so that the
 * search remembers it when our turn comes.
 *
 * <pre>
 * begin, the opponent moves, end: what was thought about is no longer searched
 * </pre>
 */
final class Pondering implements AutoCloseable {

  /** Its thread comes with the first thought, and is a daemon. */
  private final ExecutorService worker =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread thread = new Thread(work, "ponder");
            thread.setDaemon(true);
            return thread;
          });

  private SearchBudget budget;
  private Future<Long> running;
  private long nanos;
  private int thoughts;
  private int right;

  /**
   * Begins to think.
   *
   * @param thought a search that the budget ends
   */
  void begin(Consumer<SearchBudget> thought) {
    SearchBudget endless = SearchBudget.unlimited();
    budget = endless;
    running =
        worker.submit(
            () -> {
              long before = cpu();
              thought.accept(endless);
              return cpu() - before;
            });
  }

  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /** Ends what was begun, if anything was, and waits for its end: a search serves one thread. */
  void end() throws InterruptedException {
    if (running == null) {
      return;
    }
    Future<Long> ended = running;
    running = null;
    budget.stop();
    try {
      nanos += ended.get();
      thoughts++;
    } catch (ExecutionException e) {
      throw new IllegalStateException("pondering failed", e.getCause());
    }
  }

  /** The reply that was thought about has come. */
  void isRight() {
    right++;
  }

  /** What all of it took of the processors. */
  Duration spent() {
    return Duration.ofNanos(nanos);
  }

  int thoughts() {
    return thoughts;
  }

  /** How many of them were about the reply that came. */
  int right() {
    return right;
  }

  @Override
  public void close() {
    if (budget != null) {
      budget.stop();
    }
    worker.shutdown();
  }
}
