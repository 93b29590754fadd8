package olsy.learning.scout;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.example.ExampleSet;
import olsy.learning.players.PlayerFile;
import olsy.learning.prediction.Hits;
import olsy.learning.text.JsonValue;

/**
 * At which level a player models its opponent, as far as decisions tell.
 *
 * @param fits the best explanation of each level, from 0 on
 * @param differences between any two of them
 * @param decisions that were looked at, unforced ones
 */
public record LearnedLevels(List<Fit> fits, List<Difference> differences, int decisions) {

  /** What level 0 and level 1 with the model −f have in common: minimax has no other model. */
  public static final String NO_MODEL = "none";

  /** Whoever is less probable is not told. */
  private static final double TOLD = 0.9;

  /** Fewer decisions that levels make differently tell nothing. */
  private static final int ENOUGH = 5;

  /**
   * The best explanation of a level.
   *
   * @param share how probable it is that this level explains decisions to come best
   * @param origin of the model of the opponent
   * @param strict the share of the decisions in which its move was played
   * @param unseen the same of decisions that nothing was learned from; empty where there are none
   * @param player who plays so; the model is in it
   */
  public record Fit(
      int level,
      double share,
      String origin,
      double strict,
      Optional<Hits> unseen,
      PlayerFile player) {

    private Fit with(Hits hits) {
      return new Fit(level, share, origin, strict, Optional.of(hits), player);
    }

    private Map<String, Object> json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("level", level);
      json.put("share", share);
      json.put("model", origin);
      json.put("strict", strict);
      unseen.ifPresent(hits -> json.put("unseen", hits));
      return json;
    }
  }

  /**
   * The decisions in which two levels expect different moves.
   *
   * @param decisions how many
   * @param hits in how many of them the lower level's move was played
   * @param otherHits and the higher one's
   */
  public record Difference(int level, int other, int decisions, int hits, int otherHits) {

    private Map<String, Object> json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("levels", List.of(level, other));
      json.put("decisions", decisions);
      json.put("hits", List.of(hits, otherHits));
      return json;
    }
  }

  /** As a file has them, without the players. */
  public record Account(List<Told> levels, List<Difference> differences, int decisions) {

    /** What is told of a level. */
    public record Told(
        int level, double share, String origin, double strict, Optional<Hits> unseen) {}

    public Account {
      levels = List.copyOf(levels);
      differences = List.copyOf(differences);
    }

    /** The most probable level; the lowest of those. */
    public Told best() {
      return Collections.max(
          levels,
          Comparator.comparingDouble(Told::share)
              .thenComparing(Comparator.comparingInt(Told::level).reversed()));
    }

    /** Whether it is probable enough, and there were decisions by which to tell it from others. */
    public boolean isTold() {
      return best().share >= TOLD && leastDifferent() >= ENOUGH;
    }

    /** Whether it has a model of its opponent, be it at which level it may. */
    public boolean isModelling() {
      return best().level > 0 && levels.get(0).share <= 1 - TOLD && between(0).decisions >= ENOUGH;
    }

    /**
     * The decisions by which the most probable level is told from the one that is most like it; as
     * many as there are where there is no other.
     */
    public int leastDifferent() {
      return levels.stream()
          .filter(one -> one.level != best().level)
          .mapToInt(one -> between(one.level).decisions)
          .min()
          .orElse(decisions);
    }

    /** Between the most probable level and another. */
    public Difference between(int level) {
      int best = best().level;
      return differences.stream()
          .filter(one -> one.level == Math.min(level, best) && one.other == Math.max(level, best))
          .findFirst()
          .orElseThrow();
    }

    /** A player's, if its file says so. */
    public static Optional<Account> of(PlayerFile player) {
      return player.account().find(FIELD).map(Account::of);
    }

    private static Hits hits(JsonValue json) {
      return new Hits(
          json.get("decisions").whole(0), json.get("strict").share(), json.get("uniform").share());
    }

    private static Account of(JsonValue json) {
      JsonValue of = json.get("of");
      List<Told> levels = of.items().stream().map(Account::told).toList();
      if (levels.isEmpty()
          || !IntStream.range(0, levels.size()).allMatch(i -> levels.get(i).level == i)) {
        throw of.wrong("levels from 0 on, each once");
      }
      JsonValue differ = json.get("differ");
      List<Difference> differences = differ.items().stream().map(Account::difference).toList();
      for (int level = 0; level < levels.size(); level++) {
        for (int other = level + 1; other < levels.size(); other++) {
          if (!isAmong(differences, level, other)) {
            throw differ.wrong("one of levels " + level + " and " + other);
          }
        }
      }
      return new Account(levels, differences, json.get("decisions").whole(0));
    }

    private static Told told(JsonValue json) {
      return new Told(
          json.get("level").whole(0),
          json.get("share").share(),
          json.get("model").text(),
          json.get("strict").share(),
          json.find("unseen").map(Account::hits));
    }

    private static Difference difference(JsonValue json) {
      JsonValue levels = json.get("levels");
      JsonValue hits = json.get("hits");
      return new Difference(
          levels.item(0).whole(0),
          levels.item(1).whole(0),
          json.get("decisions").whole(0),
          hits.item(0).whole(0),
          hits.item(1).whole(0));
    }

    private static boolean isAmong(List<Difference> differences, int level, int other) {
      return differences.stream().anyMatch(one -> one.level == level && one.other == other);
    }
  }

  /** Where a file has it. */
  public static final String FIELD = "levels";

  public LearnedLevels {
    fits = List.copyOf(fits);
    differences = List.copyOf(differences);
  }

  /** Held against decisions that nothing was learned from; there must be some. */
  public <P extends Position<P>> LearnedLevels on(ExampleSet<P> unseen, Game<P> game) {
    return new LearnedLevels(
        fits.stream()
            .map(
                one ->
                    one.with(
                        Hits.of(one.player.search(game), one.player.strategy().depth(), unseen)))
            .toList(),
        differences,
        decisions);
  }

  public Account account() {
    return new Account(
        fits.stream()
            .map(one -> new Account.Told(one.level, one.share, one.origin, one.strict, one.unseen))
            .toList(),
        differences,
        decisions);
  }

  /** The best explanation of the most probable level. */
  public Fit best() {
    return fits.get(account().best().level);
  }

  /** What a file says beside the player. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("decisions", decisions);
    json.put("of", fits.stream().map(Fit::json).toList());
    json.put("differ", differences.stream().map(Difference::json).toList());
    return json;
  }
}
