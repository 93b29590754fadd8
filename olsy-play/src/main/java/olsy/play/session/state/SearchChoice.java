package olsy.play.session.state;

import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.search.Algorithm;
import olsy.core.search.PlayerSearch;
import olsy.core.search.minimax.Deliberation;
import olsy.core.search.model.ModelSearches;
import olsy.learning.players.PlayerFile;
import olsy.learning.strategy.ZeroSumScale;
import olsy.play.session.store.ModelUse;
import org.slf4j.LoggerFactory;

/** Makes the searches that our moves are chosen by. */
record SearchChoice<P extends Position<P>>(Game<P> game, PlayerFile own, ModelUse use) {

  /** A mixture is never quite sure. */
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
  PlayerSearch<P> with(PlayerFile model, TrackRecord record) {
    return switch (use) {
      case ADOPT -> adopting(model).search(game);
      case M_EPSILON ->
          modelling(model.with(model.strategy().withError(record.errorBound()))).search(game);
      case MIXTURE -> trusting(model, Math.min(MOST_TRUST, record.accuracy()));
      case GUARDED -> trusting(model, record.accuracy());
      case ALPHA_BETA_STAR -> canPrune(model) ? pruning(model) : inOnePass(model);
      default -> modelling(model).search(game);
    };
  }

  /** What αβ* would find, where it cannot prune. */
  private PlayerSearch<P> inOnePass(PlayerFile model) {
    Algorithm instead = ModelSearches.M_STAR_1P;
    LoggerFactory.getLogger(SearchChoice.class)
        .info("{} cannot prune with {}; {} searches instead", use, model.name(), instead.name());
    return modelling(model).withSearch(instead).search(game);
  }

  private PlayerSearch<P> trusting(PlayerFile model, double trust) {
    return modelling(model.with(model.strategy().withTrust(trust))).search(game);
  }

  /** Sum-bounds relate what two plain searches see at the same horizon. */
  boolean canPrune(PlayerFile model) {
    return own.strategy().frontier() == FrontierRule.NONE
        && model.strategy().frontier() == FrontierRule.NONE
        && !own.player(game).hasTieRules()
        && !model.player(game).hasTieRules()
        && model.strategy().depth() >= depth() - 1;
  }

  /** The model's weights on the scale on which the two functions are nearest to opposites. */
  private PlayerSearch<P> pruning(PlayerFile model) {
    Player<P> player = ZeroSumScale.of(own.strategy(), model.strategy(), game).player();
    Algorithm algorithm = use.algorithm();
    return new PlayerSearch<>(algorithm.of(player), algorithm.horizons(player));
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
