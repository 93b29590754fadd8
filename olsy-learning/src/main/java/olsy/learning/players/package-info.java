/**
 * Player files, the one currency of opponents, learned models and own strategies, and their account
 * of where they come from. Reading a player needs no learner. {@link
 * olsy.learning.players.PlayerFile} is where to begin.
 */
package olsy.learning.players;
