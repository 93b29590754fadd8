package olsy.play.match;

import olsy.core.game.Position;

/** Who takes the games of a match, and may have seen enough before all are played. */
@FunctionalInterface
public interface Audience<P extends Position<P>> {

  void take(PlayedGame<P> game);

  /** A game has ended that may be taken later. It may be called for games that never are. */
  default void ended(PlayedGame<P> game) {}

  /** Asked before each game. */
  default boolean hasSeenEnough() {
    return false;
  }
}
