package olsy.cluster.fit;

import static java.util.stream.Collectors.joining;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import olsy.learning.text.InputException;

/**
 * The files of models, by the names of the players: the first letters and digits of each, and a
 * number where two would have the same.
 */
final class ModelFiles {

  /** Letters of a name, each of four bytes at most: file systems take 255. */
  private static final int LONGEST = 50;

  private ModelFiles() {}

  /**
   * A file for each player, in their order.
   *
   * @param before each of them
   * @throws InputException when this system cannot write a name; it says what helps
   */
  static List<String> of(List<String> players, String before) {
    List<String> files = new ArrayList<>();
    Set<String> taken = new HashSet<>();
    for (String player : players) {
      String name = letters(player);
      String free = name;
      for (int i = 2; !taken.add(free); i++) {
        free = name + "-" + i;
      }
      files.add(before + writable(free + ".json"));
    }
    return files;
  }

  private static String letters(String player) {
    String letters = player.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-");
    String first =
        letters.codePoints().limit(LONGEST).mapToObj(Character::toString).collect(joining());
    String name = first.replaceAll("^-|-$", "");
    return name.isEmpty() ? "player" : name;
  }

  private static String writable(String file) {
    try {
      return Path.of(file).toString();
    } catch (InvalidPathException e) {
      throw new InputException(
          "cannot write "
              + file
              + ": the language settings of this system have no such letters; those of"
              + " LC_ALL=C.UTF-8 have",
          e);
    }
  }
}
