package olsy.play.match;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.core.clock.TimeControl;
import olsy.core.endgame.EndgameTables;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.core.statistics.EloModel;
import olsy.core.statistics.Sprt;
import olsy.learning.Version;
import olsy.learning.text.InputException;
import olsy.learning.text.JsonValue;
import olsy.play.opponent.Entrant;
import olsy.play.opponent.MoveTimer;
import olsy.play.roster.Roster;

/**
 * All that the games of a match and its file depend on, so that it can go on another day.
 *
 * @param openings as the game writes them, one for each pair
 * @param diceSeed of the dice, in a game that has any
 */
public record MatchSettings(
    Entrant a,
    Entrant b,
    int games,
    List<String> openings,
    int moveLimit,
    Adjudication adjudication,
    Optional<Sprt> sprt,
    SheetStyle style,
    long diceSeed) {

  private static final int FORMAT = 1;

  public MatchSettings {
    openings = List.copyOf(openings);
    if (adjudication.endgames().isPresent() && !a.game().equals(EndgameTables.game().name())) {
      throw new InputException("--endgames: expected a match of checkers, found " + a.game());
    }
  }

  /** The match. */
  public <P extends Position<P>> Match<P> match(Game<P> game) {
    return new Match<>(
        game,
        Contestant.of(a, game),
        Contestant.of(b, game),
        openings.stream().map(game::position).toList(),
        games,
        moveLimit,
        adjudication,
        diceSeed);
  }

  /** The settings of a match: all that there is to a tournament of two. */
  public TournamentSettings alone() {
    return new TournamentSettings(
        List.of(Participant.of(a), Participant.of(b)), TournamentForm.MATCH, this);
  }

  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("version", FORMAT);
    json.put("program", Version.CURRENT);
    json.put("game", a.game());
    json.put("a", a.json());
    json.put("b", b.json());
    json.put("games", games);
    json.put("moveLimit", moveLimit);
    json.put("resign", adjudication.resign().orElse(null));
    json.put("draw", adjudication.draw().orElse(null));
    json.put("endgames", adjudication.endgames().map(EndgameRule::pieces).orElse(null));
    json.put("margin", TimeControl.seconds(adjudication.margin()));
    json.put("sprt", sprt.map(MatchSettings::json).orElse(null));
    json.put("full", style.isFull());
    json.put("date", style.date().orElse(null));
    json.put("openings", openings);
    json.put("diceSeed", diceSeed);
    return json;
  }

  private static Map<String, Object> json(Sprt sprt) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("elo0", sprt.elo0());
    json.put("elo1", sprt.elo1());
    json.put("alpha", sprt.alpha());
    json.put("beta", sprt.beta());
    json.put("model", sprt.model().toString());
    return json;
  }

  /**
   * @param file where it stands
   */
  static MatchSettings of(JsonValue json, Path file) {
    json.requireVersion(FORMAT);
    Game<?> game = json.get("game").parsed(Games::named);
    int games = json.get("games").whole(1);
    JsonValue openings = json.get("openings");
    if (openings.items().size() != (games + 1) / 2) {
      throw openings.wrong("an opening for each of " + (games + 1) / 2 + " pairs");
    }
    List<String> texts = new ArrayList<>();
    for (JsonValue opening : openings.items()) {
      opening.parsed(game::position);
      texts.add(opening.text());
    }
    return new MatchSettings(
        Roster.read(json.get("a"), file),
        Roster.read(json.get("b"), file),
        games,
        texts,
        json.get("moveLimit").whole(1),
        new Adjudication(
            json.find("resign").map(MatchSettings::resign),
            json.find("draw").map(MatchSettings::draw),
            json.find("endgames").map(pieces -> EndgameRule.of(pieces.whole(1))),
            json.find("margin").map(MatchSettings::margin).orElse(MoveTimer.USUAL_MARGIN)),
        json.find("sprt").map(MatchSettings::sprt),
        new SheetStyle(json.get("full").truth(), json.find("date").map(JsonValue::text)),
        json.find("diceSeed").map(JsonValue::integer).orElse(0L));
  }

  private static Duration margin(JsonValue json) {
    return json.parsed(text -> TimeControl.duration("margin", text));
  }

  private static ResignRule resign(JsonValue json) {
    return new ResignRule(json.get("moves").whole(1), json.get("score").amount());
  }

  private static DrawRule draw(JsonValue json) {
    return new DrawRule(
        json.get("moves").whole(1), json.get("score").amount(), json.get("from").whole(0));
  }

  private static Sprt sprt(JsonValue json) {
    return new Sprt(
        json.get("elo0").number(),
        json.get("elo1").number(),
        json.get("alpha").share(),
        json.get("beta").share(),
        json.get("model").parsed(EloModel::named));
  }
}
