package olsy.play.tree;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import olsy.core.player.Player;
import olsy.core.player.Strategy;

/**
 * How far from the root a multi-model search asks for static values: at its own depth, and where
 * the searches of models that look less far stop.
 *
 * <pre>
 * stops(ply, d, j):                    as M*(s, d, f_j) calls itself
 *   if j = 0 or d ≤ 1: ply + d         the tail below f₀ looks as far as it can
 *   else stops(ply + 1, min(d−1, d_{j−1}), j−1) and stops(ply + 2, d−2, j)
 * </pre>
 */
final class TreeHorizon {

  private record Call(int ply, int depth, int model) {}

  private final List<? extends Strategy<?>> models;
  private final Set<Call> seen = new HashSet<>();
  private final Set<Integer> plies = new TreeSet<>();

  private TreeHorizon(Player<?> player) {
    this.models = player.strategies();
  }

  static Set<Integer> plies(Player<?> player, int depth) {
    TreeHorizon frontier = new TreeHorizon(player);
    frontier.follow(new Call(0, depth, player.level()));
    return frontier.plies;
  }

  private void follow(Call call) {
    if (!seen.add(call)) {
      return;
    }
    if (call.model == 0 || call.depth <= 1) {
      plies.add(call.ply + call.depth);
      return;
    }
    int below = call.model - 1;
    follow(new Call(call.ply + 1, Math.min(call.depth - 1, models.get(below).depth()), below));
    follow(new Call(call.ply + 2, call.depth - 2, call.model));
  }
}
