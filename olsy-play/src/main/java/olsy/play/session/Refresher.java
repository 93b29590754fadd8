package olsy.play.session;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import olsy.learning.text.InputException;
import olsy.learning.training.LearnedModel;

/** Learns models beside the game, one after the other, or while the game waits. */
final class Refresher implements AutoCloseable {

  /** What came of learning. */
  sealed interface Ended permits Learned, Failed {}

  /** A model, which is on the disk. */
  record Learned(LearnedModel model) implements Ended {}

  /** No model: the learner has a defect, or not enough memory. */
  record Failed(Throwable cause) implements Ended {}

  private final boolean synchronous;
  private final LongSupplier cpu;
  private final AtomicLong spent = new AtomicLong();
  private final AtomicLong last = new AtomicLong();

  /** Its thread comes with the first model, and is a daemon: no failure keeps the program. */
  private final ExecutorService worker =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread thread = new Thread(work, "refresh");
            thread.setDaemon(true);
            return thread;
          });

  private CompletableFuture<Ended> running;

  /**
   * @param synchronous whether the game waits
   * @param cpu nanoseconds that this process has computed, besides the game
   */
  Refresher(boolean synchronous, LongSupplier cpu) {
    this.synchronous = synchronous;
    this.cpu = cpu;
  }

  /** What all that has ended took of the processors. */
  Duration spent() {
    return Duration.ofNanos(spent.get());
  }

  /** What the last that has ended took of the processors. */
  Duration last() {
    return Duration.ofNanos(last.get());
  }

  boolean isBusy() {
    return running != null;
  }

  /** Begins to learn; must not be busy. */
  void begin(Supplier<Learned> learning) {
    Supplier<Ended> toItsEnd =
        () -> {
          long before = cpu.getAsLong();
          try {
            return toItsEnd(learning);
          } finally {
            last.set(cpu.getAsLong() - before);
            spent.addAndGet(last.get());
          }
        };
    running =
        synchronous
            ? CompletableFuture.completedFuture(toItsEnd.get())
            : CompletableFuture.supplyAsync(toItsEnd, worker);
  }

  /** What cannot be written is no failure of the learner, and ends the session. */
  private static Ended toItsEnd(Supplier<Learned> learning) {
    try {
      return learning.get();
    } catch (InputException e) {
      throw e;
    } catch (RuntimeException | VirtualMachineError e) {
      return new Failed(e);
    }
  }

  /** Waits for the end of what has begun, at most so long; answers whether it has ended. */
  boolean await(Duration most) throws InterruptedException {
    try {
      running.get(most.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      return false;
    } catch (ExecutionException e) {
      // Whoever asks how it ended hears of it.
    }
    return true;
  }

  /** How it ended, once. */
  Optional<Ended> ended() {
    if (running == null || !running.isDone()) {
      return Optional.empty();
    }
    CompletableFuture<Ended> done = running;
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

  /** Gives up what is not finished. When this returns, nothing is learned or written any more. */
  @Override
  public void close() {
    worker.shutdownNow();
    boolean interrupted = false;
    boolean ended = false;
    while (!ended) {
      try {
        ended = worker.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
