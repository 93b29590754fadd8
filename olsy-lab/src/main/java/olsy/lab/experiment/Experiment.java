package olsy.lab.experiment;

import java.util.List;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.lab.picture.Picture;

/**
 * A measurement that can be repeated: the same seed gives the same rows, times aside. A record,
 * whose components are its settings.
 */
public interface Experiment {

  String name();

  /** In one sentence. */
  String description();

  void run(Laboratory laboratory);

  /** The same question asked of another game than checkers; empty where it is asked of none. */
  default Optional<Experiment> in(Game<?> game) {
    return Optional.empty();
  }

  /** What was found, in one sentence; empty where the tables have to speak for themselves. */
  default Optional<String> verdict(Findings findings) {
    return Optional.empty();
  }

  /** What was found, drawn. */
  default List<Picture> pictures(Findings findings) {
    return List.of();
  }
}
