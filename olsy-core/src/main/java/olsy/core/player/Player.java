package olsy.core.player;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import olsy.core.evaluation.Evaluation;

/**
 * A player: a strategy and a model of the opponent, itself a player, or none (Carmel and
 * Markovitch, Pruning Algorithms for Multi-model Adversary Search, Definition 1).
 *
 * <p>Below the last model the alternating tail (−f₀, f₀, −f₀ …) stands in: searches imply it,
 * nobody builds it, and a player without a model is plain minimax.
 *
 * @param model null for a zero-level player
 */
public record Player<P>(Strategy<P> strategy, Player<P> model) {

  public Player {
    if (strategy == null) {
      throw new IllegalArgumentException("a player needs a strategy");
    }
  }

  public static <P> Player<P> zeroLevel(Strategy<P> strategy) {
    return new Player<>(strategy, null);
  }

  /** The modelling level n. */
  public int level() {
    return model == null ? 0 : model.level() + 1;
  }

  /** The strategies of models 0 … n, the player's own last. */
  public List<Strategy<P>> strategies() {
    List<Strategy<P>> strategies = new ArrayList<>();
    for (Player<P> player = this; player != null; player = player.model) {
      strategies.add(player.strategy);
    }
    Collections.reverse(strategies);
    return List.copyOf(strategies);
  }

  /** Whether the player or a model breaks ties in an order other than the game's. */
  public boolean hasTieRules() {
    return strategies().stream().anyMatch(strategy -> !strategy.ties().isGamesOrder());
  }

  /** f₀ … f_n */
  public List<Evaluation<P>> evaluations() {
    return strategies().stream().map(Strategy::evaluation).toList();
  }

  /**
   * Whether, in a search of this player, some model looks less far than the search would let it:
   * one ply less than the player that it models for.
   */
  public boolean modelDepthBinds(int depth) {
    return model != null
        && (model.strategy.depth() < depth - 1 || model.modelDepthBinds(depth - 1));
  }
}
