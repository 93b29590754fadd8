package olsy.play.match;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.text.JsonValue;
import olsy.play.opponent.Entrant;
import olsy.play.roster.Roster;

/**
 * All that the games of a tournament and its file depend on. A match is a tournament of two, and is
 * written down as {@link MatchSettings} alone.
 *
 * @param players two at least
 * @param match of each pairing; its players are the first two
 */
public record TournamentSettings(
    List<Participant> players, TournamentForm form, MatchSettings match) {

  private static final int FIRST_TWO = 2;
  private static final String FORM = "form";

  public TournamentSettings {
    players = List.copyOf(players);
    if (players.size() < FIRST_TWO) {
      throw new IllegalArgumentException("nobody plays a tournament alone");
    }
  }

  /** Who plays whom. */
  public List<Rivals> pairings() {
    return form.pairings(players.size());
  }

  public List<String> names() {
    return players.stream().map(Participant::name).toList();
  }

  /** The matches. */
  public <P extends Position<P>> Rounds<P> rounds(Game<P> game) {
    List<Contestant<P>> contestants = new ArrayList<>();
    for (Participant player : players) {
      contestants.add(Contestant.of(player.entrant(), game).named(player.name()));
    }
    return new Rounds<>(contestants, pairings(), match.match(game));
  }

  /** What its file has of it. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>(match.json());
    if (form != TournamentForm.MATCH) {
      json.put(FORM, form.toString());
      json.put("names", names());
      json.put(
          "others",
          players.stream().skip(FIRST_TWO).map(player -> player.entrant().json()).toList());
    }
    return json;
  }

  /**
   * Reads what {@link #json} has written.
   *
   * @param file where it stands
   */
  public static TournamentSettings of(JsonValue json, Path file) {
    MatchSettings match = MatchSettings.of(json, file);
    if (json.find(FORM).isEmpty()) {
      return match.alone();
    }
    List<Entrant> entrants = new ArrayList<>(List.of(match.a(), match.b()));
    json.get("others").items().forEach(other -> entrants.add(Roster.read(other, file)));
    JsonValue names = json.get("names");
    if (names.items().size() != entrants.size()) {
      throw names.wrong("a name for each of " + entrants.size() + " players");
    }
    List<Participant> players = new ArrayList<>();
    for (Entrant entrant : entrants) {
      players.add(new Participant(names.items().get(players.size()).text(), entrant));
    }
    return new TournamentSettings(players, json.get(FORM).parsed(TournamentForm::named), match);
  }
}
