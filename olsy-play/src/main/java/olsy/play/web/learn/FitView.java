package olsy.play.web.learn;

import java.util.List;
import java.util.Map;
import olsy.play.explain.Valuation;

/**
 * How learning somebody stands, in the fields of its JSON.
 *
 * @param player who is learned
 * @param now what is being done, in a sentence; null when it is done
 * @param left seconds that are left of it, about; null where that is not known
 * @param model what the file of the player holds; null before the end
 * @param values what the player values; empty before the end
 * @param caveats what the model does not know
 * @param fault why nothing came of it; null where something did, or may
 */
public record FitView(
    String player,
    String now,
    Double left,
    Map<String, Object> model,
    List<Valuation.Item> values,
    List<String> caveats,
    String fault) {

  public FitView {
    values = List.copyOf(values);
    caveats = List.copyOf(caveats);
  }

  static FitView doing(String player, String now, Double left) {
    return new FitView(player, now, left, null, List.of(), List.of(), null);
  }

  static FitView failed(String player, String fault) {
    return new FitView(player, null, null, null, List.of(), List.of(), fault);
  }
}
