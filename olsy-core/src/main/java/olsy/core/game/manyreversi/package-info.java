/**
 * Reversi for three or four colours. {@link olsy.core.game.manyreversi.ManyReversi} has the rules;
 * {@link olsy.core.game.manyreversi.ManyReversiGame} is what a program needs beyond them.
 */
package olsy.core.game.manyreversi;
