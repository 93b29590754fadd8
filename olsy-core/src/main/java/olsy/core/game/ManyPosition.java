package olsy.core.game;

/**
 * A position of a game of perfect information for any number of players, who move in turn: an
 * immutable value that knows whose turn it is and what can follow. {@link Position} is that of two
 * players, one against the other.
 *
 * <p>Players are numbered from 0 in the order of their turns. After the last one it is the first
 * one's turn again. Who can do nothing passes, which is a successor like any other.
 *
 * @param <P> the game's own position type
 */
public interface ManyPosition<P extends ManyPosition<P>> {

  int players();

  /** The number of the player whose turn it is. */
  int toMove();

  /**
   * In the game's order, which is fixed: among equals the first wins, in every search. Empty when
   * the game is over. The array is read-only to the caller.
   */
  P[] successors();

  /** {@code successors().length}, for games that can tell without making them. */
  default int successorCount() {
    return successors().length;
  }

  /** {@code successorCount() == 0} */
  default boolean isTerminal() {
    return successorCount() == 0;
  }
}
