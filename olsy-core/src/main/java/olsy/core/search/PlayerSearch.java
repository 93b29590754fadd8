package olsy.core.search;

import olsy.core.game.Line;
import olsy.core.game.Position;

/** The search of a player, which knows how far it looks. */
public record PlayerSearch<P extends Position<P>>(Search<P> search, Horizons horizons)
    implements Search<P> {

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    return search.search(root, depth, budget);
  }

  @Override
  public SearchResult<P> search(Line<P> play, int depth, SearchBudget budget) {
    return search.search(play, depth, budget);
  }

  @Override
  public boolean seesRepetitions() {
    return search.seesRepetitions();
  }

  @Override
  public boolean remembers() {
    return search.remembers();
  }

  @Override
  public void consult(Endgames endgames) {
    search.consult(endgames);
  }

  @Override
  public void forget() {
    search.forget();
  }

  /** Looks as far as the player does. */
  public SearchResult<P> search(Line<P> play, SearchBudget budget) {
    return search(play, horizons.own(), budget);
  }

  /** Looks as far as the player does. */
  public SearchResult<P> search(P root, SearchBudget budget) {
    return search(root, horizons.own(), budget);
  }
}
