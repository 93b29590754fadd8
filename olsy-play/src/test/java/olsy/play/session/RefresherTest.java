package olsy.play.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import olsy.learning.io.InputException;
import olsy.play.session.Refresher.Learned;
import org.junit.jupiter.api.Test;

class RefresherTest {

  private static final Learned LEARNED = new Learned(10, null);

  /** Learning goes on until the test lets it end, and nothing waits for it. */
  @Test
  void playDoesNotWaitForTheModel() throws InterruptedException {
    CountDownLatch mayEnd = new CountDownLatch(1);
    try (Refresher refresher = new Refresher(false)) {
      refresher.begin(
          () -> {
            try {
              mayEnd.await();
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            }
            return LEARNED;
          });
      assertTrue(refresher.isBusy());
      assertEquals(Optional.empty(), refresher.finished());
      mayEnd.countDown();
      Optional<Learned> learned = refresher.finished();
      while (learned.isEmpty()) {
        Thread.sleep(1);
        learned = refresher.finished();
      }
      assertEquals(LEARNED, learned.get());
      assertFalse(refresher.isBusy());
      assertEquals(Optional.empty(), refresher.finished(), "once");
    }
  }

  @Test
  void playWaitsWhereItIsToldTo() {
    try (Refresher refresher = new Refresher(true)) {
      refresher.begin(() -> LEARNED);
      assertEquals(Optional.of(LEARNED), refresher.finished());
    }
  }

  @Test
  void whatGoesWrongIsToldToWhoeverAsks() throws InterruptedException {
    try (Refresher refresher = new Refresher(false)) {
      refresher.begin(
          () -> {
            throw new InputException("the disk is full");
          });
      InputException wrong =
          assertThrows(
              InputException.class,
              () -> {
                while (refresher.finished().isEmpty()) {
                  Thread.sleep(1);
                }
              });
      assertEquals("the disk is full", wrong.getMessage());
    }
  }
}
