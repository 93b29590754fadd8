package olsy.play.opponent;

/**
 * What somebody thought of a position in which it moved.
 *
 * @param score from its own side, in men, or in the unit that it has instead
 * @param depth plies it looked ahead
 */
public record Assessment(double score, int depth) {}
