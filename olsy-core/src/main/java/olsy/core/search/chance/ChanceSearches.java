package olsy.core.search.chance;

import java.util.List;
import olsy.core.evaluation.Evaluation;
import olsy.core.game.Position;
import olsy.core.search.Algorithm;
import olsy.core.search.AlgorithmFamily;
import olsy.core.search.Search;

/** The searches of games with chance: the definition, and two that prune. */
public final class ChanceSearches implements AlgorithmFamily {

  public static final ChanceAlgorithm EXPECTIMINIMAX =
      new ChanceAlgorithm(
          "expectiminimax",
          "Minimax with averages where dice decide (Russell and Norvig, 6.5).",
          ChanceSearches::expectiminimax);

  public static final ChanceAlgorithm STAR1 =
      new ChanceAlgorithm(
          "star1",
          "Expectiminimax without the rolls that cannot matter (Ballard, *-minimax).",
          Star1::new);

  public static final ChanceAlgorithm STAR2 =
      new ChanceAlgorithm(
          "star2",
          "The same, by a look at one reply to each roll first (Ballard, *-minimax).",
          Star2::new);

  @Override
  public List<Algorithm> algorithms() {
    return List.of(EXPECTIMINIMAX, STAR1, STAR2);
  }

  private static <P extends Position<P>> Search<P> expectiminimax(
      Evaluation<? super P> evaluation, RangeRule<? super P> range) {
    return new Expectiminimax<P>(evaluation);
  }
}
