package olsy.learning.example;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Draws by lot: the same seed draws the same. */
public final class Shuffle {

  private Shuffle() {}

  /** The same things in a random order. */
  public static <T> List<T> shuffled(List<T> list, long seed) {
    List<T> shuffled = new ArrayList<>(list);
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = shuffled.size() - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      shuffled.set(i, shuffled.set(j, shuffled.get(i)));
    }
    return shuffled;
  }
}
