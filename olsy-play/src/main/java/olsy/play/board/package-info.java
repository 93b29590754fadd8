/**
 * Boards as people see them, for the terminal and for pages. Rules of games are not here. Begin
 * with {@link olsy.play.board.Board}.
 */
package olsy.play.board;
