package olsy.play.web;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import olsy.learning.text.Json;

/**
 * How something stands, for everybody who follows it. Who comes late sees the last state, and not
 * what was between.
 */
public final class Noticeboard<T> implements News {

  private T now;
  private long version;
  private String end;

  public Noticeboard(T begin) {
    this.now = begin;
  }

  public synchronized T now() {
    return now;
  }

  public synchronized void put(T next) {
    now = next;
    version++;
    notifyAll();
  }

  /**
   * There will be no news any more.
   *
   * @param sentence why
   */
  public synchronized void end(String sentence) {
    end = sentence;
    notifyAll();
  }

  @Override
  public synchronized Optional<Item> after(long seen, Duration most) throws InterruptedException {
    if (seen == version && end == null) {
      TimeUnit.MILLISECONDS.timedWait(this, most.toMillis()); // a heartbeat too early does no harm
    }
    if (seen != version) {
      return Optional.of(new Item(version, Json.line(now)));
    }
    if (end != null) {
      throw Refusal.late(end);
    }
    return Optional.empty();
  }
}
