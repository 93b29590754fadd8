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
 * A player in this process. The same position after the same play is always answered the same: what
 * was searched before a move is forgotten. Most searches look at positions alone and do not see
 * repetitions coming.
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
      return move(play, SearchBudget.untilInterrupted());
    } catch (SearchBudget.Stopped e) {
      throw new InterruptedException(name + " was interrupted");
    }
  }

  /** The successor it moves to. */
  public P move(P position) {
    search.forget();
    return search.search(position, depth).choice();
  }

  private P move(Line<P> play, SearchBudget budget) {
    search.forget();
    return search.search(play, depth, budget).choice();
  }

  @Override
  public boolean isElsewhere() {
    return false;
  }
}
