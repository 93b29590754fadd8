package olsy.core.clock;

import java.time.Duration;
import java.util.OptionalInt;

/**
 * The time that a side has left when it is to move.
 *
 * @param left without what it gets after the move
 * @param increment after every move
 * @param moves to make with it; none where it is for the rest of the game
 */
public record TimeLeft(Duration left, Duration increment, OptionalInt moves) {

  /** So many moves are expected to be made yet. */
  private static final int USUAL_MOVES = 25;

  /** A difficult move may take so many times what is meant for it. */
  private static final int PATIENCE = 3;

  /** For everything that is not searching: a tenth of the time, but no more than this. */
  private static final Duration MOST_KEPT = Duration.ofMillis(50);

  /** What is meant for the next move. */
  public Duration aim() {
    int share = Math.min(USUAL_MOVES, moves.orElse(USUAL_MOVES));
    return shorter(spendable(), spendable().dividedBy(share).plus(increment));
  }

  /** What the next move may take. */
  public Duration most() {
    return shorter(spendable(), aim().multipliedBy(PATIENCE));
  }

  private Duration spendable() {
    return left.minus(shorter(MOST_KEPT, left.dividedBy(10)));
  }

  private static Duration shorter(Duration a, Duration b) {
    return a.compareTo(b) < 0 ? a : b;
  }
}
