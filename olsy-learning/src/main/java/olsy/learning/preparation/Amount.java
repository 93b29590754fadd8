package olsy.learning.preparation;

/**
 * What of something there is in a sitting, where it is looked for and elsewhere.
 *
 * @param in the sum where it is looked for
 * @param inCount of how many
 * @param out the sum elsewhere
 * @param outCount of how many; 0 everywhere where it is looked for everywhere
 */
record Amount(double in, int inCount, double out, int outCount) {}
