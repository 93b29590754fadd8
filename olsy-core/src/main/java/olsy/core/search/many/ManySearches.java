package olsy.core.search.many;

import java.util.List;
import olsy.core.game.Spelling;
import olsy.core.search.Algorithm;
import olsy.core.search.AlgorithmFamily;

/** The searches for many players, by their names. */
public final class ManySearches implements AlgorithmFamily {

  public static final ManyAlgorithm MAX_N =
      new ManyAlgorithm(
          "max-n",
          "Everybody takes what is best for himself (Luckhardt and Irani, An Algorithmic Solution"
              + " of N-Person Games).",
          MaxN::new);

  public static final ManyAlgorithm IMMEDIATE_PRUNING =
      new ManyAlgorithm(
          "max-n-immediate",
          "Max-n that stops where somebody has all there is to have (Korf, Multi-player Alpha-Beta"
              + " Pruning).",
          ImmediatePruning::new);

  public static final ManyAlgorithm SHALLOW_PRUNING =
      new ManyAlgorithm(
          "max-n-shallow",
          "Max-n that stops where too little is left for the one who moved before (Korf,"
              + " Multi-player Alpha-Beta Pruning).",
          ShallowPruning::new);

  public static final ManyAlgorithm PARANOID =
      new ManyAlgorithm(
          "paranoid",
          "Alpha-beta of one against all others (Sturtevant and Korf, On Pruning Techniques for"
              + " Multi-Player Games).",
          Paranoid::new);

  /** Those of this kind. */
  public static List<ManyAlgorithm> all() {
    return List.of(MAX_N, IMMEDIATE_PRUNING, SHALLOW_PRUNING, PARANOID);
  }

  /**
   * The one of that name.
   *
   * @throws IllegalArgumentException naming the nearest
   */
  public static ManyAlgorithm named(String name) {
    return all().stream()
        .filter(algorithm -> algorithm.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Spelling.unknown(
                        "algorithm for many players",
                        name,
                        all().stream().map(ManyAlgorithm::name).toList())));
  }

  @Override
  public List<Algorithm> algorithms() {
    return List.copyOf(all());
  }
}
