package olsy.play.web.learn;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.core.game.Spelling;
import olsy.core.statistics.Interval;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.Provenance;
import olsy.learning.prediction.MeasuredAccuracy;
import olsy.play.explain.PossibleDepth;
import olsy.play.explain.Valuation;
import olsy.play.web.Answer;
import olsy.play.web.Refusal;
import olsy.play.web.Request;

/**
 * Two players side by side.
 *
 * <pre>
 * GET /api/comparisons?one=KIND:NAME&amp;other=KIND:NAME    KIND is player, fit or table
 * </pre>
 *
 * @param kinds who there is, by kind and then by name
 */
public record Comparisons(Map<String, Function<String, PlayerFile>> kinds) {

  private static final int MOST_VALUES = 30;

  /** Both, in the fields of their JSON. */
  private record Compared(
      String game, boolean inMen, List<Side> sides, List<Valuation.Item> values) {}

  /**
   * One of them.
   *
   * @param depths how far it may look ahead, the most probable first
   * @param fitted decisions that it was learned from; null where it was not
   * @param measured null where that was not
   */
  private record Side(String name, List<PossibleDepth> depths, Integer fitted, Measured measured) {

    static Side of(PlayerFile player) {
      return new Side(
          player.name(),
          PossibleDepth.of(player.strategy()),
          player.provenance().map(Provenance::fitted).orElse(null),
          MeasuredAccuracy.of(player).map(Measured::of).orElse(null));
    }
  }

  /** How well it is foreseen in games that it was not learned from. */
  private record Measured(int decisions, double share, Interval interval, double uniform) {

    static Measured of(MeasuredAccuracy accuracy) {
      return new Measured(
          accuracy.decisions(),
          accuracy.strict(),
          accuracy.accuracy().hits().interval(),
          accuracy.accuracy().uniform());
    }
  }

  public Comparisons {
    kinds = Map.copyOf(kinds);
  }

  /** What is asked of it; the path begins behind its own. */
  public Answer answer(Request request) {
    if (request.changes()) {
      throw Refusal.wrong("players are here to compare");
    }
    PlayerFile one = player(request, "one");
    PlayerFile other = player(request, "other");
    if (!one.game().equals(other.game())) {
      throw Refusal.wrong(
          "expected two players of one game, found " + one.game() + " and " + other.game());
    }
    return Answer.json(compared(one, other, Games.named(one.game())));
  }

  private PlayerFile player(Request request, String which) {
    String asked = request.parameter(which).orElse("");
    int colon = asked.indexOf(':');
    String kind = asked.substring(0, Math.max(0, colon));
    Function<String, PlayerFile> players = kinds.get(kind);
    if (players == null) {
      throw Refusal.wrong(which + ": " + Spelling.unknown("kind of player", kind, kinds.keySet()));
    }
    return players.apply(asked.substring(colon + 1));
  }

  private static <P extends Position<P>> Compared compared(
      PlayerFile one, PlayerFile other, Game<P> game) {
    Valuation valuation = Valuation.of(one, other, game);
    return new Compared(
        game.name(),
        valuation.inMen(),
        List.of(Side.of(one), Side.of(other)),
        valuation.items().stream().limit(MOST_VALUES).toList());
  }
}
