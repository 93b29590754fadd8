package olsy.learning.depth;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What decisions say about a player's depth.
 *
 * @param counters of depths 1, 2, …
 * @param decisions that were counted
 */
public record DepthCounts(List<Long> counters, int decisions) {

  public DepthCounts {
    counters = List.copyOf(counters);
    if (counters.isEmpty()) {
      throw new IllegalArgumentException("counters for depths from 1 on expected, found none");
    }
  }

  static DepthCounts none(int maxDepth) {
    return new DepthCounts(Collections.nCopies(maxDepth, 0L), 0);
  }

  static DepthCounts of(DepthValues seen, DepthLearner rule) {
    return new DepthCounts(
        IntStream.rangeClosed(1, seen.maxDepth())
            .mapToObj(depth -> (long) rule.credit(seen.at(depth), seen.chosen()))
            .toList(),
        1);
  }

  /** The depth with the largest counter, the shallowest of equal ones. */
  public int depth() {
    return 1 + counters.indexOf(Collections.max(counters));
  }

  /** How far that counter is ahead of every other: 0 says that the depth is a guess. */
  public long margin() {
    int best = depth() - 1;
    return IntStream.range(0, counters.size())
        .filter(i -> i != best)
        .mapToLong(i -> counters.get(best) - counters.get(i))
        .min()
        .orElse(0);
  }

  public DepthCounts plus(DepthCounts other) {
    if (counters.size() != other.counters.size()) {
      throw new IllegalArgumentException(
          "counters of " + counters.size() + " and of " + other.counters.size() + " depths");
    }
    return new DepthCounts(
        IntStream.range(0, counters.size())
            .mapToObj(i -> counters.get(i) + other.counters.get(i))
            .toList(),
        decisions + other.decisions);
  }

  DepthCounts times(int n) {
    return new DepthCounts(counters.stream().map(counter -> n * counter).toList(), n * decisions);
  }
}
