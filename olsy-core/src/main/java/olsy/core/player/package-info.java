/**
 * What a player is to a search: a strategy, and a model of the opponent that is itself a player.
 * {@link olsy.core.player.Player} is where to begin. Files of players are read elsewhere.
 */
package olsy.core.player;
