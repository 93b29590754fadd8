package olsy.play.match;

import olsy.core.game.Position;

/** Who takes the games of a match, and may have seen enough before all are played. */
@FunctionalInterface
public interface Audience<P extends Position<P>> {

  void take(PlayedGame<P> game);

  /** Asked before each game. */
  default boolean hasSeenEnough() {
    return false;
  }
}
