/**
 * Tic-tac-toe, with the evaluation of Russell and Norvig's exercise 6.1 as features. Begin with
 * {@link olsy.core.game.tictactoe.TicTacToe}.
 */
package olsy.core.game.tictactoe;
