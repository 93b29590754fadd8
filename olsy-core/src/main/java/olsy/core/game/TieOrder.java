package olsy.core.game;

/**
 * An order of a position's successors other than the game's own. Programs list moves in orders of
 * their own, and among equals take the first of theirs.
 */
public interface TieOrder<P> {

  String name();

  /** Lower comes first; equal ranks come in the game's order. */
  int rank(P position, P successor);
}
