/**
 * Decisions to learn from, whoever made them and wherever they stand: a move and its alternatives
 * ({@link olsy.learning.example.Example}), games, windows over the last ones, samples. {@link
 * olsy.learning.example.Decisions} is what a training takes. Files and sessions are not here.
 */
package olsy.learning.example;
