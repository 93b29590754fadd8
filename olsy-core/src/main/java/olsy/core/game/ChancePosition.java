package olsy.core.game;

/**
 * A position of a game with chance: players decide in some positions, dice in the others. Where
 * dice decide, the successors are what they can show, and the side to move is the one that decides
 * next, in all that can follow.
 *
 * <p>Who records, replays or shows play takes such a position for any other one. Who chooses a move
 * has to tell dice from players; the kind of a game says whether it has any.
 */
public interface ChancePosition<P extends ChancePosition<P>> extends Position<P> {

  /** Whether dice decide what follows; never where the game is over. */
  boolean isChance();

  /**
   * How probable each successor is, above 0 and 1 together; asked where dice decide. The array is
   * read-only to the caller.
   */
  double[] probabilities();

  /** Whether dice decide what follows; never in a game without chance. */
  static boolean isChance(Position<?> position) {
    return position instanceof ChancePosition<?> s && s.isChance();
  }

  /** Of the successors of a position in which dice decide. */
  static double[] probabilities(Position<?> position) {
    return ((ChancePosition<?>) position).probabilities();
  }
}
