package olsy.play.opponent;

import java.util.Optional;

/**
 * A move and what its player thought of it.
 *
 * @param successor the position moved to
 * @param assessment empty where the player does not say
 */
public record AssessedMove<P>(P successor, Optional<Assessment> assessment) {}
