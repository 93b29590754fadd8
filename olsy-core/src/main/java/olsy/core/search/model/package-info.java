/**
 * Searches with a recursive model of the opponent (Carmel and Markovitch, Learning and Using
 * Opponent Models in Adversary Search). {@link olsy.core.search.model.MStar} is the definition of
 * the others.
 */
package olsy.core.search.model;
