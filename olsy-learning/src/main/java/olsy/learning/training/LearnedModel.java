package olsy.learning.training;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.Provenance;
import olsy.learning.prediction.Accuracy;
import olsy.learning.prediction.MeasuredAccuracy;
import olsy.learning.strategy.DepthFit;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;

/**
 * A model of somebody. The file of a session holds all of it: a player with what the next model is
 * learned on.
 *
 * @param fits of every depth and frontier rule that was considered
 */
public record LearnedModel(PlayerFile player, Provenance provenance, List<DepthFit> fits) {

  private static final String FITS = "depths";

  public LearnedModel {
    fits = List.copyOf(fits);
  }

  public static LearnedModel read(Path file) {
    JsonValue json = Json.read(file);
    return new LearnedModel(
        PlayerFile.of(json, file.getFileName().toString()),
        Provenance.of(json.get("provenance")),
        json.get(FITS).items().stream().map(WrittenDepthFit::of).toList());
  }

  /** What the file holds. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>(player.json());
    json.put("provenance", provenance.json());
    json.put(FITS, fits.stream().map(WrittenDepthFit::json).toList());
    return json;
  }

  /** What the file of a player holds that is learned from no more; nobody measured it. */
  public Map<String, Object> exported() {
    return playerJson(null);
  }

  /**
   * @param accuracy null where it was not measured
   */
  Map<String, Object> playerJson(MeasuredAccuracy accuracy) {
    Map<String, Object> json = json();
    json.remove(FITS);
    json.put("accuracy", accuracy == null ? null : accuracy.json());
    return json;
  }

  /** How many decisions it was learned from. */
  public int fitted() {
    return provenance.fitted();
  }

  /** How well it foresees decisions that it was not fitted to. */
  public Accuracy heldOut() {
    return chosen().heldOut();
  }

  /** The fit that was chosen. */
  DepthFit chosen() {
    return fits.stream()
        .filter(fit -> fit.isOf(player.strategy().depth(), player.strategy().frontier()))
        .findFirst()
        .orElseThrow();
  }
}
