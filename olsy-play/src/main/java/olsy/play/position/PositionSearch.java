package olsy.play.position;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import olsy.core.evaluation.Score;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.search.PlayerSearch;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.IterativeDeepening;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.PlayerReference;

/** Asks a player for its move in a position. */
public record PositionSearch<P extends Position<P>>(
    Game<P> game, PlayerFile player, LongSupplier nanoClock) {

  public static final int MOST_PLIES = PlayerReference.MOST_PLIES;
  private static final double NANOS = 1e9;

  /** Looks as far ahead as the player does. */
  public PositionAnswer answer(P position) {
    PlayerSearch<P> search = player.search(game);
    return answer(position, search, search.horizons().own(), SearchBudget.unlimited());
  }

  /** Looks further and further ahead until the budget ends it, whatever the player's depth. */
  public PositionAnswer answer(P position, SearchBudget budget) {
    PlayerSearch<P> search = player.search(game);
    int most = search.horizons().upTo(MOST_PLIES);
    return answer(position, new IterativeDeepening<>(search), most, budget);
  }

  private PositionAnswer answer(P position, Search<P> search, int depth, SearchBudget budget) {
    long begin = nanoClock.getAsLong();
    SearchResult<P> found = search.search(position, depth, budget);
    double seconds = (nanoClock.getAsLong() - begin) / NANOS;
    List<String> moves = new ArrayList<>();
    for (int i = 1; i < found.line().size(); i++) {
      moves.add(game.move(found.line().get(i - 1), found.line().get(i)));
    }
    return new PositionAnswer(
        moves.isEmpty() ? null : moves.get(0),
        Score.inUnits(found.value(), player.unit()),
        found.depth(),
        moves,
        found.evaluations(),
        found.expansions(),
        seconds);
  }
}
