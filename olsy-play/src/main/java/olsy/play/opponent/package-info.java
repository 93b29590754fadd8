/**
 * Who can be played with, and what is asked of all of them: begin with {@link
 * olsy.play.opponent.Entrant}, who can be asked to play, and {@link olsy.play.opponent.Opponent},
 * who plays. Each kind of opponent has a package of its own below.
 */
package olsy.play.opponent;
