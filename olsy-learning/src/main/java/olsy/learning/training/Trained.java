package olsy.learning.training;

import java.util.List;
import java.util.Map;
import olsy.learning.prediction.Accuracy;
import olsy.learning.prediction.MeasuredAccuracy;

/**
 * A model with its account.
 *
 * @param training how well it explains the decisions it was fitted to
 * @param accuracy on games that it was not; null where none were put aside
 * @param caveats what it does not know
 */
public record Trained(
    LearnedModel model, Accuracy training, MeasuredAccuracy accuracy, List<Caveat> caveats) {

  public Trained {
    caveats = List.copyOf(caveats);
  }

  /** What the file of its player holds. */
  public Map<String, Object> json() {
    return model.playerJson(accuracy);
  }
}
