package olsy.play.session;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Decides whether the model is used: early models are poor, and what is chosen by a poor model
 * loses. It is open while 8 of the last 10 expectations of unforced moves came true, whichever
 * models had them.
 */
final class Gate {

  private static final int LOOKED_AT = 10;
  private static final int ENOUGH = 8;

  private final Deque<Boolean> last = new ArrayDeque<>();
  private int right;

  void add(boolean cameTrue) {
    last.addLast(cameTrue);
    right += cameTrue ? 1 : 0;
    if (last.size() > LOOKED_AT) {
      right -= last.removeFirst() ? 1 : 0;
    }
  }

  boolean isOpen() {
    return right >= ENOUGH;
  }

  /** How many of the last ones came true. */
  int right() {
    return right;
  }
}
