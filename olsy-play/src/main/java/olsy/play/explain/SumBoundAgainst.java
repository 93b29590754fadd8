package olsy.play.explain;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.FeatureSelection;
import olsy.learning.strategy.ZeroSumScale;

/** How far from zero-sum two players' functions are: the less, the more αβ* can leave out. */
public final class SumBoundAgainst {

  private SumBoundAgainst() {}

  /**
   * The sum-bound from the start of the game on, the model's function on the scale that makes it
   * least, with 1 for the largest weight of the own function; none where a frontier rule makes more
   * of a function than a sum of weights.
   */
  public static <P extends Position<P>> OptionalDouble of(
      PlayerFile own, PlayerFile model, Game<P> game) {
    if (own.strategy().frontier() != FrontierRule.NONE
        || model.strategy().frontier() != FrontierRule.NONE) {
      return OptionalDouble.empty();
    }
    Set<String> names = new LinkedHashSet<>(own.strategy().weights().keySet());
    names.addAll(model.strategy().weights().keySet());
    FeatureSelection<P> pool = new FeatureSelection<>(List.copyOf(names), game.features());
    return OptionalDouble.of(
        ZeroSumScale.of(
                pool,
                candidate(own.strategy(), pool),
                candidate(model.strategy(), pool),
                game.start())
            .bound());
  }

  private static Candidate candidate(WrittenStrategy strategy, FeatureSelection<?> pool) {
    Map<String, Double> weights = strategy.weights();
    double[] inOrder =
        pool.names().stream().mapToDouble(name -> weights.getOrDefault(name, 0.0)).toArray();
    return Candidate.scaled(inOrder, strategy.depth(), strategy.frontier());
  }
}
