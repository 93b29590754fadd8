package olsy.play.session.state;

import olsy.core.game.Game;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.search.PlayerSearch;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.learning.players.PlayerFile;
import olsy.play.session.store.ModelUse;
import olsy.play.session.store.UsedModel;

/** Chooses our moves, with the model or without it. */
final class MoveChoice<P extends Position<P>> {

  private final ModelUse use;
  private final SearchChoice<P> searches;
  private final RepetitionRule<P> repetitionRule;
  private PlayerSearch<P> search;
  private UsedModel searchModel = UsedModel.NONE;

  MoveChoice(Game<P> game, PlayerFile own, ModelUse use) {
    this.use = use;
    this.searches = new SearchChoice<>(game, own, use);
    this.repetitionRule = searches.repetitionRule();
    this.search = searches.plain();
  }

  /**
   * Chooses a move.
   *
   * @param model to choose it with
   * @throws SearchBudget.Stopped when this thread is interrupted
   */
  SearchResult<P> choose(Line<P> line, UsedModel model, OpponentLearning<P> learning) {
    if (!model.equals(searchModel) || (model.any() && use.asksRecord())) {
      search =
          model.any() ? searches.with(learning.player(model), learning.record()) : searches.plain();
      searchModel = model;
    }
    search.forget(); // a session that goes on after an interruption moves as if there was none
    SearchResult<P> found = search.search(line, SearchBudget.untilInterrupted());
    return repetitionRule.apply(line, found, SearchBudget.untilInterrupted());
  }
}
