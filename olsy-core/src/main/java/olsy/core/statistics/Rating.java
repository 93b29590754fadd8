package olsy.core.statistics;

/**
 * How strong a player is, in Elo above what it is compared with.
 *
 * @param interval where that lies with 95 % confidence; it may have no end
 */
public record Rating(double elo, Interval interval) {}
