/**
 * Means and shares with the interval they lie in, for everybody who counts games or decisions.
 * Whatever is measured is handed in as numbers: nothing here knows games. Begin with {@link
 * olsy.core.statistics.PairedPoints} and {@link olsy.core.statistics.Interval}.
 */
package olsy.core.statistics;
