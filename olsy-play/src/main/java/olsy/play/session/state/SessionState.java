package olsy.play.session.state;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import olsy.core.clock.TimeLeft;
import olsy.core.game.DrawRules;
import olsy.core.game.Game;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.learning.players.PlayerFile;
import olsy.play.session.store.Decision;
import olsy.play.session.store.ModelUse;
import olsy.play.session.store.OwnMove;
import olsy.play.session.store.SessionGame;
import olsy.play.session.store.SessionSettings;
import olsy.play.session.store.TakenBack;
import olsy.play.session.store.UsedModel;

/**
 * Where a session stands: all that follows from what is on the disk, and from every move that comes
 * to it. Whoever drives it writes down what it answers, and learns what {@link OpponentLearning}
 * asks for.
 */
public final class SessionState<P extends Position<P>> {

  /** A function learned from fewer decisions is not worth a try. */
  private static final int ENOUGH_TO_ADOPT = 100;

  private final Game<P> game;
  private final SessionSettings settings;
  private final SessionListener listener;
  private final OpponentLearning<P> learning;
  private final SessionOpenings<P> openings;
  private final MoveChoice<P> choice;
  private final SessionResults results;
  private final LookAhead lookAhead = new LookAhead();
  private final Adoption adoption = new Adoption();
  private final WonLines<P> wonLines = new WonLines<>();
  private GameInProgress<P> unfinished;

  /**
   * A session in which nothing has happened yet.
   *
   * @param own our own player
   * @param generic the population's player, if there is one
   * @param file where decisions stand
   * @param gate has seen nothing yet
   */
  public SessionState(
      Game<P> game,
      SessionSettings settings,
      PlayerFile own,
      Optional<PlayerFile> generic,
      String file,
      Gate gate,
      SessionListener listener) {
    this.game = game;
    this.settings = settings;
    this.listener = listener;
    this.learning =
        new OpponentLearning<>(
            game, settings.opponent(), settings.learning(), generic, file, gate, listener);
    this.openings = SessionOpenings.of(settings, game);
    this.choice = new MoveChoice<>(game, own, settings.use(), settings.learning().telling());
    this.results = new SessionResults(settings.games());
  }

  public Game<P> game() {
    return game;
  }

  public SessionSettings settings() {
    return settings;
  }

  public SessionResults results() {
    return results;
  }

  public OpponentLearning<P> learning() {
    return learning;
  }

  /** How far our moves looked ahead; empty until some did with a model, and some without. */
  public Optional<LookAhead.Plies> lookAhead() {
    return lookAhead.plies();
  }

  /** Whether all games are played. */
  public boolean isOver() {
    return settings.games().isOver(results.games());
  }

  /**
   * A game that is finished, and written down.
   *
   * @param positions from the opening on
   */
  public void add(SessionGame played, Supplier<List<P>> positions) {
    unfinished = null;
    results.add(played);
    if (settings.use() == ModelUse.ADOPT && !played.remembered()) {
      adoption.add(played, pair(played.number()));
    }
    if (settings.games().bookLearning() && !settings.games().isBaseline(played.number())) {
      wonLines.add(played, positions.get());
    }
  }

  /**
   * A decision that was read. It comes after all finished games.
   *
   * @throws IllegalArgumentException that says what is wrong with it
   */
  public ObservedMove<P> read(Decision decision) {
    requireKnown(decision.game());
    ObservedMove<P> move = ObservedMove.of(game, decision);
    if (decision.game() > results.games()) {
      GameInProgress.reaching(begins(move) ? opening(decision.game()) : unfinished.line(), move);
    }
    return move;
  }

  private void requireKnown(int number) {
    if (number > results.games() + 1) {
      throw new IllegalArgumentException(
          "a move of game " + number + ", but games.pdn has only " + results.games() + " games");
    }
  }

  /** Whether it is the first of a game; where we only answered before, that came to nothing. */
  private boolean begins(ObservedMove<P> move) {
    return unfinished == null || (move.decision().ply() == 0 && unfinished.answer().isPresent());
  }

  /** What the opponent did before the session broke off. */
  public void seeAgain(ObservedMove<P> move) {
    int number = move.decision().game();
    if (number > results.games()) {
      if (begins(move)) {
        unfinished = begun(number, move.before().toMove().other(), opening(number));
      }
      unfinished.replay(move);
    }
    learning.seeAgain(move);
    lookAhead.add(move.decision());
  }

  /** What the opponent did, and is written down. */
  void see(ObservedMove<P> move) {
    learning.see(move);
    lookAhead.add(move.decision());
  }

  /**
   * What we answered before the session broke off.
   *
   * @throws IllegalArgumentException that says what is wrong with it
   */
  public void seeAgain(OwnMove own) {
    requireKnown(own.game());
    if (own.game() <= results.games()) {
      return;
    }
    P position = game.position(own.position());
    if (own.ply() == 0 && (unfinished == null || unfinished.line().plies() == 0)) {
      begin(position.toMove(), position);
    }
    if (unfinished == null || !position.equals(unfinished.line().position())) {
      throw new IllegalArgumentException(
          "the position of game "
              + own.game()
              + ", ply "
              + own.ply()
              + " is not where that game stands: "
              + own.position());
    }
    unfinished.answered(game.successor(position, own.move()));
  }

  /** What the opponent took back before the session broke off. */
  public void seeAgain(TakenBack back) {
    if (unfinished != null && back.game() == unfinished.number()) {
      unfinished.goBack(back);
    }
    learning.takeBack(back);
  }

  /** The game that is being played, or that broke off. */
  public Optional<GameInProgress<P>> unfinished() {
    return Optional.ofNullable(unfinished);
  }

  /** A game begins that another program conducts. */
  public void begin(Side ours, P opening) {
    unfinished = begun(results.games() + 1, ours, startingAt(opening));
  }

  /** Nothing has happened in the game that began: it is none. */
  public void drop() {
    unfinished = null;
  }

  /** Who moves now: with the model where it is trusted. */
  public PlayerFile player() {
    return choice.player(model(false, false), learning);
  }

  /**
   * The game that is to be played: the one that broke off, or a new one.
   *
   * @param opponents the side that the opponent wants; empty to change from game to game
   */
  public GameInProgress<P> nextGame(Optional<Side> opponents) {
    int number = results.games() + 1;
    if (unfinished == null) {
      Side ours = opponents.map(Side::other).orElse(SessionGame.sideOfUs(number));
      unfinished = begun(number, ours, opening(number));
    }
    return unfinished;
  }

  private GameInProgress<P> begun(int number, Side side, Line<P> opening) {
    boolean baseline = settings.games().isBaseline(number);
    boolean remembers = !baseline && wonLines.knows(opening.position(), side);
    boolean adopts =
        settings.use() == ModelUse.ADOPT
            && !baseline
            && !remembers
            && learning.number() >= ENOUGH_TO_ADOPT
            && adoption.adopts(pair(number));
    return new GameInProgress<>(
        this, number, side, adopts, remembers, model(baseline, adopts), opening);
  }

  private Line<P> opening(int number) {
    return startingAt(openings.of(number));
  }

  private Line<P> startingAt(P opening) {
    int plies = (int) Math.min(DrawRules.NEVER, 2L * settings.games().moveLimit());
    return Line.startingAt(opening, game.drawRules().withPlies(plies));
  }

  private static int pair(int number) {
    return (number - 1) / 2;
  }

  /** The model that our moves are chosen with now. */
  private UsedModel model(boolean baseline, boolean adopts) {
    if (baseline) {
      return UsedModel.NONE;
    }
    if (settings.use() == ModelUse.ADOPT) {
      return adopts ? UsedModel.learned(learning.number()) : UsedModel.NONE;
    }
    return learning.trusts() ? learning.expected() : UsedModel.NONE;
  }

  Optional<Consumer<SearchBudget>> thought(Line<P> line) {
    return choice.thought(line);
  }

  /** The move that has won after the same play. */
  Optional<SearchResult<P>> wonBefore(Line<P> line) {
    Optional<SearchResult<P>> found = wonLines.next(line);
    found.ifPresent(won -> listener.chose(game, won, UsedModel.NONE));
    return found;
  }

  SearchResult<P> choose(Line<P> line, boolean baseline, boolean adopts, Optional<TimeLeft> time) {
    UsedModel model = model(baseline, adopts);
    SearchResult<P> found = choice.choose(line, model, learning, time);
    listener.chose(game, found, model);
    return found;
  }
}
