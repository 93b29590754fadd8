package olsy.play.session.state;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import olsy.learning.strategy.ChangeTest;
import olsy.play.session.store.Decision;

/**
 * Whether the opponent is still the same: whether expectations come true as often as they did.
 *
 * <p>Only the beginnings of games count. In a long endgame the same mistake is made move after
 * move, which is no change however improbable it looks.
 */
final class ChangeDetector {

  private static final int LAST = 100;

  /** It is looked at after so many expectations each. */
  private static final int LOOK_EVERY = 10;

  /** Expectations of a game that count. */
  private static final int BEGINNING = 20;

  /** Long sessions look ten thousands of times. */
  private static final ChangeTest CHANGE = new ChangeTest(1e-5);

  private final Deque<Decision> last = new ArrayDeque<>();
  private int game;
  private int inGame;
  private int counted;

  /**
   * One more expectation. Only those of learned models count.
   *
   * @return the first decision of the opponent as it is now, if it shows that it has changed; what
   *     was before it is forgotten
   */
  Optional<Decision> add(Decision decision) {
    if (decision.expected().learned().isEmpty()) {
      return Optional.empty();
    }
    inGame = decision.game() == game ? inGame + 1 : 1;
    game = decision.game();
    if (inGame > BEGINNING) {
      return Optional.empty();
    }
    last.addLast(decision);
    if (last.size() > LAST) {
      last.removeFirst();
    }
    counted++;
    Optional<Decision> first = counted % LOOK_EVERY == 0 ? decline() : Optional.empty();
    first.ifPresent(one -> last.removeIf(seen -> seen.isBefore(one)));
    return first;
  }

  /** A rise is no change: models get better by learning. Nor is a fall of what nobody trusted. */
  private Optional<Decision> decline() {
    List<Decision> decisions = List.copyOf(last);
    return CHANGE
        .find(decisions.stream().map(Decision::isAsLearned).toList())
        .filter(change -> change.after() < change.before())
        .filter(change -> decisions.get(change.at() - 1).expected().used())
        .map(change -> decisions.get(change.at()));
  }
}
