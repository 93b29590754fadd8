package olsy.learning.prediction;

import java.util.Optional;

/**
 * How well a player predicts somebody's moves.
 *
 * @param hits on unforced decisions
 * @param accuracy the same in full; empty for a player with a model, which has a value only for the
 *     move it takes
 * @param calibration of its probabilities; empty for the same player
 * @param forced moves to which there was no alternative
 */
public record Evaluated(
    Hits hits, Optional<Accuracy> accuracy, Optional<Calibration> calibration, int forced) {}
