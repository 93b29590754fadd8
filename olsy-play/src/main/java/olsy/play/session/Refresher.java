package olsy.play.session;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import olsy.learning.fit.LiveModel;

/** Learns models beside the game, one after the other, or while the game waits. */
final class Refresher implements AutoCloseable {

  /**
   * A model.
   *
   * @param number decisions that had been seen
   */
  record Learned(int number, LiveModel model) {}

  private final boolean synchronous;
  private final ExecutorService worker =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread thread = new Thread(work, "refresh");
            thread.setDaemon(true);
            return thread;
          });
  private CompletableFuture<Learned> running;

  Refresher(boolean synchronous) {
    this.synchronous = synchronous;
  }

  boolean isBusy() {
    return running != null;
  }

  /** Begins to learn; must not be busy. */
  void begin(Supplier<Learned> learning) {
    running =
        synchronous
            ? CompletableFuture.completedFuture(learning.get())
            : CompletableFuture.supplyAsync(learning, worker);
  }

  /** What was learned, once. */
  Optional<Learned> finished() {
    if (running == null || !running.isDone()) {
      return Optional.empty();
    }
    CompletableFuture<Learned> done = running;
    running = null;
    try {
      return Optional.of(done.get());
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException cause
          ? cause
          : new IllegalStateException("learning failed", e.getCause());
    } catch (InterruptedException e) {
      throw new IllegalStateException("what is done needs no waiting", e);
    }
  }

  /** Gives up what is not finished. */
  @Override
  public void close() {
    worker.shutdownNow();
  }
}
