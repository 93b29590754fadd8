package olsy.play.session;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import olsy.core.clock.Limits;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.archive.Replay;
import olsy.learning.players.PlayerFile;
import olsy.learning.text.Json;
import olsy.learning.training.LearnedModel;
import olsy.learning.training.Training;
import olsy.learning.training.TrainingSettings;
import olsy.play.opponent.Forfeit;
import olsy.play.opponent.MoveTimer;
import olsy.play.opponent.Opponent;
import olsy.play.opponent.TakeBack;
import olsy.play.session.Refresher.Failed;
import olsy.play.session.Refresher.Learned;
import olsy.play.session.state.Expectation;
import olsy.play.session.state.GameInProgress;
import olsy.play.session.state.Gate;
import olsy.play.session.state.Lesson;
import olsy.play.session.state.ObservedMove;
import olsy.play.session.state.OpponentLearning;
import olsy.play.session.state.SessionListener;
import olsy.play.session.state.SessionState;
import olsy.play.session.store.Opened;
import olsy.play.session.store.SessionFiles;
import olsy.play.session.store.SessionFolder;
import olsy.play.session.store.SessionGame;
import olsy.play.session.store.SessionRecords;
import olsy.play.session.store.SessionSettings;
import olsy.play.session.store.TakenBack;
import org.slf4j.LoggerFactory;

/**
 * OLSY: plays an opponent, learns how it plays, and uses what it learned (Carmel and Markovitch,
 * Learning and Using Opponent Models in Adversary Search, Section 6.3).
 *
 * <pre>
 * until all games are played:
 *   our move:       take up the model if a new one is there; choose with it if it is trusted;
 *                   do not repeat a position where there is something better
 *   opponent's:     write down what was expected and what it did; every k decisions learn again
 *   end of a game:  write it down
 * </pre>
 *
 * What is on the disk is all there is: a session that broke off anywhere goes on from there.
 */
public final class Session<P extends Position<P>> implements AutoCloseable {

  /**
   * Thinking on the opponent's time.
   *
   * @param spent of the processors
   * @param thoughts about replies that were expected
   * @param right about those that came
   */
  public record Pondered(Duration spent, int thoughts, int right) {}

  /** In a line that begins with the position of our move. */
  private static final int REPLY = 2;

  private final SessionFolder folder;
  private final String us;
  private final Opponent<P> opponent;
  private final Limits limitsOfOpponent;
  private final Function<Lesson<P>, LearnedModel> learner;
  private final SessionFiles files;
  private final SessionLog log;
  private final SessionState<P> state;
  private final OpponentLearning<P> learning;
  private final Refresher refresher;
  private final Opened opened;
  private final Pondering pondering;

  /** What we expect after our last move. */
  private Optional<P> reply = Optional.empty();

  private Session(
      SessionFolder folder,
      String us,
      Opponent<P> opponent,
      Function<Lesson<P>, LearnedModel> learner,
      SessionFiles files,
      SessionLog log,
      SessionState<P> state,
      Refresher refresher,
      Opened opened,
      Pondering pondering) {
    this.folder = folder;
    this.us = us;
    this.opponent = opponent;
    this.limitsOfOpponent = folder.opponent().limits();
    this.learner = learner;
    this.files = files;
    this.log = log;
    this.state = state;
    this.learning = state.learning();
    this.refresher = refresher;
    this.opened = opened;
    this.pondering = pondering;
  }

  /**
   * Opens a session, new or not, where it ended.
   *
   * @param opponent is closed with the session, also where that cannot be opened
   */
  public static <P extends Position<P>> Session<P> open(
      SessionFolder folder,
      Game<P> game,
      Opponent<P> opponent,
      InstantSource clock,
      SessionListener listener) {
    return open(folder, game, opponent, clock, listener, Gate.of(folder.settings().use()));
  }

  /**
   * Opens a session, new or not, that trusts its model when another gate says so.
   *
   * @param opponent is closed with the session, also where that cannot be opened
   * @param gate has seen nothing yet
   */
  public static <P extends Position<P>> Session<P> open(
      SessionFolder folder,
      Game<P> game,
      Opponent<P> opponent,
      InstantSource clock,
      SessionListener listener,
      Gate gate) {
    return open(folder, game, opponent, clock, listener, gate, learner(folder, game));
  }

  /** How a session learns. */
  private static <P extends Position<P>> Function<Lesson<P>, LearnedModel> learner(
      SessionFolder folder, Game<P> game) {
    TrainingSettings training =
        folder.settings().training(game).withPopulation(folder.population());
    return lesson ->
        Training.again(game, training, lesson.decisions(), lesson.before()).learn().model();
  }

  static <P extends Position<P>> Session<P> open(
      SessionFolder folder,
      Game<P> game,
      Opponent<P> opponent,
      InstantSource clock,
      SessionListener listener,
      Gate gate,
      Function<Lesson<P>, LearnedModel> learner) {
    Opened opened = new Opened();
    opened.add(opponent::close);
    try {
      SessionFiles files = SessionFiles.open(folder);
      opened.add(files::close);
      SessionSettings settings = folder.settings();
      PlayerFile own = folder.player();
      SessionLog log = new SessionLog(files.log(), clock, listener);
      String examples = folder.examples().getFileName().toString();
      SessionState<P> state =
          new SessionState<>(game, settings, own, generic(folder, game), examples, gate, log);
      boolean synchronous = settings.learning().synchronous();
      Pondering pondering = new Pondering();
      opened.add(pondering::close);
      LongSupplier others = CpuClock.ofOthers();
      Refresher refresher =
          new Refresher(
              synchronous,
              synchronous
                  ? CpuClock.ofAll()
                  : () -> others.getAsLong() - pondering.spent().toNanos());
      opened.add(refresher::close);
      Session<P> session =
          new Session<>(
              folder,
              own.name(),
              opponent,
              learner,
              files,
              log,
              state,
              refresher,
              opened,
              pondering);
      session.goOn();
      return session;
    } catch (RuntimeException | Error e) {
      opened.close();
      throw e;
    }
  }

  /** The player of whom nothing is known but that it is one of the population. */
  private static Optional<PlayerFile> generic(SessionFolder folder, Game<?> game) {
    return folder
        .population()
        .map(
            players ->
                new PlayerFile(
                    game.name(),
                    "population",
                    MinimaxSearches.ALPHA_BETA,
                    players.generic(),
                    null,
                    Map.of()));
  }

  /** Reads what is on the disk, and learns what was due when the session broke off. */
  private void goOn() {
    noteCutOff(folder.games(), "game", files.games().cutOff());
    noteCutOff(folder.examples(), "line", files.examples().cutOff());
    SessionRecords.games(
        folder,
        (played, entry) -> state.add(played, () -> Replay.of(state.game(), entry).positions()));
    Set<Integer> known = new HashSet<>(folder.modelNumbers());
    SessionRecords.examples(
        folder,
        state::read,
        move -> {
          state.seeAgain(move);
          int seen = learning.decisions();
          if (move.decision().teaches() && known.contains(seen) && seen > learning.number()) {
            learning.takeAgain(LearnedModel.read(folder.model(seen)));
          }
        },
        state::seeAgain,
        state::seeAgain);
    writeBegin();
    learning.goOn(state.settings().learning().synchronous()).ifPresent(this::learn);
  }

  private void noteCutOff(Path file, String entry, long bytes) {
    if (bytes > 0) {
      log.note(
          String.format(
              Locale.ROOT,
              "%s: a torn %s at the end was cut off, %d bytes",
              file.getFileName(),
              entry,
              bytes));
    }
  }

  private void writeBegin() {
    int played = state.results().games();
    OptionalInt all = state.settings().games().all();
    if (state.isOver()) {
      log.note(
          String.format(
              Locale.ROOT,
              "all %,d games are played; olsy resume with a larger --games goes on",
              played));
    } else if (all.isEmpty()) {
      log.write("begin at game %,d", played + 1);
    } else {
      log.write("begin at game %,d of %,d", played + 1, all.getAsInt());
    }
  }

  public SessionState<P> state() {
    return state;
  }

  /** What was thought about on the opponent's time. */
  public Pondered pondered() {
    return new Pondered(pondering.spent(), pondering.thoughts(), pondering.right());
  }

  /** What learning has taken of the processors since the session was opened. */
  public Duration learningTime() {
    return refresher.spent();
  }

  /** Plays the games that are missing. */
  public void play() throws InterruptedException {
    if (!state.isOver()) {
      while (!state.isOver()) {
        play(state.nextGame(opponent.side()));
      }
      learning.tellWhetherTooSlow();
    }
  }

  private void play(GameInProgress<P> game) throws InterruptedException {
    write(game, played(game));
  }

  private void write(GameInProgress<P> game, SessionGame played) {
    files.examples().force();
    files.games().append(played.pdn(us, opponent.name(), state.game(), game.line()));
    files.games().force();
    state.add(played, game.line()::positions);
    log.played(played, state.results());
  }

  private SessionGame played(GameInProgress<P> game) throws InterruptedException {
    reply = Optional.empty();
    MoveTimer ours = timer(folder.player().limits());
    MoveTimer theirs = timer(limitsOfOpponent);
    try {
      opponent.begin(game.line());
      while (!game.isOver()) {
        requireGoingOn();
        if (game.isOurMove()) {
          ourMove(game, ours);
        } else {
          theirMove(game, theirs);
        }
      }
      return game.end();
    } catch (Forfeit forfeit) {
      String loser = game.isOurMove() ? us : opponent.name();
      log.forfeited(game.number(), loser, forfeit);
      return game.forfeited(forfeit.getMessage());
    }
  }

  /** A game that broke off goes on with a full clock. */
  private static MoveTimer timer(Limits limits) {
    return new MoveTimer(limits, MoveTimer.USUAL_MARGIN, System::nanoTime);
  }

  private static void requireGoingOn() throws InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
  }

  private void ourMove(GameInProgress<P> game, MoveTimer timer)
      throws Forfeit, InterruptedException {
    takeUp();
    timer.start();
    try {
      SearchResult<P> found = game.chooseMove(timer.timeLeft());
      timer.stop();
      game.accept(found);
      reply = found.line().size() > REPLY ? Optional.of(found.line().get(REPLY)) : Optional.empty();
    } catch (SearchBudget.Stopped e) {
      throw new InterruptedException(us + " was interrupted");
    }
  }

  private void theirMove(GameInProgress<P> game, MoveTimer timer)
      throws Forfeit, InterruptedException {
    Optional<Expectation<P>> expected = game.expect();
    try {
      timer.timeLeft().ifPresent(opponent::sees);
      see(game, expected, theirs(game, timer));
    } catch (TakeBack wanted) {
      game.takeBack().ifPresent(back -> takeBack(game, back));
    }
  }

  private void see(GameInProgress<P> game, Optional<Expectation<P>> expected, P next) {
    ObservedMove<P> move = game.observe(next, expected);
    write(move.decision().line());
    game.accept(move);
    learning.due().ifPresent(this::learn);
  }

  private void takeBack(GameInProgress<P> game, TakenBack back) {
    write(back.line());
    game.accept(back);
  }

  // Games that another program conducts: it begins them, and we hear of their moves.

  /** Another game begins; the one before has ended. */
  void begin(Side ours, P opening) {
    state.begin(ours, opening);
  }

  /** A move has been made in a game, by whoever was to move. */
  void see(GameInProgress<P> game, P next) {
    if (game.isOurMove()) {
      game.accept(next);
    } else {
      takeUp();
      see(game, game.expect(), next);
    }
  }

  /** The moves of a game from a ply on have been taken back. */
  void takeBack(GameInProgress<P> game, int ply) {
    takeBack(game, game.takeBackTo(ply));
  }

  /** We answer with a move. */
  void answer(GameInProgress<P> game, P ours) {
    write(game.answering(ours).line());
    game.answered(ours);
  }

  /**
   * A game has ended, or nobody goes on with it; what we answered was played. Where the opponent
   * has not moved, there was no game.
   */
  void end(GameInProgress<P> game) {
    if (game.line().plies() == 0) {
      state.drop();
    } else {
      game.answer().ifPresent(game::accept);
      write(game, game.isOver() ? game.end() : game.untold());
    }
  }

  /** Who moves now. */
  PlayerFile player() {
    takeUp();
    return state.player();
  }

  /** While it thinks, so do we, if there is a processor for us. */
  private P theirs(GameInProgress<P> game, MoveTimer timer)
      throws Forfeit, TakeBack, InterruptedException {
    Optional<Consumer<SearchBudget>> thought =
        hasProcessor() ? reply.flatMap(game::thought) : Optional.empty();
    thought.ifPresent(pondering::begin);
    P next;
    timer.start();
    try {
      next = opponent.move(game.line());
      timer.stop();
    } finally {
      pondering.end();
    }
    if (thought.isPresent() && reply.get().equals(next)) {
      pondering.isRight();
    }
    return next;
  }

  /** Beside the opponent's, and the learner's. */
  private boolean hasProcessor() {
    int busy = refresher.isBusy() ? 2 : 1;
    return opponent.isElsewhere() && Runtime.getRuntime().availableProcessors() > busy;
  }

  /**
   * Who is elsewhere remembers our moves: nothing that led to them may be lost with this machine.
   */
  private void write(String line) {
    files.examples().append(line);
    if (opponent.isElsewhere()) {
      files.examples().force();
    }
  }

  private void learn(Lesson<P> lesson) {
    refresher.begin(() -> learned(lesson));
    takeUp();
  }

  private Learned learned(Lesson<P> lesson) {
    Path file = folder.model(lesson.number());
    Json.write(file, learner.apply(lesson).json());
    LearnedModel model = LearnedModel.read(file);
    log.isReady(lesson.number(), model);
    return new Learned(model);
  }

  /**
   * Uses a model that has been finished since the last move. What Ctrl-C breaks off while play
   * waits for it has not failed: whoever goes on learns it.
   */
  private void takeUp() {
    refresher
        .ended()
        .ifPresent(
            ended -> {
              if (ended instanceof Learned learned) {
                learning.take(learned.model(), pace());
              } else if (Thread.currentThread().isInterrupted()) {
                learning.breakOff();
              } else if (ended instanceof Failed failed && learning.fail(failed.cause())) {
                LoggerFactory.getLogger(Session.class).error("learning failed", failed.cause());
              }
            });
  }

  /** How long the last lesson took; where play waits, nothing may depend on it. */
  private Duration pace() {
    return state.settings().learning().synchronous() ? Duration.ZERO : refresher.last();
  }

  /**
   * Play is over: learns what play did not wait for, from more and more decisions. That may take
   * minutes. Where it is interrupted, whoever opens the session again goes on with it.
   */
  public void learnTheRest() throws InterruptedException {
    if (state.settings().learning().synchronous()) {
      return;
    }
    awaitModel();
    Optional<Lesson<P>> rest = learning.rest();
    while (rest.isPresent()) {
      learn(rest.get());
      awaitModel();
      rest = learning.hasFailed() ? Optional.empty() : learning.rest();
    }
  }

  private void awaitModel() throws InterruptedException {
    requireGoingOn();
    if (refresher.isBusy()) {
      learning.tellWaiting();
      for (int minutes = 1; !refresher.await(Duration.ofMinutes(1)); minutes++) {
        learning.tellWaiting(minutes);
      }
      takeUp();
    }
  }

  @Override
  public void close() {
    opened.close();
  }
}
