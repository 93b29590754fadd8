/**
 * From decisions to a model with its account: where it comes from, how well it predicts games that
 * were put aside, what it does not know. Archives and sessions learn by the same {@link
 * olsy.learning.training.Training}, where to begin. How weights are found is in {@code strategy},
 * where decisions come from in {@code archive} and in sessions. Nothing here reads games.
 */
package olsy.learning.training;
