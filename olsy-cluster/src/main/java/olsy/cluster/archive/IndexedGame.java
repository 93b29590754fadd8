package olsy.cluster.archive;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import olsy.core.game.Outcome;
import olsy.learning.archive.GameCount;

/**
 * A game of a split as the index has it: where to find it again, and what is counted of it.
 *
 * @param chunk where the piece of the archive begins that it stands in
 * @param place its place among the games of that piece, from 0
 * @param line on which it begins, among those of the split from 1
 * @param identity the same for games that are the same
 * @param fault why the game was left, behind the words that say where it stands
 */
record IndexedGame(
    long chunk, int place, long line, String identity, GameCount count, Optional<String> fault) {

  private static final String BETWEEN = "\t";
  private static final String OPEN = "-";
  private static final int FIELDS = 12;
  private static final Pattern LINE = Pattern.compile("(that begins on line )(\\d+)");

  /** Its line in the index. Names have no tabs, nor have sentences. */
  String text() {
    return String.join(
        BETWEEN,
        List.of(
            String.valueOf(chunk),
            String.valueOf(place),
            String.valueOf(line),
            identity,
            count.first(),
            count.second(),
            count.outcome().map(Outcome::name).orElse(OPEN),
            String.valueOf(count.ofFirst().decisions()),
            String.valueOf(count.ofFirst().forced()),
            String.valueOf(count.ofSecond().decisions()),
            String.valueOf(count.ofSecond().forced()),
            fault.map(sentence -> sentence.replaceAll("\\s+", " ")).orElse("")));
  }

  /**
   * Its fault, as the archive's lines are counted.
   *
   * @param before lines of the archive before the split
   */
  Optional<String> fault(long before) {
    return fault.map(sentence -> shifted(sentence, before));
  }

  /** What is said of a game names a line beside that on which it begins. */
  static String shifted(String fault, long lines) {
    return LINE.matcher(fault)
        .replaceAll(place -> place.group(1) + (Long.parseLong(place.group(2)) + lines));
  }

  /** Reads what {@link #text} has written. */
  static IndexedGame of(String text) {
    String[] fields = text.split(BETWEEN, -1);
    if (fields.length != FIELDS) {
      throw new IllegalArgumentException(
          "expected " + FIELDS + " fields of a game, found " + fields.length);
    }
    return new IndexedGame(
        Long.parseLong(fields[0]),
        Integer.parseInt(fields[1]),
        Long.parseLong(fields[2]),
        fields[3],
        new GameCount(
            fields[4],
            fields[5],
            fields[6].equals(OPEN) ? Optional.empty() : Optional.of(Outcome.valueOf(fields[6])),
            moves(fields[7], fields[8]),
            moves(fields[9], fields[10])),
        Optional.of(fields[11]).filter(sentence -> !sentence.isEmpty()));
  }

  private static GameCount.Moves moves(String decisions, String forced) {
    return new GameCount.Moves(Integer.parseInt(decisions), Integer.parseInt(forced));
  }
}
