package olsy.learning.players;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.game.TieOrder;
import olsy.core.player.TieRule;
import olsy.learning.text.JsonValue;

/**
 * A tie rule as a player file writes it down.
 *
 * @param margin in units of the weights
 * @param lead in units of the weights
 * @param first name of the order of the side that begins the game; null for the game's
 * @param second that of the other side
 */
public record WrittenTies(double margin, double lead, String first, String second) {

  public static final WrittenTies GAMES_ORDER = new WrittenTies(0, 0, null, null);

  public WrittenTies {
    if (!(margin >= 0 && Double.isFinite(margin))) {
      throw new IllegalArgumentException("a margin of at least 0 expected, found " + margin);
    }
    if (!(lead >= 0 && Double.isFinite(lead))) {
      throw new IllegalArgumentException("a lead of at least 0 expected, found " + lead);
    }
  }

  /**
   * @param unit that the rule counts in, in units of the weights
   */
  public static <P> WrittenTies of(TieRule<P> ties, double unit) {
    return new WrittenTies(
        ties.margin() / unit,
        ties.lead() / unit,
        ties.first().map(TieOrder::name).orElse(null),
        ties.second().map(TieOrder::name).orElse(null));
  }

  public static WrittenTies of(JsonValue json, Game<?> game) {
    return new WrittenTies(
        json.find("margin").map(JsonValue::amount).orElse(0.0),
        json.find("lead").map(JsonValue::amount).orElse(0.0),
        order(json, "first", game),
        order(json, "second", game));
  }

  private static String order(JsonValue json, String field, Game<?> game) {
    Optional<JsonValue> written = json.find(field);
    if (written.isEmpty()) {
      return null;
    }
    try {
      return game.tieOrder(written.get().text()).name();
    } catch (IllegalArgumentException e) {
      throw written.get().error(e.getMessage());
    }
  }

  /**
   * As searches know it.
   *
   * @param unit the margin's, in units of the weights
   */
  public <P extends Position<P>> TieRule<P> rule(Game<P> game, double unit) {
    return new TieRule<>(margin * unit, lead * unit, order(first, game), order(second, game));
  }

  private static <P extends Position<P>> Optional<TieOrder<P>> order(String name, Game<P> game) {
    return Optional.ofNullable(name).map(game::tieOrder);
  }

  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("margin", margin);
    if (lead > 0) {
      json.put("lead", lead);
    }
    json.put("first", first);
    json.put("second", second);
    return json;
  }
}
