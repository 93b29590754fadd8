/**
 * Reversi by the rules of Othello, on boards of 8 by 8 squares and smaller ones: its positions, how
 * they are written, features, and the orders in which programs list moves. Begin with {@link
 * olsy.core.game.reversi.Reversi} and {@link olsy.core.game.reversi.Othello}.
 */
package olsy.core.game.reversi;
