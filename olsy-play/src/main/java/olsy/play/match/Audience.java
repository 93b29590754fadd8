package olsy.play.match;

/** Who takes games, and may have seen enough before all are played. */
@FunctionalInterface
public interface Audience<G> {

  void take(G game);

  /** A game has ended that may be taken later. It may be called for games that never are. */
  default void ended(G game) {}

  /** Asked before each game. */
  default boolean hasSeenEnough() {
    return false;
  }
}
