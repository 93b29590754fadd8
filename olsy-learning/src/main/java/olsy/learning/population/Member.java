package olsy.learning.population;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import olsy.core.game.Game;
import olsy.learning.players.Provenance;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.text.JsonValue;

/**
 * A player of a population: what was learned of it.
 *
 * @param family those that are the same player in all but the level have one; see {@link #family}
 * @param sources the games that it was learned from
 * @param fitted decisions in them that it was learned from
 * @param strategy with weights in logits, their standard deviations, and temperature 1
 */
public record Member(
    String name,
    String family,
    List<Provenance.Source> sources,
    int fitted,
    WrittenStrategy strategy,
    Map<String, Double> deviations) {

  private static final Pattern LEVEL = Pattern.compile("[-@ ]\\d+$");

  public Member {
    sources = List.copyOf(sources);
    if (strategy.weights().values().stream().allMatch(weight -> weight == 0)) {
      throw new IllegalArgumentException("nothing was learned of " + name + ": all weights are 0");
    }
    deviations = Collections.unmodifiableMap(new LinkedHashMap<>(deviations));
  }

  /** A name without the level behind it: {@code rapid-draughts} for {@code rapid-draughts@3}. */
  public static String family(String name) {
    return LEVEL.matcher(name).replaceFirst("");
  }

  /**
   * Whether this is one of some players, or was learned from one of some files.
   *
   * @param names of players, with a level or without
   * @param hashes SHA-256 of files
   */
  boolean isAmong(Set<String> names, Set<String> hashes) {
    return names.stream().anyMatch(this::isCalled)
        || sources.stream().anyMatch(source -> hashes.contains(source.sha256()));
  }

  /** A name with a level means the player at any. */
  private boolean isCalled(String asked) {
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
    Map<String, Double> deviations = new LinkedHashMap<>();
    json.get("deviations")
        .fields()
        .forEach((feature, deviation) -> deviations.put(feature, deviation.amount()));
    return new Member(
        json.get("name").text(),
        json.get("family").text(),
        json.get("sources").items().stream()
            .map(
                source ->
                    new Provenance.Source(source.get("file").text(), source.get("sha256").text()))
            .toList(),
        json.get("fitted").whole(1),
        WrittenStrategy.of(json.get("strategy"), game),
        deviations);
  }

  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", name);
    json.put("family", family);
    json.put("sources", sources);
    json.put("fitted", fitted);
    json.put("strategy", strategy.json());
    json.put("deviations", deviations);
    return json;
  }
}
