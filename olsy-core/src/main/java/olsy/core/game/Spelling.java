package olsy.core.game;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * Which known names a misspelt one is nearest to, by the number of letters to change. It is near to
 * those alone of which half the letters, or more, can stay.
 */
public final class Spelling {

  private static final int HALF = 2;

  private Spelling() {}

  /**
   * The sentence for somebody who wrote a name that is not known: the nearest, or all that are
   * known where none is near.
   */
  public static String unknown(String what, String name, Collection<String> known) {
    return near(name, known).isEmpty()
        ? told(what, name) + ", known: " + String.join(", ", known)
        : unknownAmongMany(what, name, known);
  }

  /** The same for names that are too many, or told elsewhere: the nearest, or none. */
  public static String unknownAmongMany(String what, String name, Collection<String> known) {
    List<String> near = near(name, known);
    return told(what, name) + (near.isEmpty() ? "" : ", nearest: " + String.join(", ", near));
  }

  private static String told(String what, String name) {
    return "unknown %s \"%s\"".formatted(what, name);
  }

  private static List<String> near(String name, Collection<String> known) {
    return nearest(name, known).stream().filter(one -> isNear(name, one)).toList();
  }

  /** Dashes do not count: all options begin with them. */
  private static boolean isNear(String name, String other) {
    return HALF * distance(name, other) <= Math.max(letters(name), letters(other));
  }

  private static int letters(String name) {
    return (int) name.codePoints().filter(Character::isLetterOrDigit).count();
  }

  /** All at the least distance, in their order. */
  static List<String> nearest(String name, Collection<String> known) {
    int least = known.stream().mapToInt(one -> distance(name, one)).min().orElse(0);
    return known.stream().filter(one -> distance(name, one) == least).toList();
  }

  /**
   * Letters put in, left out or exchanged, or two that stand side by side and have changed places
   * (Damerau and Levenshtein, each letter changed once).
   */
  static int distance(String a, String b) {
    int[] lastButOne = new int[b.length() + 1];
    int[] last = new int[b.length() + 1];
    int[] row = new int[b.length() + 1];
    Arrays.setAll(row, j -> j);
    for (int i = 1; i <= a.length(); i++) {
      int[] free = lastButOne;
      lastButOne = last;
      last = row;
      row = free;
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int exchanged = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(exchanged, 1 + Math.min(last[j], row[j - 1]));
        boolean isSwap =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        if (isSwap) {
          row[j] = Math.min(row[j], 1 + lastButOne[j - 2]);
        }
      }
    }
    return row[b.length()];
  }
}
