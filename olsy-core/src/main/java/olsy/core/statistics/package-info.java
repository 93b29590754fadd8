/**
 * Means and shares with the interval they lie in, differences in strength, and tests that decide
 * between two of them, for everybody who counts games or decisions. Whatever is measured is handed
 * in as numbers: nothing here knows games. Begin with {@link olsy.core.statistics.PairedPoints},
 * {@link olsy.core.statistics.Interval} and {@link olsy.core.statistics.Sprt}.
 */
package olsy.core.statistics;
