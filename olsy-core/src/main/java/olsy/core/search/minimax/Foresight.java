package olsy.core.search.minimax;

import olsy.core.game.Position;
import olsy.core.search.SearchBudget;

/**
 * What is known of the other side's replies, for a search that counts on it near its root: {@link
 * PrincipalVariationSearch}.
 */
public interface Foresight<P extends Position<P>> {

  /** Plies by which replies that are not foreseen are looked at less deep. */
  int SHALLOWER = 4;

  /** Whether to count on it in a search that begins with this budget; else replies are the best. */
  boolean isOpen(SearchBudget budget);

  /**
   * The reply that the other side will make, one of the successors; null where none is foreseen.
   *
   * @param budget pays for it
   */
  P reply(P s, SearchBudget budget);

  /** With fewer plies left to look no reply is foreseen. */
  int leastPlies();

  /** Whether other replies are looked at, too. */
  boolean isGuarded();

  /** By so much may a reply that is not foreseen be worse for the searching side. */
  double risk();
}
