/**
 * The experiments of Carmel and Markovitch, Pruning Algorithms for Multi-model Adversary Search
 * (Artificial Intelligence 99, 1998). Each record is named after the paper's figure or table.
 * docs/papers.md says which is which.
 */
package olsy.lab.pruning;
