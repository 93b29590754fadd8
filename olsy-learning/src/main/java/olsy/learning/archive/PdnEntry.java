package olsy.learning.archive;

import java.util.List;

/**
 * A game of an archive.
 *
 * @param number of the game in the archive, from 1
 * @param line where it begins, from 1
 * @param damage sentences about what could not be read, usually none
 */
public record PdnEntry(int number, int line, PdnGame game, List<String> damage) {

  public PdnEntry {
    damage = List.copyOf(damage);
  }

  /** Where to look for it. */
  public String place() {
    return "game " + number + " (line " + line + ")";
  }
}
