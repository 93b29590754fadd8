package olsy.play.web.table;

/**
 * A place in the games of a table. What a person asks for names the moment that the person saw: if
 * the game has gone on since, it is not done, so nothing is done twice.
 *
 * @param game from 1
 * @param ply of the game, from 0 at the opening
 */
public record Moment(int game, int ply) {}
