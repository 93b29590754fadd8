package olsy.cluster.work;

import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import olsy.learning.text.Sha256;

/**
 * A part of the work that is finished as a whole, or not at all.
 *
 * @param key tells it from all others of the same work, and from those that the work has when
 *     something before could not be done; letters, digits and dashes
 * @param cost about how long it takes beside the others
 * @param work made when it is to be done, and not kept
 */
public record Task(String key, double cost, Supplier<Work> work) {

  private static final Pattern KEY = Pattern.compile("[a-z0-9-]+");
  private static final int DIGITS = 16;

  public Task {
    if (!KEY.matcher(key).matches()) {
      throw new IllegalArgumentException(
          "expected letters, digits and dashes as the key of a task, found \"" + key + '"');
    }
    if (!(cost >= 0) || Double.isInfinite(cost)) {
      throw new IllegalArgumentException(key + " costs " + cost);
    }
  }

  /**
   * The key of a task whose answer depends on what was found out before: with anything else it is
   * another task.
   *
   * @param what it depends on, beside what all tasks of the work have in common
   */
  public static String key(String kind, Object... what) {
    return kind + '-' + Sha256.of(List.of(what).toString()).substring(0, DIGITS);
  }

  /** As it is sent to whoever does it. */
  Parcel.Piece piece() {
    return new Parcel.Piece(key, work.get());
  }
}
