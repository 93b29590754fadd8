package olsy.learning.strategy;

/**
 * A part of a fit in which several depths and frontier rules are tried on some decisions.
 *
 * @param hypotheses that are tried
 * @param work about how much there is to do, in a unit that the parts of one fit have in common
 */
public record Stage(int hypotheses, int features, int decisions, double work) {}
