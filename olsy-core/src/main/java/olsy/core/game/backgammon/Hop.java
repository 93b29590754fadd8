package olsy.core.game.backgammon;

/**
 * One checker moved by one die.
 *
 * @param from as its side counts; the bar is point 25
 * @param to 0 where it leaves the board
 * @param hits whether it hits a checker of the other side
 */
record Hop(int from, int to, boolean hits) {}
