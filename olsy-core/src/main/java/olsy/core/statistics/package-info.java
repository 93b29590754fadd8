/**
 * Means and shares with the interval they lie in, differences in strength, ratings of a field, and
 * tests that decide between two differences, for everybody who counts games or decisions. Whatever
 * is measured is handed in as numbers: nothing here knows games. Begin with {@link
 * olsy.core.statistics.PairedPoints}, {@link olsy.core.statistics.Interval}, {@link
 * olsy.core.statistics.Ratings} and {@link olsy.core.statistics.Sprt}.
 */
package olsy.core.statistics;
