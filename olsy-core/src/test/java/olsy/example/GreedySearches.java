package olsy.example;

import java.util.List;
import olsy.core.search.Algorithm;
import olsy.core.search.AlgorithmFamily;
import olsy.core.search.PlainAlgorithm;
import olsy.core.search.PlayerAlgorithm;

/** What a package provides for its searches to be found by name. */
public final class GreedySearches implements AlgorithmFamily {

  static final PlayerAlgorithm GREEDY =
      new PlainAlgorithm(
          "greedy",
          "Both sides take what looks best one ply ahead (an example).",
          GreedySearch::new);

  @Override
  public List<Algorithm> algorithms() {
    return List.of(GREEDY);
  }
}
