package olsy.learning.population;

import java.util.List;
import java.util.Map;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Position;
import olsy.learning.example.DecidedGame;

/** How a member of a population is learned from its decisions. */
@FunctionalInterface
public interface MemberFit<P extends Position<P>> {

  /**
   * What was learned of a player.
   *
   * @param weights in logits
   * @param deviations of the same features
   * @param spreads how much features differ between the alternatives of its decisions
   */
  record Fitted(
      Map<String, Double> weights,
      Map<String, Double> deviations,
      int depth,
      FrontierRule frontier,
      Map<String, Double> spreads) {}

  Fitted fit(List<DecidedGame<P>> games);
}
