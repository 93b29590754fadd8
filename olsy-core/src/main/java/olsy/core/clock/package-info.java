/**
 * What ends the search of a move: depths, numbers of nodes, times and clocks. {@link
 * olsy.core.clock.Limits} says it, and {@link olsy.core.clock.ClockedSearch} obeys it.
 */
package olsy.core.clock;
