/**
 * Searches without a model of the opponent: minimax, alpha-beta, and what makes them faster. {@link
 * olsy.core.search.minimax.Minimax} is the definition of the others.
 */
package olsy.core.search.minimax;
