package olsy.play.opponent.player;

import olsy.core.game.Game;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.search.PlayerSearch;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.learning.players.PlayerFile;
import olsy.play.opponent.Opponent;

/**
 * A player in this process. It looks at positions, not at the play before: it does not see
 * repetitions coming, and the same position is always answered the same.
 */
public record SearchingOpponent<P extends Position<P>>(String name, Search<P> search, int depth)
    implements Opponent<P> {

  public static <P extends Position<P>> SearchingOpponent<P> of(PlayerFile player, Game<P> game) {
    PlayerSearch<P> search = player.search(game);
    return new SearchingOpponent<>(player.name(), search, search.horizons().own());
  }

  @Override
  public P move(Line<P> play) throws InterruptedException {
    try {
      return move(play.position(), SearchBudget.untilInterrupted());
    } catch (SearchBudget.Stopped e) {
      throw new InterruptedException(name + " was interrupted");
    }
  }

  /** The successor it moves to. */
  public P move(P position) {
    return move(position, SearchBudget.unlimited());
  }

  private P move(P position, SearchBudget budget) {
    return search.search(position, depth, budget).choice();
  }

  @Override
  public boolean isElsewhere() {
    return false;
  }
}
