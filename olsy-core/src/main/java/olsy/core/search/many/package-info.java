/**
 * Searches for any number of players, who move in turn, each for a value of its own: max^n
 * (Luckhardt and Irani), what can be pruned of it (Korf), and the reduction to two sides. {@link
 * olsy.core.search.many.MaxN} is the definition of the first three, and where to begin.
 */
package olsy.core.search.many;
