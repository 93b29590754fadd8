package olsy.play.session.state;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.search.MoveByMove;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.PlayerSearch;
import olsy.core.search.SearchBudget;
import olsy.core.search.minimax.Deliberation;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.model.ModelSearches;
import olsy.learning.players.Doubts;
import olsy.learning.players.PlayerFile;
import olsy.learning.scout.TellingMove;
import olsy.learning.strategy.ZeroSumScale;
import olsy.play.session.store.ModelUse;
import org.slf4j.LoggerFactory;

/**
 * Makes the searches that our moves are chosen by.
 *
 * @param telling whether of equal moves the one is chosen whose reply tells most
 */
record SearchChoice<P extends Position<P>>(
    Game<P> game, PlayerFile own, ModelUse use, boolean telling) {

  /** A mixture is never quite sure. */
  private static final double MOST_TRUST = 0.9;

  /** A search that remembers is made anew only when its trust has changed by a tenth. */
  private static final double STEPS_OF_TRUST = 10;

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

  /** What a search with a model takes from the record; 0 where it takes nothing. */
  double taken(TrackRecord record) {
    return switch (use) {
      case M_EPSILON -> record.errorBound();
      case MIXTURE -> Math.min(MOST_TRUST, record.accuracy());
      case GUARDED, SAFE -> Math.floor(STEPS_OF_TRUST * record.accuracy()) / STEPS_OF_TRUST;
      default -> 0;
    };
  }

  /**
   * With a model of the opponent.
   *
   * @param taken from the record of how right models have been
   */
  PlayerSearch<P> with(PlayerFile model, double taken) {
    if (use == ModelUse.ALPHA_BETA_STAR) {
      return canPrune(model) ? pruning(model) : inOnePass(model);
    }
    PlayerSearch<P> found = player(model, taken).search(game);
    return telling ? telling(found, model) : found;
  }

  /** The same where there is no doubt who the opponent is. */
  private PlayerSearch<P> telling(PlayerSearch<P> search, PlayerFile model) {
    Doubts doubts = model.strategy().doubts();
    if (doubts.alternatives().isEmpty() || !(search.search() instanceof MoveByMove<P> byMove)) {
      return search;
    }
    List<TellingMove.Possible<P>> possible = new ArrayList<>();
    possible.add(new TellingMove.Possible<>(doubts.ownShare(), replies(model)));
    for (Doubts.Alternative one : doubts.alternatives()) {
      possible.add(new TellingMove.Possible<>(one.share(), replies(model.with(one.strategy()))));
    }
    return new PlayerSearch<>(
        new TellingSearch<>(byMove, new TellingMove<>(possible)), search.horizons());
  }

  private UnaryOperator<P> replies(PlayerFile possible) {
    PlayerSearch<P> search = possible.search(game);
    return s -> search.search(s, SearchBudget.unlimited().untilInterrupted()).choice();
  }

  /**
   * Who moves with a model of the opponent.
   *
   * @param taken from the record of how right models have been
   */
  PlayerFile player(PlayerFile model, double taken) {
    return switch (use) {
      case ADOPT -> adopting(model);
      case M_EPSILON -> modelling(model.with(model.strategy().withError(taken)));
      case MIXTURE, GUARDED, SAFE -> modelling(model.with(model.strategy().withTrust(taken)));
      default -> modelling(model);
    };
  }

  /** What αβ* would find, where it cannot prune. */
  private PlayerSearch<P> inOnePass(PlayerFile model) {
    PlayerAlgorithm instead = ModelSearches.M_STAR_1P;
    LoggerFactory.getLogger(SearchChoice.class)
        .info("{} cannot prune with {}; {} searches instead", use, model.name(), instead.name());
    return modelling(model).withSearch(instead).search(game);
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
    PlayerAlgorithm algorithm = use.algorithm();
    return new PlayerSearch<>(algorithm.of(player), algorithm.horizons(player));
  }

  private PlayerFile modelling(PlayerFile model) {
    return new PlayerFile(
        own.game(), own.name(), use.algorithm(), own.strategy(), model, own.other());
  }

  /** The opponent's function, searched as deep as our own, and by the search for own moves. */
  private PlayerFile adopting(PlayerFile model) {
    boolean searchesForOwnMoves = own.search() == MinimaxSearches.PRINCIPAL_VARIATION;
    return new PlayerFile(
        own.game(),
        own.name(),
        searchesForOwnMoves ? own.search() : use.algorithm(),
        searchesForOwnMoves
            ? model.strategy().searchedAs(own.strategy())
            : model.strategy().withDepth(depth()),
        null,
        own.other());
  }
}
