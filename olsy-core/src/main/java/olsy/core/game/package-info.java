/**
 * What a game is: immutable positions with their successors, notations, features to evaluate it by.
 * A room below has one game. How it is searched is none of its business. Begin with {@link
 * olsy.core.game.Position} and {@link olsy.core.game.Game}.
 */
package olsy.core.game;
