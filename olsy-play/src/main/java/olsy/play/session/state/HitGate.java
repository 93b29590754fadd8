package olsy.play.session.state;

import java.util.ArrayDeque;
import java.util.Deque;
import olsy.play.session.store.Decision;

/** Open while 8 of the last 10 expectations came true: for players who count with one reply. */
final class HitGate implements Gate {

  private static final int LOOKED_AT = 10;
  private static final int ENOUGH = 8;

  private final Deque<Boolean> last = new ArrayDeque<>();
  private int right;

  @Override
  public void add(Decision decision) {
    last.addLast(decision.isAsExpected());
    right += decision.isAsExpected() ? 1 : 0;
    if (last.size() > LOOKED_AT) {
      right -= last.removeFirst() ? 1 : 0;
    }
  }

  @Override
  public boolean isOpen() {
    return right >= ENOUGH;
  }

  @Override
  public String evidence() {
    return right + " of the last " + last.size() + " moves were expected";
  }
}
