package olsy.core.search;

import java.util.Optional;
import olsy.core.game.Position;

/** Knows how play ends from positions that have been solved. */
@FunctionalInterface
public interface Endgames {

  /** Knows nothing. */
  Endgames NONE = position -> Optional.empty();

  /** With best play of both sides; empty where it is not known. Asked from several threads. */
  Optional<EndgameResult> result(Position<?> position);
}
