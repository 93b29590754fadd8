package olsy.core.game;

/** A way to write a game: its positions, and its moves as they are written in a position. */
public interface Notation<P extends Position<P>> {

  /**
   * Reads a position.
   *
   * @throws IllegalArgumentException saying what is wrong, where
   */
  P position(String text);

  String text(P position);

  /** The move that leads from a position to one of its successors. */
  String move(P from, P successor);

  /**
   * The successor that a written move leads to.
   *
   * @throws IllegalArgumentException when no or more than one legal move is written so, naming
   *     those that are
   */
  P successor(P from, String move);
}
