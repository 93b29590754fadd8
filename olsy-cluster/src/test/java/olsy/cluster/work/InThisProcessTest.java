package olsy.cluster.work;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;

class InThisProcessTest {

  private static final CountDownLatch BEGUN = new CountDownLatch(1);

  private final BlockingQueue<Object> heard = new LinkedBlockingQueue<>();

  private final TaskRunner.Customer customer =
      new TaskRunner.Customer() {
        @Override
        public void answered(List<TaskAnswer> answers) {
          heard.add(answers);
        }

        @Override
        public void lost(String reason) {
          heard.add(reason);
        }
      };

  private static Parcel parcel(Work work) {
    return new Parcel(List.of(new Parcel.Piece("a", work)));
  }

  @Test
  void answers() throws InterruptedException {
    try (InThisProcess runner = new InThisProcess(2)) {
      assertEquals(2, runner.places());
      runner.submit(parcel(() -> "so"), customer);
      assertEquals(List.of(new TaskAnswer("a", false, "so")), heard.take());
    }
  }

  @Test
  void whatIsGivenUpIsInterrupted() throws InterruptedException {
    try (InThisProcess runner = new InThisProcess(1)) {
      TaskRunner.Underway hangs =
          runner.submit(
              parcel(
                  () -> {
                    BEGUN.countDown();
                    new CountDownLatch(1).await();
                    return "";
                  }),
              customer);
      BEGUN.await();
      hangs.cancel();
      assertEquals("InterruptedException", heard.take());
    }
  }
}
