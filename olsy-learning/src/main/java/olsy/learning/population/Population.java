package olsy.learning.population;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.text.FileKind;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;

/**
 * Players of a game, each learned from its decisions, and what they have in common.
 *
 * @param game its name
 * @param spreads how much features differ between the alternatives of a decision: root of the mean
 *     square, by feature
 */
public record Population(
    String game, List<Member> members, Map<String, Double> spreads, Making making) {

  /** Of the format. */
  public static final int VERSION = 1;

  public Population {
    members = List.copyOf(members);
    spreads = Collections.unmodifiableMap(new LinkedHashMap<>(spreads));
  }

  /** The one that comes with the program, if there is one of this game. */
  public static Optional<Population> installed(Game<?> game) {
    Path folder = ModelFolder.installed().folder().resolve("population");
    return Optional.of(folder.resolve(fileName(game))).filter(Files::exists).map(Population::read);
  }

  /** A colon is no letter of a file's name everywhere. */
  private static String fileName(Game<?> game) {
    return game.name().replace(':', '-') + ".json";
  }

  public static Population read(Path file) {
    return of(Json.read(file, FileKind.POPULATION.toString()));
  }

  /** What {@link #json} has written. */
  public static Population of(JsonValue json) {
    if (!isPopulation(json)) {
      boolean player = json.isObject() && json.find("strategy").isPresent();
      FileKind found = player ? FileKind.PLAYER : FileKind.JSON;
      throw json.error("expected " + FileKind.POPULATION + ", found " + found);
    }
    json.requireVersion(VERSION);
    Game<?> game = json.get("game").parsed(Games::named);
    json.get("members").item(0);
    return new Population(
        game.name(),
        json.get("members").items().stream().map(member -> Member.of(member, game)).toList(),
        spreads(json),
        Making.of(json.get("making")));
  }

  static Map<String, Double> spreads(JsonValue json) {
    Map<String, Double> spreads = new LinkedHashMap<>();
    json.get("spreads")
        .fields()
        .forEach((feature, spread) -> spreads.put(feature, spread.amount()));
    return spreads;
  }

  /** Whether that is what a file holds. */
  public static boolean isPopulation(JsonValue json) {
    return json.isObject() && json.find("members").isPresent();
  }

  public void write(Path file) {
    Json.write(file, json());
  }

  /** What the file holds. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("version", VERSION);
    json.put("game", game);
    json.put("making", making.json());
    json.put("spreads", spreads);
    json.put("members", members.stream().map(Member::json).toList());
    return json;
  }

  /** A population without members tells nothing. */
  public boolean isEmpty() {
    return members.isEmpty();
  }

  /**
   * Holds players out: nothing that was learned of them is left. A player at one level is the same
   * at any. Of their games no member is left that may be one of them under another name; who is
   * known by a name of its own stays.
   *
   * @param names of players; {@code ?} is whoever is not known
   * @param hashes SHA-256 of files with their games
   */
  public Population without(Set<String> names, Set<String> hashes) {
    return new Population(
        game,
        members.stream().filter(member -> !member.isAmong(names, hashes)).toList(),
        spreads,
        making);
  }

  /** What weights another player probably has; see {@link MeanWeights}. */
  public WeightPrior prior() {
    return MeanWeights.of(this);
  }

  /**
   * The player of whom nothing is known but that it is one of this population: a mixture, with the
   * mean weights. There must be a member.
   */
  public WrittenStrategy generic() {
    return GenericPlayer.of(this);
  }

  /** How much a member counts: a family of several counts as much as one player. */
  double share(Member member) {
    return 1.0 / members.stream().filter(other -> other.family().equals(member.family())).count();
  }

  /** Those that the members have weights of, in the order of the first member that has them. */
  Set<String> features() {
    return members.stream()
        .flatMap(member -> member.strategy().weights().keySet().stream())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
