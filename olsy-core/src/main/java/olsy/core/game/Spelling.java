package olsy.core.game;

import java.util.Collection;
import java.util.List;

/**
 * Which known names a misspelt one is nearest to, by the number of letters to change. A name all of
 * whose letters would have to change is near to none.
 */
public final class Spelling {

  private Spelling() {}

  /** The sentence for somebody who wrote a name that is not known. */
  public static String unknown(String what, String name, Collection<String> known) {
    List<String> nearest = nearest(name, known);
    boolean near = nearest.stream().anyMatch(one -> distance(name, one) < name.length());
    return "unknown %s \"%s\", %s: %s"
        .formatted(
            what, name, near ? "nearest" : "known", String.join(", ", near ? nearest : known));
  }

  /** All at the least distance, in their order. */
  static List<String> nearest(String name, Collection<String> known) {
    int least = known.stream().mapToInt(one -> distance(name, one)).min().orElse(0);
    return known.stream().filter(one -> distance(name, one) == least).toList();
  }

  /** Levenshtein's: letters put in, left out or exchanged. */
  static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int exchanged = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(exchanged, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
