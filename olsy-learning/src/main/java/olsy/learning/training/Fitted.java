package olsy.learning.training;

import java.util.List;
import olsy.learning.players.MeasuredAccuracy;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.Provenance;
import olsy.learning.prediction.Accuracy;

/**
 * A model, and how it was found.
 *
 * @param training how well it explains the decisions it was fitted to
 * @param accuracy on games that it was not; null where there are none
 * @param depths of this model, as they were finished
 * @param caveats what it does not know, in sentences
 */
public record Fitted(
    PlayerFile player,
    Provenance provenance,
    Accuracy training,
    MeasuredAccuracy accuracy,
    List<Checkpoint.Finished> depths,
    List<String> caveats) {

  public Fitted {
    depths = List.copyOf(depths);
    caveats = List.copyOf(caveats);
  }
}
