package olsy.learning.preparation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import olsy.core.game.Position;

/**
 * Games in two halves: what is found in the first one is confirmed in the second.
 *
 * @param first in which is looked for something
 * @param second which has no part in the choice
 */
record Halves<P extends Position<P>>(List<Sitting<P>> first, List<Sitting<P>> second) {

  Halves {
    first = List.copyOf(first);
    second = List.copyOf(second);
  }

  /** By lot. Both sittings of a game are in the same half. */
  static <P extends Position<P>> Halves<P> of(List<Sitting<P>> sittings, long seed) {
    record Place(int file, int game) {}

    SplittableRandom random = new SplittableRandom(seed);
    Map<Place, Boolean> isFirst = new LinkedHashMap<>();
    List<Sitting<P>> first = new ArrayList<>();
    List<Sitting<P>> second = new ArrayList<>();
    for (Sitting<P> sitting : sittings) {
      boolean in =
          isFirst.computeIfAbsent(
              new Place(sitting.file(), sitting.game()), place -> random.nextBoolean());
      (in ? first : second).add(sitting);
    }
    return new Halves<>(first, second);
  }
}
