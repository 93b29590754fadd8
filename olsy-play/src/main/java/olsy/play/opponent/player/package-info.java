/** Opponents that are players in this process. */
package olsy.play.opponent.player;
