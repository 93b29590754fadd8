/**
 * Static evaluations: what a position is worth where a search stops. {@link
 * olsy.core.evaluation.Evaluation} is where to begin; {@link olsy.core.evaluation.Score} values
 * won, lost and drawn games, and says for whom a value is.
 */
package olsy.core.evaluation;
