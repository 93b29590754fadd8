package olsy.cluster.work;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Does tasks in threads of this process. */
public final class InThisProcess implements TaskRunner {

  private final int places;
  private final ExecutorService threads;

  /**
   * @param places tasks at the same time
   */
  public InThisProcess(int places) {
    this.places = places;
    this.threads = Executors.newCachedThreadPool(InThisProcess::daemon);
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "task");
    thread.setDaemon(true);
    return thread;
  }

  @Override
  public int places() {
    return places;
  }

  @Override
  public boolean hasWorkers() {
    return true;
  }

  @Override
  public Underway submit(Parcel parcel, Customer customer) {
    Future<?> running =
        threads.submit(
            () -> {
              try {
                customer.answered(parcel.answers());
              } catch (InterruptedException | RuntimeException | Error e) {
                customer.lost(Parcel.sentence(e));
              }
            });
    return () -> running.cancel(true);
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
