package olsy.learning.training;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.learning.players.Provenance;
import olsy.learning.prediction.Accuracy;
import olsy.learning.prediction.MeasuredAccuracy;
import olsy.learning.scout.LearnedLevels;

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

  /**
   * What it holds with an account of levels. The player is the one that models its opponent, if it
   * is told that it does; nobody has measured its probabilities.
   *
   * @param asked how the levels were asked
   */
  public Map<String, Object> json(LearnedLevels levels, Provenance.AskedLevels asked) {
    Map<String, Object> json = new LinkedHashMap<>();
    if (levels.account().isModelling()) {
      json.putAll(levels.best().player().withName(model.player().name()).json());
    } else {
      json.putAll(json());
    }
    json.put("provenance", model.provenance().with(asked).json());
    json.put(LearnedLevels.FIELD, levels.json());
    return json;
  }
}
