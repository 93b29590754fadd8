package olsy.learning.population;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Mean and standard deviation of the weights of a population's members.
 *
 * <pre>
 * f_k ← 1 / members of the family of k
 * s_k ← √ Σ_j (spread_j w_kj)²            how sure of itself k is
 * q_k ← exp(Σ f_k ln s_k / Σ f_k) / s_k   all are brought to the mean of that
 * mean_j ← Σ f_k q_k w_kj / (1 + Σ f_k)   one player more, who knows nothing, has weight 0
 * deviation_j² ← Σ f_k ((q_k w_kj − mean_j)² + q_k² v_kj) / Σ f_k + (.2 / spread_j)²,
 *                v_kj the member's own variance
 * </pre>
 *
 * Levels of one engine have the same function: they tell of it once. So a family counts as much as
 * one player, whatever its size.
 */
final class MeanWeights {

  /** In logits: by how much a new player differs from all members, where these are alike. */
  private static final double UNLIKE_ALL = 0.2;

  /** Features that hardly differ between alternatives get no enormous weights. */
  private static final double LEAST_SPREAD = 0.1;

  private MeanWeights() {}

  static WeightPrior of(Population population) {
    Map<Member, Double> factors = factors(population);
    Map<String, Double> means = new LinkedHashMap<>();
    Map<String, Double> deviations = new LinkedHashMap<>();
    for (String feature : population.features()) {
      double sum = 0;
      double players = 0;
      for (Member member : population.members()) {
        if (has(member, feature)) {
          sum += population.share(member) * factors.get(member) * weight(member, feature);
          players += population.share(member);
        }
      }
      double mean = sum / (players + 1);
      double squares = 0;
      for (Member member : population.members()) {
        if (has(member, feature)) {
          double factor = factors.get(member);
          double off = factor * weight(member, feature) - mean;
          double own = factor * member.strategy().doubts().deviations().getOrDefault(feature, 0.0);
          squares += population.share(member) * (off * off + own * own);
        }
      }
      double spread = Math.max(LEAST_SPREAD, population.spreads().getOrDefault(feature, 1.0));
      means.put(feature, mean);
      deviations.put(feature, Math.hypot(UNLIKE_ALL / spread, Math.sqrt(squares / players)));
    }
    return new WeightPrior(means, deviations);
  }

  /** By which the weights of the members are multiplied to have the same size. */
  static Map<Member, Double> factors(Population population) {
    double logs = 0;
    double players = 0;
    for (Member member : population.members()) {
      logs += population.share(member) * Math.log(size(member, population.spreads()));
      players += population.share(member);
    }
    Map<Member, Double> factors = new LinkedHashMap<>();
    for (Member member : population.members()) {
      factors.put(member, Math.exp(logs / players) / size(member, population.spreads()));
    }
    return factors;
  }

  /** What the weights make of how features differ, in logits. */
  private static double size(Member member, Map<String, Double> spreads) {
    double squares = 0;
    for (Map.Entry<String, Double> weight : member.strategy().weights().entrySet()) {
      double logits = spreads.getOrDefault(weight.getKey(), 1.0) * weight.getValue();
      squares += logits * logits;
    }
    return Math.sqrt(squares);
  }

  private static boolean has(Member member, String feature) {
    return member.strategy().weights().containsKey(feature);
  }

  private static double weight(Member member, String feature) {
    return member.strategy().weights().get(feature);
  }
}
