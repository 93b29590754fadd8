package olsy.learning.population;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.core.evaluation.FrontierRule;
import olsy.core.player.Strategy;
import olsy.learning.players.Doubts;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.players.WrittenTies;

/**
 * How somebody plays of whom nothing is known but that it is a player of the game: with mean
 * weights, and about as deep and as sharply as members of the population play.
 *
 * <pre>
 * share(depth, rule) ← Σ over members with the rule: ½ f_k at the depth of k, ¼ f_k a ply above and below
 * temperature(depth, rule) ← 1.5 × the mean of q_k over the same, geometrically
 * </pre>
 *
 * f_k and q_k are those of {@link MeanWeights}: who is surer of itself plays more sharply. What is
 * added to the temperature is for mean weights being nobody's own.
 */
final class GenericPlayer {

  /** Each is a search more for every decision. */
  private static final int MOST_STRATEGIES = 8;

  private static final double FLATTER = 1.5;

  /** How somebody may look ahead. */
  private record Look(int depth, FrontierRule frontier) {}

  /**
   * How many members look so, and how sharply they play.
   *
   * @param logs of the temperatures, summed up over the players
   */
  private record Looking(double players, double logs) {

    Looking plus(Looking others) {
      return new Looking(players + others.players, logs + others.logs);
    }

    WrittenStrategy strategy(Look look, WeightPrior prior) {
      double temperature = FLATTER * Math.exp(logs / players);
      return new WrittenStrategy(
          prior.means(),
          look.depth,
          look.frontier,
          WrittenTies.GAMES_ORDER,
          new WrittenStrategy.Certainty(temperature, 0, Strategy.COMMON_TRUST),
          new Doubts(prior.deviations(), List.of()),
          Map.of());
    }
  }

  private GenericPlayer() {}

  /** There must be a member. */
  static WrittenStrategy of(Population population) {
    WeightPrior prior = population.prior();
    List<Map.Entry<Look, Looking>> looks = looks(population);
    double players = looks.stream().mapToDouble(one -> one.getValue().players).sum();
    List<Doubts.Alternative> all =
        looks.stream()
            .map(
                one ->
                    new Doubts.Alternative(
                        one.getValue().players / players,
                        one.getValue().strategy(one.getKey(), prior)))
            .toList();
    return all.get(0).strategy().with(new Doubts(prior.deviations(), all.subList(1, all.size())));
  }

  /** The most frequent first; of those that are equally frequent, the shallowest. */
  private static List<Map.Entry<Look, Looking>> looks(Population population) {
    Map<Member, Double> sharpness = MeanWeights.factors(population);
    Map<Look, Looking> looks = new LinkedHashMap<>();
    for (Member member : population.members()) {
      double quarter = population.share(member) / 4;
      Looking some = new Looking(quarter, quarter * Math.log(sharpness.get(member)));
      int depth = member.strategy().depth();
      for (int near : new int[] {Math.max(1, depth - 1), depth, depth, depth + 1}) {
        looks.merge(new Look(near, member.strategy().frontier()), some, Looking::plus);
      }
    }
    return looks.entrySet().stream()
        .sorted(
            Comparator.<Map.Entry<Look, Looking>>comparingDouble(one -> -one.getValue().players)
                .thenComparingInt(one -> one.getKey().depth)
                .thenComparing(one -> one.getKey().frontier))
        .limit(MOST_STRATEGIES)
        .toList();
  }
}
