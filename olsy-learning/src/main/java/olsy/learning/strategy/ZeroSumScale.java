package olsy.learning.strategy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import olsy.core.evaluation.FrontierRule;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.pruning.LinearSumBounds;
import olsy.learning.players.WrittenStrategy;

/**
 * A player with its own strategy and a learned model, the model's weights multiplied by what brings
 * the two nearest to zero-sum: what a strategy plays does not depend on its scale, but what αβ* can
 * prune depends on the sum-bound
 *
 * <pre>
 * B(c) = Σ |w + c·m| · max |h|     w and m as one and the same side sees the features
 * </pre>
 *
 * <p>which is convex in c and made of straight pieces, so that its minimum lies where one of the
 * terms is 0. The scale stays between a tenth and ten, for scaled weights are rounded.
 *
 * @param player for αβ*
 * @param bound B at the root and in all that can follow, with 1 for the largest of its own weights
 */
public record ZeroSumScale<P extends Position<P>>(Player<P> player, double bound) {

  private static final double MOST = 10;

  /** Of two strategies as files have them, from the start of the game on. */
  public static <P extends Position<P>> ZeroSumScale<P> of(
      WrittenStrategy own, WrittenStrategy model, Game<P> game) {
    Set<String> names = new LinkedHashSet<>(own.weights().keySet());
    names.addAll(model.weights().keySet());
    FeatureSelection<P> pool = new FeatureSelection<>(List.copyOf(names), game.features());
    return of(pool, Candidate.of(own, pool), Candidate.of(model, pool), game.start());
  }

  /**
   * Finds the scale.
   *
   * @throws IllegalArgumentException when one of the strategies goes on beyond its frontier: its
   *     values are no sums of weights then
   */
  static <P extends Position<P>> ZeroSumScale<P> of(
      FeatureSelection<P> pool, Candidate own, Candidate model, P root) {
    for (Candidate strategy : List.of(own, model)) {
      if (strategy.frontier() != FrontierRule.NONE) {
        throw new IllegalArgumentException(
            "sum-bounds are known of plain searches only, found the frontier rule "
                + strategy.frontier().text());
      }
    }
    ZeroSumScale<P> best = null;
    for (double scale : scales(own, model)) {
      ZeroSumScale<P> one = at(scale, pool, own, model, root);
      best = best == null || one.bound < best.bound ? one : best;
    }
    return best;
  }

  /** 1, and wherever a weight of the model gets as large as the own one. */
  private static List<Double> scales(Candidate own, Candidate model) {
    List<Double> scales = new ArrayList<>(List.of(1.0));
    for (int j : model.used()) {
      double scale = Math.abs((double) own.weights().get(j) / model.weights().get(j));
      if (1 / MOST <= scale && scale <= MOST) {
        scales.add(scale);
      }
    }
    return scales;
  }

  private static <P extends Position<P>> ZeroSumScale<P> at(
      double scale, FeatureSelection<P> pool, Candidate own, Candidate model, P root) {
    int[] whole =
        model.weights().stream().mapToInt(w -> Math.toIntExact(Math.round(w * scale))).toArray();
    LinearEvaluation<P> scaled = new LinearEvaluation<>(pool.features(), pool.spread(whole));
    Player<P> player =
        new Player<>(
            new Strategy<>(own.evaluation(pool), own.depth(), 0),
            Player.zeroLevel(new Strategy<>(scaled, model.depth(), 0)));
    double bound = new LinearSumBounds<>(player).at(root).bound(1);
    return new ZeroSumScale<>(player, bound / own.largest());
  }
}
