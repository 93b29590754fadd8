package olsy.play.opponent.player;

import java.util.Optional;
import java.util.function.LongSupplier;
import olsy.core.clock.ClockedSearch;
import olsy.core.clock.Limits;
import olsy.core.clock.TimeLeft;
import olsy.core.evaluation.Score;
import olsy.core.game.Game;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.search.Horizons;
import olsy.core.search.PlayerSearch;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.IterativeDeepening;
import olsy.learning.players.PlayerFile;
import olsy.play.opponent.AssessedMove;
import olsy.play.opponent.Assessment;
import olsy.play.opponent.Opponent;

/**
 * A player in this process. Unless it plays by the time, the same position after the same play is
 * always answered the same: what was searched before a move is forgotten. Most searches look at
 * positions alone and do not see repetitions coming.
 */
public final class SearchingOpponent<P extends Position<P>> implements Opponent<P> {

  private static final String MEN = "men";
  private static final long EVALUATIONS_TO_WARM_UP = 100_000;

  private final String name;
  private final ClockedSearch<P> search;
  private final double man;
  private final LongSupplier nanoClock;
  private Optional<TimeLeft> time = Optional.empty();
  private boolean isWarm;

  /** One whose search counts in men, and goes to a depth. */
  public SearchingOpponent(String name, Search<P> search, int depth) {
    this(
        name,
        new ClockedSearch<>(new PlayerSearch<>(search, Horizons.from(depth)), Limits.NONE),
        1,
        System::nanoTime);
  }

  /**
   * @param man what the search counts for a man, or for a unit of weights where men are worth
   *     nothing
   */
  SearchingOpponent(String name, ClockedSearch<P> search, double man, LongSupplier nanoClock) {
    this.name = name;
    this.search = search;
    this.man = man;
    this.nanoClock = nanoClock;
  }

  public static <P extends Position<P>> SearchingOpponent<P> of(PlayerFile player, Game<P> game) {
    double men = player.strategy().weights().getOrDefault(MEN, 0.0);
    double man = player.unit() * (men > 0 ? men : 1);
    ClockedSearch<P> search = new ClockedSearch<>(player.search(game), player.limits());
    return new SearchingOpponent<>(player.name(), search, man, System::nanoTime);
  }

  @Override
  public String name() {
    return name;
  }

  /** What is searched for the first time takes long to load: that is not the clock's. */
  @Override
  public void begin(Line<P> play) {
    if (search.limits().isTimed() && !isWarm) {
      new IterativeDeepening<>(search.search())
          .search(
              play,
              search.search().horizons().upTo(Limits.MOST_PLIES),
              SearchBudget.ofEvaluations(EVALUATIONS_TO_WARM_UP));
      isWarm = true;
    }
    search.forget();
  }

  @Override
  public void sees(TimeLeft left) {
    time = Optional.of(left);
  }

  @Override
  public P move(Line<P> play) throws InterruptedException {
    return assessedMove(play).successor();
  }

  @Override
  public AssessedMove<P> assessedMove(Line<P> play) throws InterruptedException {
    try {
      SearchResult<P> found = found(play, search.budget(time, nanoClock));
      if (!search.limits().isNone() && Thread.interrupted()) {
        throw interrupted(); // it had an answer all the same, but not the one it would have had
      }
      Assessment assessment = new Assessment(Score.inUnits(found.value(), man), found.depth());
      return new AssessedMove<>(found.choice(), Optional.of(assessment));
    } catch (SearchBudget.Stopped e) {
      throw interrupted();
    }
  }

  private InterruptedException interrupted() {
    return new InterruptedException(name + " was interrupted");
  }

  /** The successor it moves to, where nothing but a depth ends its search. */
  public P move(P position) {
    search.forget();
    return search.search().search(position, SearchBudget.unlimited()).choice();
  }

  private SearchResult<P> found(Line<P> play, SearchBudget budget) {
    if (!search.limits().isTimed()) {
      search.forget();
    }
    return search.search(play, budget);
  }

  @Override
  public boolean isElsewhere() {
    return false;
  }
}
