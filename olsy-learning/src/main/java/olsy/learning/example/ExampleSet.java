package olsy.learning.example;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.core.game.Position;
import olsy.core.player.TieRule;

/**
 * Decisions to learn from or to test with. Equal ones are kept once, with how often they were made;
 * forced moves are only counted.
 *
 * @param unforced in the order in which they were first made
 * @param decisions how many unforced decisions were made
 */
public record ExampleSet<P extends Position<P>>(
    List<Repeated<P>> unforced, int decisions, int forced) {

  /**
   * @param times how often this decision was made
   */
  public record Repeated<P extends Position<P>>(Example<P> example, int times) {}

  public ExampleSet {
    unforced = List.copyOf(unforced);
  }

  /** So many of the different decisions. */
  public ExampleSet<P> first(int most) {
    List<Repeated<P>> some = unforced.subList(0, Math.min(most, unforced.size()));
    int times = some.stream().mapToInt(Repeated::times).sum();
    return new ExampleSet<>(some, times, forced);
  }

  /** The same decisions, with the successors in the order in which their player lists them. */
  public ExampleSet<P> listedBy(TieRule<P> ties) {
    return new ExampleSet<>(
        unforced.stream()
            .map(one -> new Repeated<>(one.example().listedBy(ties), one.times()))
            .toList(),
        decisions,
        forced);
  }

  /** The decisions of one player, a list for every game. */
  public static <P extends Position<P>> ExampleSet<P> of(List<List<Example<P>>> games) {
    Map<Example<P>, Integer> times = new LinkedHashMap<>();
    int decisions = 0;
    int forced = 0;
    for (List<Example<P>> game : games) {
      for (Example<P> example : game) {
        if (example.isForced()) {
          forced++;
        } else {
          decisions++;
          times.merge(example, 1, Integer::sum);
        }
      }
    }
    List<Repeated<P>> unforced = new ArrayList<>();
    times.forEach((example, n) -> unforced.add(new Repeated<>(example, n)));
    return new ExampleSet<>(unforced, decisions, forced);
  }
}
