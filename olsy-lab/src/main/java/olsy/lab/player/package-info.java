/**
 * Who plays in experiments: random strangers, players who err or change, functions that see badly,
 * pairs of a player and the model it has; and the game, {@link olsy.lab.player.LabGame}. Nothing is
 * measured here.
 */
package olsy.lab.player;
