package olsy.play.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import olsy.learning.text.InputException;
import olsy.play.session.Refresher.Failed;
import olsy.play.session.Refresher.Learned;
import org.junit.jupiter.api.Test;

class RefresherTest {

  private static final Learned LEARNED = new Learned(null);

  /** Learning goes on until the test lets it end, and nothing waits for it. */
  @Test
  void playDoesNotWaitForTheModel() throws InterruptedException {
    CountDownLatch mayEnd = new CountDownLatch(1);
    try (Refresher refresher = new Refresher(false, () -> 0)) {
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
      assertEquals(Optional.empty(), refresher.ended());
      assertFalse(refresher.await(Duration.ZERO));
      mayEnd.countDown();
      assertTrue(refresher.await(Duration.ofMinutes(1)));
      assertEquals(Optional.of(LEARNED), refresher.ended());
      assertFalse(refresher.isBusy());
      assertEquals(Optional.empty(), refresher.ended(), "once");
    }
  }

  /** What learns may take its time: nothing of it is left when the refresher is closed. */
  @Test
  void closingEndsWhatHasBegun() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch never = new CountDownLatch(1);
    boolean[] ended = new boolean[1];
    try (Refresher refresher = new Refresher(false, () -> 0)) {
      refresher.begin(
          () -> {
            begun.countDown();
            try {
              never.await();
            } catch (InterruptedException e) {
              ended[0] = true;
            }
            return LEARNED;
          });
      begun.await();
      Thread.currentThread().interrupt();
    }
    assertTrue(ended[0], "closing waits for it");
    assertTrue(Thread.interrupted(), "whoever was interrupted meanwhile hears of it");
  }

  @Test
  void playWaitsWhereItIsToldTo() {
    try (Refresher refresher = new Refresher(true, () -> 0)) {
      refresher.begin(() -> LEARNED);
      assertEquals(Optional.of(LEARNED), refresher.ended());
    }
  }

  @Test
  void whatItTakesIsAddedUp() {
    AtomicLong cpu = new AtomicLong();
    try (Refresher refresher = new Refresher(true, cpu::get)) {
      for (int seconds = 1; seconds <= 3; seconds++) {
        long nanos = Duration.ofSeconds(seconds).toNanos();
        refresher.begin(
            () -> {
              cpu.addAndGet(nanos);
              return LEARNED;
            });
        refresher.ended();
        assertEquals(Duration.ofSeconds(seconds), refresher.last());
        cpu.addAndGet(Duration.ofMinutes(1).toNanos());
      }
      assertEquals(Duration.ofSeconds(6), refresher.spent());
    }
  }

  @Test
  void whatFailsIsAnAnswerInBothModes() throws InterruptedException {
    IllegalStateException defect = new IllegalStateException("a defect");
    for (boolean synchronous : new boolean[] {true, false}) {
      try (Refresher refresher = new Refresher(synchronous, () -> 0)) {
        refresher.begin(
            () -> {
              throw defect;
            });
        assertTrue(refresher.await(Duration.ofMinutes(1)));
        assertEquals(Optional.of(new Failed(defect)), refresher.ended());
        refresher.begin(() -> LEARNED);
        assertTrue(refresher.await(Duration.ofMinutes(1)));
        assertEquals(Optional.of(LEARNED), refresher.ended());
      }
    }
  }

  @Test
  void whatCannotBeWrittenIsThrownAtWhoeverAsks() throws InterruptedException {
    try (Refresher refresher = new Refresher(false, () -> 0)) {
      refresher.begin(
          () -> {
            throw new InputException("the disk is full");
          });
      assertTrue(refresher.await(Duration.ofMinutes(1)));
      InputException wrong = assertThrows(InputException.class, refresher::ended);
      assertEquals("the disk is full", wrong.getMessage());
    }
  }
}
