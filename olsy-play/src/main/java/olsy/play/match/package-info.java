/**
 * Games between two players, in pairs with colours swapped, tournaments of such matches, and what
 * they bring. Who plays is in {@code olsy.play.opponent}; intervals and ratings are those of {@code
 * olsy.core.statistics}. Begin with {@link olsy.play.match.Match}, then {@link
 * olsy.play.match.Rounds}.
 */
package olsy.play.match;
