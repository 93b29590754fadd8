package olsy.play.opponent;

import java.util.Optional;
import olsy.core.clock.TimeLeft;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * Somebody who plays against us, one game after the other: a player in this process, an engine in
 * its own, a person.
 */
public interface Opponent<P extends Position<P>> extends AutoCloseable {

  /** As results and game files call it. */
  String name();

  /** The side it plays in the games to come; empty to change from game to game. */
  default Optional<Side> side() {
    return Optional.empty();
  }

  /**
   * A game begins, now or where it was left.
   *
   * @param play from its opening on
   */
  default void begin(Line<P> play) {}

  /** What its clock says: told before each of its moves in games with a clock. */
  default void sees(TimeLeft time) {}

  /**
   * Decides.
   *
   * @param play from the game's opening to the position in which it is to move
   * @return a legal successor of that position
   * @throws Forfeit when it answers otherwise, or not at all: the game is lost for it, and the next
   *     one can begin
   * @throws TakeBack when it wants to decide its last decision of this game again
   */
  P move(Line<P> play) throws Forfeit, TakeBack, InterruptedException;

  /** The same, with what it thought of it. */
  default AssessedMove<P> assessedMove(Line<P> play)
      throws Forfeit, TakeBack, InterruptedException {
    return new AssessedMove<>(move(play), Optional.empty());
  }

  /** Whether it is not a part of this program, and will remember what it was told. */
  default boolean isElsewhere() {
    return true;
  }

  @Override
  default void close() {}
}
