/**
 * Games between two players, in pairs with colours swapped, and what they bring. Who plays is in
 * {@code olsy.play.opponent}; intervals are those of {@code olsy.core.statistics}. Begin with
 * {@link olsy.play.match.Match}.
 */
package olsy.play.match;
