package olsy.learning.population;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import olsy.core.evaluation.FrontierRule;
import olsy.core.player.Strategy;
import olsy.learning.players.Doubts;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.players.WrittenTies;

/**
 * How somebody plays of whom nothing is known but that it is a player of the game: with mean
 * weights, and as deep as members of the population look, each as probable as it is frequent among
 * them.
 */
final class GenericPlayer {

  /** Its decisions are searched once for each. */
  private static final int MOST_STRATEGIES = 6;

  /** Mean weights are in logits. */
  private static final double TEMPERATURE = 1;

  /**
   * How somebody may look ahead.
   *
   * @param players how many members do
   */
  private record Look(int depth, FrontierRule frontier, double players) {

    WrittenStrategy with(WeightPrior prior) {
      return new WrittenStrategy(
          prior.means(),
          depth,
          frontier,
          WrittenTies.GAMES_ORDER,
          new WrittenStrategy.Certainty(TEMPERATURE, 0, Strategy.COMMON_TRUST),
          new Doubts(prior.deviations(), List.of()),
          Map.of());
    }
  }

  private GenericPlayer() {}

  /** There must be a member. */
  static WrittenStrategy of(Population population) {
    WeightPrior prior = population.prior();
    List<Look> looks = looks(population);
    double players = looks.stream().mapToDouble(Look::players).sum();
    List<Doubts.Alternative> alternatives =
        looks.stream()
            .skip(1)
            .map(look -> new Doubts.Alternative(look.players / players, look.with(prior)))
            .toList();
    return looks.get(0).with(prior).with(new Doubts(prior.deviations(), alternatives));
  }

  /** The most frequent first; of those that are equally frequent, the shallowest. */
  private static List<Look> looks(Population population) {
    return population.members().stream()
        .map(Member::strategy)
        .map(strategy -> new Look(strategy.depth(), strategy.frontier(), 0))
        .distinct()
        .map(look -> counted(look, population))
        .sorted(
            Comparator.comparingDouble(Look::players)
                .reversed()
                .thenComparingInt(Look::depth)
                .thenComparing(Look::frontier))
        .limit(MOST_STRATEGIES)
        .toList();
  }

  private static Look counted(Look look, Population population) {
    double players =
        population.members().stream()
            .filter(
                member ->
                    member.strategy().depth() == look.depth
                        && member.strategy().frontier() == look.frontier)
            .mapToDouble(population::share)
            .sum();
    return new Look(look.depth, look.frontier, players);
  }
}
