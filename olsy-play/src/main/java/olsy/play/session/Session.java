package olsy.play.session;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import olsy.core.game.DrawRules;
import olsy.core.game.Game;
import olsy.core.game.Line;
import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.search.PlayerSearch;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.learning.example.Example;
import olsy.learning.players.PlayerFile;
import olsy.learning.text.InputException;
import olsy.learning.training.LiveModel;
import olsy.play.opponent.Forfeit;
import olsy.play.opponent.Opponent;
import olsy.play.opponent.TakeBack;

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

  /** A function learned from fewer decisions is not worth a try. */
  private static final int ENOUGH_TO_ADOPT = 100;

  private final SessionFolder folder;
  private final SessionSettings settings;
  private final Game<P> game;
  private final Opponent<P> opponent;
  private final String us;
  private final SessionLog log;
  private final GrowingFile games;
  private final GrowingFile examples;
  private final Opened opened;
  private final OpponentLearning<P> watch;
  private final SessionOpenings<P> openings;
  private final SearchChoice<P> tactics;
  private final RepetitionRule<P> repetitionRule;
  private final SessionResults standing;
  private final Adoption adoption = new Adoption();
  private final List<Decision> unfinished = new ArrayList<>();
  private Begun begun;
  private PlayerSearch<P> search;
  private int searchModel;

  /**
   * What there was when a game began.
   *
   * @param model the last one; 0 for none
   * @param trusted whether our moves were chosen with it
   */
  private record Begun(int model, boolean trusted) {}

  private Session(
      SessionFolder folder,
      SessionSettings settings,
      PlayerFile own,
      Game<P> game,
      Opponent<P> opponent,
      SessionFiles files,
      SessionLog log,
      OpponentLearning<P> watch,
      Opened opened) {
    this.folder = folder;
    this.settings = settings;
    this.game = game;
    this.opponent = opponent;
    this.log = log;
    this.games = files.games();
    this.examples = files.examples();
    this.opened = opened;
    this.us = own.name();
    this.watch = watch;
    this.openings = SessionOpenings.of(settings, game);
    this.tactics = new SearchChoice<>(game, own, settings.use());
    this.search = tactics.plain();
    this.repetitionRule = tactics.repetitionRule();
    this.standing = new SessionResults(settings.baseline());
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
    return open(folder, game, opponent, clock, listener, folder.settings().use().gate());
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
    Learner<P> learner = OpponentLearning.refresh(folder.settings(), game)::learn;
    return open(folder, game, opponent, clock, listener, gate, learner);
  }

  static <P extends Position<P>> Session<P> open(
      SessionFolder folder,
      Game<P> game,
      Opponent<P> opponent,
      InstantSource clock,
      SessionListener listener,
      Gate gate,
      Learner<P> learner) {
    Opened opened = new Opened();
    opened.add(opponent::close);
    try {
      SessionFiles files = SessionFiles.open(folder);
      opened.add(files::close);
      SessionSettings settings = folder.settings();
      SessionLog log = new SessionLog(files.log(), clock, listener);
      OpponentLearning<P> watch =
          new OpponentLearning<>(game, folder, settings, gate, learner, log);
      opened.add(watch::close);
      Session<P> session =
          new Session<>(
              folder, settings, folder.player(), game, opponent, files, log, watch, opened);
      session.goOn();
      return session;
    } catch (RuntimeException | Error e) {
      opened.close();
      throw e;
    }
  }

  /** Reads what is on the disk, and learns what was due when the session broke off. */
  private void goOn() {
    noteCutOff(folder.games().getFileName() + ": a torn game", games.cutOff());
    noteCutOff(folder.examples().getFileName() + ": a torn line", examples.cutOff());
    SessionRecords.games(folder, (played, entry) -> count(played));
    readExamples();
    writeBegin();
    watch.goOn();
  }

  private void writeBegin() {
    if (isFinished()) {
      log.note(
          String.format(
              Locale.ROOT,
              "all %,d games are played; olsy resume with a larger --games goes on",
              standing.games()));
    } else if (settings.games() == Integer.MAX_VALUE) {
      log.write("begin at game %,d", standing.games() + 1);
    } else {
      log.write("begin at game %,d of %,d", standing.games() + 1, settings.games());
    }
  }

  private boolean isFinished() {
    return standing.games() >= settings.games();
  }

  private void noteCutOff(String what, long bytes) {
    if (bytes > 0) {
      log.note(what + " at the end was cut off, " + bytes + " bytes");
    }
  }

  private void readExamples() {
    SessionRecords.examples(
        folder,
        this::seeAgain,
        back -> {
          unfinished.removeIf(back::voids);
          watch.takeBack(back);
        });
  }

  private void seeAgain(Decision decision) {
    if (decision.game() > standing.games() + 1) {
      throw new IllegalArgumentException(
          "a move of game "
              + decision.game()
              + ", but games.pdn has only "
              + standing.games()
              + " games");
    }
    if (decision.game() > standing.games()) {
      begun = begun == null ? now() : begun;
      unfinished.add(decision);
    }
    P position = game.position(decision.position());
    watch.seeAgain(decision, Example.of(position, game.successor(position, decision.move())));
  }

  private void count(SessionGame played) {
    standing.add(played);
    if (settings.use() == ModelUse.ADOPT) {
      adoption.add(played, pair(played.number()));
    }
  }

  public SessionResults standing() {
    return standing;
  }

  /** How often what was expected came true. */
  public TrackRecord record() {
    return watch.record();
  }

  /** The model in use, if there is one. */
  public Optional<LiveModel> model() {
    return watch.model();
  }

  /** Unforced moves of the opponent after the baseline. */
  public int decisions() {
    return watch.decisions();
  }

  public SessionSettings settings() {
    return settings;
  }

  /** Plays the games that are missing, and learns what play did not wait for. */
  public void play() throws InterruptedException {
    boolean plays = !isFinished();
    while (!isFinished()) {
      play(standing.games() + 1);
    }
    if (plays) {
      watch.tellWhetherTooSlow();
    }
    if (!settings.synchronous()) {
      watch.finish();
    }
  }

  private void play(int number) throws InterruptedException {
    Side side = sideOfUs(number);
    begun = begun == null ? now() : begun;
    boolean adopts =
        settings.use() == ModelUse.ADOPT
            && number > settings.baseline()
            && begun.model >= ENOUGH_TO_ADOPT
            && adoption.adopts(pair(number));
    Line<P> line = Line.startingAt(openings.of(number), rules());
    for (Decision decision : unfinished) {
      line = replayed(line, decision);
    }
    unfinished.clear();
    String termination = null;
    try {
      opponent.begin(line);
      while (!line.isTerminal()) {
        if (Thread.interrupted()) {
          throw new InterruptedException();
        }
        boolean ours = line.toMove() == side;
        line = ours ? ours(number, line, adopts) : theirs(number, line);
      }
    } catch (Forfeit forfeit) {
      termination = forfeit.getMessage();
      log.note("game " + number + ": " + opponent.name() + " forfeits: " + termination);
    }
    SessionGame played =
        new SessionGame(
            number,
            side,
            termination == null ? line.outcome() : Outcome.winOf(side),
            number > settings.baseline() && (adopts || begun.trusted) ? begun.model : 0,
            adopts,
            termination);
    begun = null;
    examples.force();
    games.append(played.pdn(us, opponent.name(), game, line));
    games.force();
    count(played);
    log.played(played, standing);
  }

  /** A game that is going on tells which side the opponent has in it. */
  private Side sideOfUs(int number) {
    return unfinished.stream()
        .findFirst()
        .map(decision -> game.position(decision.position()).toMove())
        .or(opponent::side)
        .map(Side::other)
        .orElse(SessionGame.sideOfUs(number));
  }

  private DrawRules rules() {
    return game.drawRules().withPlies((int) Math.min(DrawRules.NEVER, 2L * settings.moveLimit()));
  }

  private int pair(int number) {
    return (number - 1) / 2;
  }

  /** The line after a decision of it, which was read; our moves before it follow from it. */
  private Line<P> replayed(Line<P> line, Decision decision) {
    P before = game.position(decision.position());
    Line<P> reached = line;
    if (!reached.position().equals(before)) {
      if (!Arrays.asList(reached.position().successors()).contains(before)) {
        throw new InputException(
            folder.examples()
                + ": the position of game "
                + decision.game()
                + ", ply "
                + decision.ply()
                + " cannot follow what was played before: "
                + decision.position());
      }
      reached = reached.followedBy(before);
    }
    return reached.followedBy(game.successor(before, decision.move()));
  }

  private Begun now() {
    return new Begun(watch.number(), settings.use() != ModelUse.ADOPT && watch.trusts());
  }

  private Line<P> ours(int number, Line<P> line, boolean adopts) throws InterruptedException {
    watch.takeUp();
    boolean uses = number > settings.baseline() && (adopts || now().trusted());
    int model = uses ? watch.number() : 0;
    if (model != searchModel || (uses && settings.use().asksRecord())) {
      search = uses ? tactics.with(watch.model().orElseThrow(), watch.record()) : tactics.plain();
      searchModel = model;
    }
    SearchResult<P> found;
    try {
      found = search.search(line.position(), SearchBudget.untilInterrupted());
      found = repetitionRule.apply(line, found, SearchBudget.untilInterrupted());
    } catch (SearchBudget.Stopped e) {
      throw new InterruptedException(us + " was interrupted");
    }
    log.chose(game, found, model);
    return line.followedBy(found.choice());
  }

  private Line<P> theirs(int number, Line<P> line) throws Forfeit, InterruptedException {
    P position = line.position();
    boolean baseline = number <= settings.baseline();
    Optional<Expectation<P>> expected = baseline ? Optional.empty() : watch.expect(position);
    P next;
    try {
      next = opponent.move(line);
    } catch (TakeBack wanted) {
      return takenBack(number, line);
    }
    Example<P> example = Example.of(position, next);
    Decision decision =
        new Decision(
            number,
            line.plies(),
            game.text(position),
            game.move(position, next),
            example.isForced(),
            baseline,
            expected.map(before -> before.heldAgainst(next, game)).orElse(null));
    write(decision.line());
    watch.see(decision, example);
    return line.followedBy(next);
  }

  /**
   * Who is elsewhere remembers our moves: nothing that led to them may be lost with this machine.
   */
  private void write(String line) {
    examples.append(line);
    if (opponent.isElsewhere()) {
      examples.force();
    }
  }

  /** To the opponent's decision before, if it has made one. */
  private Line<P> takenBack(int number, Line<P> line) {
    if (line.plies() < 2) {
      return line;
    }
    Line<P> to = line.before().before();
    TakenBack back = new TakenBack(number, to.plies());
    write(back.line());
    watch.takeBack(back);
    return to;
  }

  @Override
  public void close() {
    opened.close();
  }
}
