package olsy.play.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Gives work the time to save what it has when Ctrl-C ends the program. */
public final class Interruption {

  private static final int SECONDS_TO_SAVE = 20;

  private Interruption() {}

  /** Does work in this thread, which Ctrl-C interrupts and waits for. */
  static void during(Runnable work) {
    Thread worker = Thread.currentThread();
    CountDownLatch done = new CountDownLatch(1);
    Thread hook =
        new Thread(
            () -> {
              worker.interrupt();
              await(done);
            });
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      work.run();
    } finally {
      done.countDown();
      remove(hook);
    }
  }

  private static void await(CountDownLatch done) {
    try {
      done.await(SECONDS_TO_SAVE, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Takes back a shutdown hook once it is not needed. */
  public static void remove(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The program is ending and the hook has run.
    }
  }
}
