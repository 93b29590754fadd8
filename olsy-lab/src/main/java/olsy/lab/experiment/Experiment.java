package olsy.lab.experiment;

import java.util.List;
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

  /** What was found, drawn. */
  default List<Picture> pictures(Findings findings) {
    return List.of();
  }
}
