package olsy.learning.training;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.Provenance;
import olsy.learning.strategy.DepthFit;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;

/**
 * A model learned while its player goes on playing: a player file with what the next refresh builds
 * on.
 *
 * @param fits of every depth and frontier rule that was considered
 */
public record LiveModel(PlayerFile player, Provenance provenance, List<DepthFit> fits) {

  private static final String FITS = "depths";

  public LiveModel {
    fits = List.copyOf(fits);
  }

  public static LiveModel read(Path file) {
    JsonValue json = Json.read(file);
    return new LiveModel(
        PlayerFile.of(json, file.getFileName().toString()),
        Provenance.of(json.get("provenance")),
        json.get(FITS).items().stream().map(WrittenDepthFit::of).toList());
  }

  /** What the file holds. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>(player.json());
    json.put("provenance", provenance);
    json.put(FITS, fits.stream().map(WrittenDepthFit::json).toList());
    return json;
  }

  /** As a player file without what only a refresh needs. */
  public Map<String, Object> exported() {
    Map<String, Object> json = json();
    json.remove(FITS);
    json.put("accuracy", null);
    return json;
  }

  /** How many decisions it was learned from. */
  public int fitted() {
    return provenance.fitted();
  }

  /** The fit that was chosen. */
  DepthFit chosen() {
    return fits.stream()
        .filter(
            fit ->
                fit.candidate().depth() == player.strategy().depth()
                    && fit.candidate().frontier() == player.strategy().frontier())
        .findFirst()
        .orElseThrow();
  }
}
