package olsy.play.session.state;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import olsy.play.session.store.Decision;

/**
 * Open while the last 30 moves were, in the geometric mean, at least half as probable again as by
 * chance: for players who count with all replies. A model that is sure of what does not happen pays
 * for it.
 */
final class LikelihoodGate implements Gate {

  private static final int LOOKED_AT = 30;
  private static final int FEWEST = 10;
  private static final double ENOUGH = Math.log(1.5);

  private final Deque<Double> last = new ArrayDeque<>();

  @Override
  public void add(Decision decision) {
    last.addLast(Math.log(decision.expected().probability() / decision.expected().uniform()));
    if (last.size() > LOOKED_AT) {
      last.removeFirst();
    }
  }

  @Override
  public boolean isOpen() {
    return last.size() >= FEWEST && mean() >= ENOUGH;
  }

  /** Added up anew, so that a session that goes on adds up the same. */
  private double mean() {
    return last.stream().mapToDouble(Double::doubleValue).average().orElse(0);
  }

  @Override
  public String evidence() {
    return String.format(
        Locale.ROOT,
        "the last %d moves were expected %.1f times as much as by chance",
        last.size(),
        Math.exp(mean()));
  }
}
