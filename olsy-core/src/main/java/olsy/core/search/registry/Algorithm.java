package olsy.core.search.registry;

import java.util.List;
import java.util.function.BiFunction;
import olsy.core.evaluation.ValueVector;
import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.Search;
import olsy.core.search.minimax.AlphaBeta;
import olsy.core.search.minimax.Deliberation;
import olsy.core.search.minimax.Minimax;
import olsy.core.search.minimax.OrderedAlphaBeta;
import olsy.core.search.model.MEpsilon;
import olsy.core.search.model.MStar;
import olsy.core.search.model.MStarOnePass;
import olsy.core.search.model.MStarOnePassDepths;
import olsy.core.search.model.Selection;
import olsy.core.search.pruning.AlphaBetaStar;
import olsy.core.search.pruning.AlphaBetaStarOnePass;
import olsy.core.search.pruning.AlphaBetaStarReport;
import olsy.core.search.pruning.LinearSumBounds;
import olsy.core.search.pruning.SimplePruning;
import olsy.core.search.pruning.SumBoundRule;
import olsy.core.search.pruning.SumBounds;
import olsy.core.search.reply.Mixture;
import olsy.core.search.reply.Reply;
import olsy.core.search.reply.Soft;

/** The searches by the names that player files and commands give them. */
public enum Algorithm {
  MINIMAX,
  ALPHA_BETA,
  M_STAR,
  M_STAR_1P,
  M_EPSILON,
  SIMPLE_PRUNING,
  ALPHA_BETA_STAR,
  ALPHA_BETA_STAR_1P,
  ALPHA_BETA_STAR_REPORT,
  REPLY,
  MIXTURE,
  SOFT;

  /**
   * @throws IllegalArgumentException naming those that exist
   */
  public static Algorithm named(String name) {
    return AlgorithmName.find(name, values());
  }

  /** The name: {@code m-star-1p}. */
  @Override
  public String toString() {
    return AlgorithmName.of(this);
  }

  /** Whether it prunes by sum-bounds. */
  public boolean needsSumBounds() {
    return switch (this) {
      case ALPHA_BETA_STAR, ALPHA_BETA_STAR_1P, ALPHA_BETA_STAR_REPORT -> true;
      default -> false;
    };
  }

  /**
   * Whether it foresees the next reply by a search of the model to its own depth. To look at likely
   * moves first it asks for static values anywhere, which not every explicit tree has.
   */
  public boolean foreseesReply() {
    return switch (this) {
      case REPLY, MIXTURE, SOFT -> true;
      default -> false;
    };
  }

  /**
   * The search of a player of a game: sum-bounds are those of its linear evaluations, at the root
   * being searched. Where a strategy has a tie rule, M* itself stands in for the algorithms that
   * find the same faster: of them only it asks how a model breaks ties.
   *
   * @throws IllegalArgumentException when the algorithm is not for this player
   */
  public <P extends Position<P>> Search<P> of(Player<P> player) {
    if (player.hasTieRules() && this != M_EPSILON && !foreseesReply()) {
      return this == MINIMAX || this == ALPHA_BETA
          ? new Deliberation<>(player.strategy())
          : new MStar<>(player.strategies());
    }
    if (this == ALPHA_BETA) {
      return new OrderedAlphaBeta<>(player.strategy().evaluation());
    }
    return of(
        player,
        needsSumBounds()
            ? new LinearSumBounds<>(player)
            : root -> SumBounds.infinite(player.level()));
  }

  /**
   * The search of a player whose sum-bounds are known.
   *
   * @param sumBounds not asked for by algorithms that do without
   * @throws IllegalArgumentException when the algorithm is not for this player
   */
  public <P extends Position<P>> Search<P> of(Player<P> player, SumBoundRule<? super P> sumBounds) {
    int depth = player.strategy().depth();
    if (needsSumBounds() && player.modelDepthBinds(depth)) {
      throw new IllegalArgumentException(
          this + " needs models that look as far as the search, up to " + depth + " plies");
    }
    List<Strategy<P>> models = player.strategies();
    return switch (this) {
      case MINIMAX -> new Minimax<>(player.strategy().evaluation());
      case ALPHA_BETA -> new AlphaBeta<>(player.strategy().evaluation());
      case M_STAR -> new MStar<>(models);
      case M_STAR_1P -> onePass(player);
      case M_EPSILON -> new MEpsilon<>(models, Selection.MAXIMIN);
      case SIMPLE_PRUNING -> new SimplePruning<>(models);
      case ALPHA_BETA_STAR -> new AlphaBetaStar<>(player, sumBounds);
      case ALPHA_BETA_STAR_1P -> new AlphaBetaStarOnePass<>(player, sumBounds);
      case ALPHA_BETA_STAR_REPORT -> new AlphaBetaStarReport<>(player, sumBounds);
      case REPLY -> foreseeing(player, Reply::new);
      case MIXTURE -> foreseeing(player, Mixture::new);
      case SOFT -> foreseeing(player, Soft::new);
    };
  }

  /**
   * At its own depth or more, a player that foresees a reply looks as many plies beyond it as the
   * model would: on fewer it judges replies with less foresight than they are chosen with.
   *
   * @param of a search, of the own strategy and the model's
   */
  private static <P extends Position<P>> Search<P> foreseeing(
      Player<P> player, BiFunction<Strategy<P>, Strategy<P>, Search<P>> of) {
    if (player.level() == 0) {
      return ALPHA_BETA.of(player);
    }
    if (player.level() > 1) {
      throw new IllegalArgumentException(
          "replies are foreseen with a model that has no model of its own");
    }
    int own = player.strategy().depth();
    int least = player.model().strategy().depth() + 2;
    Search<P> search = of.apply(player.strategy(), player.model().strategy());
    return (root, depth, budget) ->
        search.search(root, depth < own ? depth : Math.max(depth, least), budget);
  }

  private static <P extends Position<P>> Search<P> onePass(Player<P> player) {
    Search<P> plain = new MStarOnePass<>(ValueVector.of(player.evaluations()));
    Search<P> withDepths = new MStarOnePassDepths<>(player.strategies());
    return (root, depth, budget) ->
        (player.modelDepthBinds(depth) ? withDepths : plain).search(root, depth, budget);
  }
}
