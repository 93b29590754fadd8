package olsy.play.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import olsy.core.evaluation.Score;
import olsy.core.game.Feature;
import olsy.core.game.Features;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.players.PlayerFile;
import olsy.learning.prediction.Prediction;

/**
 * Why a zero-level player prefers its move to the next best one: what it sees where the two lines
 * of play end that it expects.
 *
 * <pre>
 * s₁, s₂  ← the successor chosen and the best of the others;  d₁, d₂ ← where their lines end
 * reasonᵢ ← wᵢ (hᵢ(d₁) − hᵢ(d₂)),  which add up to the difference of the values
 * </pre>
 */
public final class Reasons {

  /**
   * A feature that differs.
   *
   * @param amount that it makes, in men where the weight of a man is positive, otherwise with 1 for
   *     the largest weight
   */
  public record Reason(Feature feature, double amount) {}

  private Reasons() {}

  /**
   * What speaks most for the move first, what speaks against it last; nothing without a choice, and
   * nothing where the move is expected because of what else the player may be.
   */
  public static <P extends Position<P>> List<Reason> of(
      PlayerFile player, Game<P> game, Prediction<P> expected) {
    if (expected.successors().size() < 2) {
      return List.of();
    }
    double[] values = expected.values();
    int chosen = expected.choice();
    int next = best(values, chosen);
    boolean isOfOthers = !expected.alternatives().isEmpty() && values[chosen] < values[next];
    if (isOfOthers || Score.isDecided(values[chosen]) || Score.isDecided(values[next])) {
      return List.of();
    }
    return differences(
        player, game.features(), expected.position(), expected.end(chosen), expected.end(next));
  }

  private static int best(double[] values, int without) {
    int best = -1;
    for (int i = 0; i < values.length; i++) {
      if (i != without && (best < 0 || values[i] > values[best])) {
        best = i;
      }
    }
    return best;
  }

  private static <P extends Position<P>> List<Reason> differences(
      PlayerFile player, Features<P> features, P position, P end, P otherEnd) {
    Map<String, Double> weights = player.strategy().weights();
    double unit = Valuation.unit(player);
    int[] h = new int[features.size()];
    int[] other = new int[features.size()];
    features.extract(end, position.toMove(), h);
    features.extract(otherEnd, position.toMove(), other);
    List<Reason> reasons = new ArrayList<>();
    for (int i = 0; i < h.length; i++) {
      Feature feature = features.list().get(i);
      double amount = weights.getOrDefault(feature.name(), 0.0) / unit * (h[i] - other[i]);
      if (amount != 0) {
        reasons.add(new Reason(feature, amount));
      }
    }
    reasons.sort(Comparator.comparingDouble(Reason::amount).reversed());
    return reasons;
  }
}
