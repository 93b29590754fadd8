package olsy.learning.example;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Function;

/**
 * The same work on many things, on all cores. It ends early when the thread that asked for it is
 * interrupted: whoever closes a session that learns does not wait for minutes.
 */
public final class AllCores {

  private AllCores() {}

  /**
   * What comes of each, in the order of all.
   *
   * @throws CancellationException when the thread that calls is interrupted, and stays so
   */
  public static <T, R> List<R> map(Collection<T> all, Function<T, R> each) {
    Thread caller = Thread.currentThread();
    return all.parallelStream()
        .map(
            one -> {
              requireGoingOn(caller);
              return each.apply(one);
            })
        .toList();
  }

  /** For work on one thing that takes long. */
  public static void requireGoingOn(Thread caller) {
    if (caller.isInterrupted()) {
      throw new CancellationException("interrupted");
    }
  }
}
