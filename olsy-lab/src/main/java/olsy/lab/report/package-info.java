/**
 * The experiments of Carmel and Markovitch, Learning and Using Opponent Models in Adversary Search
 * (CIS9609), which the documents call the report. Each record is named after the paper's figure, or
 * after what its tables show. docs/papers.md says which is which.
 */
package olsy.lab.report;
