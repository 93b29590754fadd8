/**
 * Experiments with many players: how max^n does against paranoid, and what pruning saves. {@link
 * olsy.lab.many.ManyPlayers} is where to begin.
 */
package olsy.lab.many;
