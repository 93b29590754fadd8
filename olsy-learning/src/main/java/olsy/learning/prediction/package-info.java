/**
 * What a player is expected to do in a position, and how often that comes true. Everybody who asks
 * what a model would play asks here: sessions, commands, reports and the learner. How models are
 * learned is not here. Begin with {@link olsy.learning.prediction.Predictor}.
 */
package olsy.learning.prediction;
