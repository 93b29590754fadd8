package olsy.learning.model;

import java.util.List;

/**
 * Where a learned player comes from, in the fields of its file.
 *
 * @param side {@code black}, {@code white} or null for both
 * @param games of the player in the sources
 * @param decisions unforced ones, in these games
 * @param forced moves to which there was no alternative
 * @param fitted decisions that weights and depth were learned from
 * @param seed of everything random
 * @param program the version that learned it
 * @param date as the caller gave it, or null
 */
public record Provenance(
    String game,
    List<Source> sources,
    String player,
    String side,
    int games,
    int decisions,
    int forced,
    int fitted,
    Settings settings,
    long seed,
    String program,
    String date) {

  /** A file without its folder. */
  public record Source(String file, String sha256) {}

  /**
   * @param features the name of the pool, or the features
   * @param window last decisions taken, 0 for all
   */
  public record Settings(
      String procedure, String features, int maxDepth, int window, List<String> aliases) {

    public Settings {
      aliases = List.copyOf(aliases);
    }
  }

  public Provenance {
    sources = List.copyOf(sources);
  }
}
