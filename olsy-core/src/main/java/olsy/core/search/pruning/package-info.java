/**
 * Searches that find what M* finds and leave out what cannot matter (Carmel and Markovitch, Pruning
 * Algorithms for Multi-model Adversary Search). {@link olsy.core.search.pruning.SumBounds} is what
 * they rest on.
 */
package olsy.core.search.pruning;
