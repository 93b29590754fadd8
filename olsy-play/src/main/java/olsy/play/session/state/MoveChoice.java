package olsy.play.session.state;

import java.util.Optional;
import java.util.function.Consumer;
import olsy.core.clock.ClockedSearch;
import olsy.core.clock.Limits;
import olsy.core.clock.TimeLeft;
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

  private final Limits limits;
  private final SearchChoice<P> searches;
  private final RepetitionRule<P> repetitionRule;
  private PlayerSearch<P> search;
  private UsedModel searchModel = UsedModel.NONE;
  private double searchTaken;

  /**
   * @param telling whether of equal moves the one is chosen whose reply tells most
   */
  MoveChoice(Game<P> game, PlayerFile own, ModelUse use, boolean telling) {
    this.limits = own.limits();
    this.searches = new SearchChoice<>(game, own, use, telling);
    this.repetitionRule = searches.repetitionRule();
    this.search = searches.plain();
  }

  /** Who moves, with a model or without. */
  PlayerFile player(UsedModel model, OpponentLearning<P> learning) {
    return model.any()
        ? searches.player(learning.player(model), searches.taken(learning.record()))
        : searches.own();
  }

  /**
   * Chooses a move.
   *
   * @param model to choose it with
   * @param time on our clock, where there is one
   * @throws SearchBudget.Stopped when this thread is interrupted
   */
  SearchResult<P> choose(
      Line<P> line, UsedModel model, OpponentLearning<P> learning, Optional<TimeLeft> time) {
    double taken = model.any() ? searches.taken(learning.record()) : 0;
    if (!model.equals(searchModel) || taken != searchTaken) {
      search = model.any() ? searches.with(learning.player(model), taken) : searches.plain();
      searchModel = model;
      searchTaken = taken;
    }
    if (!limits.isTimed()) {
      search.forget(); // a session that goes on after an interruption moves as if there was none
    }
    ClockedSearch<P> limited = new ClockedSearch<>(search, limits);
    SearchResult<P> found = limited.search(line, limited.budget(time, System::nanoTime));
    return search.seesRepetitions() || limits.isTimed() ? found : unrepeated(line, found);
  }

  /**
   * A search for the move to come, which may be begun before the turn is ours; nothing where it
   * would not help then.
   */
  Optional<Consumer<SearchBudget>> thought(Line<P> line) {
    return limits.isTimed() && search.remembers() && !line.isTerminal()
        ? Optional.of(budget -> new ClockedSearch<>(search, limits).search(line, budget))
        : Optional.empty();
  }

  /** Where the search is limited, the search for something else is as well. */
  private SearchResult<P> unrepeated(Line<P> line, SearchResult<P> found) {
    SearchBudget budget =
        SearchBudget.ofEvaluations(limits.nodes().orElse(Long.MAX_VALUE)).untilInterrupted();
    try {
      return repetitionRule.apply(line, found, budget);
    } catch (SearchBudget.Stopped e) {
      if (limits.nodes().isEmpty()) {
        throw e;
      }
      return found;
    }
  }
}
