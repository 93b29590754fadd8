package olsy.core.game;

import java.util.List;

/**
 * An order of a position's successors other than the game's own. Programs list moves in orders of
 * their own, and among equals take the first of theirs.
 */
public interface TieOrder<P> {

  /** As player files write it; {@link Game#tieOrder} reads it. */
  String name();

  /** Lower comes first; equal ranks come in the game's order. */
  int rank(P position, P successor);

  /** Orders that differ a little: what a search for the best one looks at next. */
  List<TieOrder<P>> neighbours();
}
