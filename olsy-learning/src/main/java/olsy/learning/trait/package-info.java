/**
 * What is telling of a player, among all that was learned of it. Begin with {@link
 * olsy.learning.trait.Traits}.
 */
package olsy.learning.trait;
