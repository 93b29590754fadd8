package olsy.play.match;

import olsy.core.game.Position;

/**
 * A finished game of one of several matches.
 *
 * @param number among the games of all matches, from 0 on
 * @param pairing whose match it is of, by its number
 */
public record RoundGame<P extends Position<P>>(int number, int pairing, PlayedGame<P> game) {}
