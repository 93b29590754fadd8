package olsy.play.session.store;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * What has been opened so far. All of it is closed, the last one first, even if some of it fails.
 */
public final class Opened {

  private final Deque<Runnable> closings = new ArrayDeque<>();

  public void add(Runnable closing) {
    closings.push(closing);
  }

  public void close() {
    if (!closings.isEmpty()) {
      try {
        closings.pop().run();
      } finally {
        close();
      }
    }
  }
}
