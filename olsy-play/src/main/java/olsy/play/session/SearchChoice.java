package olsy.play.session;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.search.Algorithm;
import olsy.core.search.PlayerSearch;
import olsy.core.search.minimax.Deliberation;
import olsy.core.search.model.ModelSearches;
import olsy.learning.players.PlayerFile;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.FeatureSelection;
import olsy.learning.strategy.ZeroSumScale;
import olsy.learning.training.LiveModel;

/** Makes the searches that our moves are chosen by. */
record SearchChoice<P extends Position<P>>(Game<P> game, PlayerFile own, ModelUse use) {

  private static final double MOST_TRUST = 0.9;

  /** Without a model. */
  PlayerSearch<P> plain() {
    return own.search(game);
  }

  RepetitionRule<P> repetitionRule() {
    return new RepetitionRule<>(new Deliberation<>(own.player(game).strategy()), depth());
  }

  int depth() {
    return own.strategy().depth();
  }

  /** With a model of the opponent, when models have been as right as the record says. */
  PlayerSearch<P> with(LiveModel model, TrackRecord record) {
    return with(model.player(), record);
  }

  private PlayerSearch<P> with(PlayerFile model, TrackRecord record) {
    return switch (use) {
      case ADOPT -> adopting(model).search(game);
      case M_EPSILON ->
          modelling(model.with(model.strategy().withError(record.errorBound()))).search(game);
      case MIXTURE -> modelling(model.with(model.strategy().withTrust(trust(record)))).search(game);
      case ALPHA_BETA_STAR ->
          canPrune(model)
              ? pruning(model)
              : modelling(model).withSearch(ModelSearches.M_STAR_1P).search(game);
      default -> modelling(model).search(game);
    };
  }

  /** A model is trusted as far as it was right, but never quite. */
  private static double trust(TrackRecord record) {
    return Math.min(MOST_TRUST, record.accuracy());
  }

  /** Sum-bounds relate what two plain searches see at the same horizon. */
  boolean canPrune(PlayerFile model) {
    return own.strategy().frontier() == FrontierRule.NONE
        && model.strategy().frontier() == FrontierRule.NONE
        && !model.player(game).hasTieRules()
        && model.strategy().depth() >= depth() - 1;
  }

  /** The model's weights on the scale on which the two functions are nearest to opposites. */
  private PlayerSearch<P> pruning(PlayerFile model) {
    Set<String> names = new LinkedHashSet<>(own.strategy().weights().keySet());
    names.addAll(model.strategy().weights().keySet());
    FeatureSelection<P> pool = new FeatureSelection<>(List.copyOf(names), game.features());
    Player<P> player =
        ZeroSumScale.of(pool, own(pool), candidate(model, pool), game.start()).player();
    Algorithm algorithm = use.algorithm();
    return new PlayerSearch<>(algorithm.of(player), algorithm.horizons(player));
  }

  /** In the very ratios of the file, so that what ties by it ties when it is pruned with, too. */
  private Candidate own(FeatureSelection<?> pool) {
    List<Integer> whole =
        pool.names().stream()
            .map(name -> own.strategy().weights().getOrDefault(name, 0.0) * own.unit())
            .map(weight -> Math.toIntExact(Math.round(weight)))
            .toList();
    int factor = Candidate.LARGEST / whole.stream().mapToInt(Math::abs).max().orElseThrow();
    return factor == 0
        ? candidate(own, pool)
        : new Candidate(
            whole.stream().map(weight -> factor * weight).toList(), depth(), FrontierRule.NONE);
  }

  private static Candidate candidate(PlayerFile player, FeatureSelection<?> pool) {
    double[] weights =
        pool.names().stream()
            .mapToDouble(name -> player.strategy().weights().getOrDefault(name, 0.0))
            .toArray();
    return Candidate.scaled(weights, player.strategy().depth(), FrontierRule.NONE);
  }

  private PlayerFile modelling(PlayerFile model) {
    return new PlayerFile(
        own.game(), own.name(), use.algorithm(), own.strategy(), model, own.other());
  }

  /** The opponent's function, searched as deep as our own. */
  private PlayerFile adopting(PlayerFile model) {
    return new PlayerFile(
        own.game(),
        own.name(),
        use.algorithm(),
        model.strategy().withDepth(depth()),
        null,
        own.other());
  }
}
