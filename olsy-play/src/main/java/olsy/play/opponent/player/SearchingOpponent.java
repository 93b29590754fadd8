package olsy.play.opponent.player;

import java.util.Optional;
import olsy.core.evaluation.Score;
import olsy.core.game.Game;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.search.PlayerSearch;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.learning.players.PlayerFile;
import olsy.play.opponent.AssessedMove;
import olsy.play.opponent.Assessment;
import olsy.play.opponent.Opponent;

/**
 * A player in this process. The same position after the same play is always answered the same: what
 * was searched before a move is forgotten. Most searches look at positions alone and do not see
 * repetitions coming.
 *
 * @param man what the search counts for a man, or for a unit of weights where men are worth nothing
 */
public record SearchingOpponent<P extends Position<P>>(
    String name, Search<P> search, int depth, double man) implements Opponent<P> {

  private static final String MEN = "men";

  /** One whose search counts in men. */
  public SearchingOpponent(String name, Search<P> search, int depth) {
    this(name, search, depth, 1);
  }

  public static <P extends Position<P>> SearchingOpponent<P> of(PlayerFile player, Game<P> game) {
    PlayerSearch<P> search = player.search(game);
    double men = player.strategy().weights().getOrDefault(MEN, 0.0);
    double man = player.unit() * (men > 0 ? men : 1);
    return new SearchingOpponent<>(player.name(), search, search.horizons().own(), man);
  }

  @Override
  public P move(Line<P> play) throws InterruptedException {
    return assessedMove(play).successor();
  }

  @Override
  public AssessedMove<P> assessedMove(Line<P> play) throws InterruptedException {
    try {
      SearchResult<P> found = found(play, SearchBudget.untilInterrupted());
      Assessment assessment = new Assessment(Score.inUnits(found.value(), man), found.depth());
      return new AssessedMove<>(found.choice(), Optional.of(assessment));
    } catch (SearchBudget.Stopped e) {
      throw new InterruptedException(name + " was interrupted");
    }
  }

  /** The successor it moves to. */
  public P move(P position) {
    search.forget();
    return search.search(position, depth).choice();
  }

  private SearchResult<P> found(Line<P> play, SearchBudget budget) {
    search.forget();
    return search.search(play, depth, budget);
  }

  @Override
  public boolean isElsewhere() {
    return false;
  }
}
