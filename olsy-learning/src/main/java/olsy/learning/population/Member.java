package olsy.learning.population;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import olsy.core.game.Game;
import olsy.learning.archive.PlayerNames;
import olsy.learning.players.Provenance;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.text.JsonValue;

/**
 * A player of a population: what was learned of it.
 *
 * @param family those that are the same player in all but the level have one; see {@link #family}
 * @param sources the games that it was learned from
 * @param fitted decisions in them that it was learned from
 * @param strategy with weights in logits, with their deviations; its temperature is 1
 */
public record Member(
    String name,
    String family,
    List<Provenance.Source> sources,
    int fitted,
    WrittenStrategy strategy) {

  private static final Pattern LEVEL = Pattern.compile("[-@ ]\\d+$");

  public Member {
    sources = List.copyOf(sources);
    if (strategy.weights().values().stream().allMatch(weight -> weight == 0)) {
      throw new IllegalArgumentException("nothing was learned of " + name + ": all weights are 0");
    }
  }

  /** A name without the level behind it: {@code rapid-draughts} for {@code rapid-draughts@3}. */
  public static String family(String name) {
    return LEVEL.matcher(name).replaceFirst("");
  }

  /**
   * Whether this may be one of some players. Where names tell that it is somebody else, the games
   * may be the same: each has its own decisions in them.
   *
   * @param names of players, with a level or without
   * @param hashes SHA-256 of files with their games
   */
  boolean isAmong(Set<String> names, Set<String> hashes) {
    return names.stream().anyMatch(asked -> isOneOf(asked, name, family))
        || (sources.stream().anyMatch(source -> hashes.contains(source.sha256()))
            && (family.equals(PlayerNames.UNKNOWN)
                || names.isEmpty()
                || names.contains(PlayerNames.UNKNOWN)));
  }

  /** Whether a name means a player; with a level behind it, it means the player at any. */
  static boolean isOneOf(String asked, String name, String family) {
    return same(asked, name) || same(asked, family) || same(family(asked), family);
  }

  /** As in archives, capitals and the number of spaces make no difference. */
  private static boolean same(String one, String other) {
    return key(one).equals(key(other));
  }

  private static String key(String name) {
    return name.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
  }

  static Member of(JsonValue json, Game<?> game) {
    return new Member(
        json.get("name").text(),
        json.get("family").text(),
        json.get("sources").items().stream().map(Provenance.Source::of).toList(),
        json.get("fitted").whole(0),
        WrittenStrategy.of(json.get("strategy"), game));
  }

  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", name);
    json.put("family", family);
    json.put("sources", sources);
    json.put("fitted", fitted);
    json.put("strategy", strategy.json());
    return json;
  }
}
