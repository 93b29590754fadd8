package olsy.play.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * While it is open, Ctrl-C interrupts the thread that opened it and gives it time to save what it
 * has, before the program ends.
 */
final class Interruption implements AutoCloseable {

  private static final int SECONDS_TO_SAVE = 20;

  private final CountDownLatch saved = new CountDownLatch(1);
  private final Thread hook;

  Interruption() {
    Thread worker = Thread.currentThread();
    hook =
        new Thread(
            () -> {
              worker.interrupt();
              awaitSaved();
            });
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void awaitSaved() {
    try {
      saved.await(SECONDS_TO_SAVE, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    saved.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The program is ending: the hook has run.
    }
  }
}
