package olsy.cluster.work;

import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * A part of the work that is finished as a whole, or not at all.
 *
 * @param key tells it from all others of the same work; letters, digits and dashes
 * @param cost about how long it takes beside the others
 * @param work made when it is to be done, and not kept
 */
public record Task(String key, double cost, Supplier<Work> work) {

  private static final Pattern KEY = Pattern.compile("[a-z0-9-]+");

  public Task {
    if (!KEY.matcher(key).matches()) {
      throw new IllegalArgumentException(
          "expected letters, digits and dashes as the key of a task, found \"" + key + '"');
    }
    if (!(cost >= 0) || Double.isInfinite(cost)) {
      throw new IllegalArgumentException(key + " costs " + cost);
    }
  }

  /** As it is sent to whoever does it. */
  Parcel.Piece piece() {
    return new Parcel.Piece(key, work.get());
  }
}
