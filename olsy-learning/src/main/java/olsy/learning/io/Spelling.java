package olsy.learning.io;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** What somebody who wrote an unknown name may have meant. */
public final class Spelling {

  private static final int MOST = 3;

  private Spelling() {}

  /** The known names nearest to a word, the nearest first, at most three. */
  public static List<String> nearest(String word, Collection<String> known) {
    return known.stream()
        .sorted(Comparator.comparingInt(name -> distance(word, name)))
        .limit(MOST)
        .toList();
  }

  /** {@code unknown feature "mne", did you mean men, kings or centre?} */
  public static String unknown(String what, String word, Collection<String> known) {
    List<String> near = nearest(word, known);
    String last = near.get(near.size() - 1);
    String others = String.join(", ", near.subList(0, near.size() - 1));
    return "unknown "
        + what
        + " \""
        + word
        + "\", did you mean "
        + (others.isEmpty() ? last : others + " or " + last)
        + "?";
  }

  /** Insertions, deletions and replacements of a letter that lead from one word to the other. */
  static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
