package olsy.play.session;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.learning.players.PlayerFile;
import olsy.learning.population.Population;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.training.LearnedModel;
import olsy.play.opponent.AbsentEntrant;
import olsy.play.opponent.AbsentEntrant.Meeting;
import olsy.play.opponent.Opponent;
import olsy.play.opponent.hub.Mover;
import olsy.play.session.state.GameInProgress;
import olsy.play.session.state.SessionListener;
import olsy.play.session.state.SessionResults;
import olsy.play.session.state.TrackRecord;
import olsy.play.session.store.SessionFolder;
import olsy.play.session.store.SessionGame;
import olsy.play.session.store.SessionSettings;

/**
 * A session whose games another program conducts: it shows a position and some moves before it, and
 * asks for ours. What the opponent did follows from that.
 *
 * <pre>
 * asked:  the play shown goes on from the game ({@link Continuation})  →  take back, see its moves
 *         else                                                       →  the game has ended, another begins
 * chose:  write our answer down
 * shown:  a play that is over ends the game
 * </pre>
 *
 * <p>What was played before we were first asked is an opening, and nobody's decision; only a first
 * move from the game's start is the opponent's.
 */
public final class GuestGames<P extends Position<P>> implements Mover<P>, AutoCloseable {

  private static final int MOVE_LIMIT = 1000;
  private static final int MAX_DEPTH = 6;
  private static final String OPPONENT = "opponent";

  /** Is never asked. */
  private record Stranger<P extends Position<P>>(String name) implements Opponent<P> {

    @Override
    public P move(Line<P> play) {
      throw new IllegalStateException("another program asks " + name);
    }
  }

  /** What happened, in sentences, until it is told. */
  private static final class News implements SessionListener {

    private final List<String> sentences = new ArrayList<>();

    List<String> take() {
      List<String> taken = List.copyOf(sentences);
      sentences.clear();
      return taken;
    }

    @Override
    public void played(SessionGame game, SessionResults results) {}

    @Override
    public void learned(int decisions, LearnedModel model, TrackRecord record) {
      note(
          String.format(
              Locale.ROOT,
              "a model was learned from %,d of %,d decisions",
              model.fitted(),
              decisions));
    }

    @Override
    public void trust(boolean used, int decisions, String evidence) {
      note("the model is " + (used ? "used" : "not used") + ": " + evidence);
    }

    @Override
    public void note(String sentence) {
      sentences.add(sentence);
    }
  }

  private final P start;
  private final News news;
  private final Session<P> session;

  /** Whether a move was asked for since the games were opened. */
  private boolean isMet;

  /** Whether another game was announced before that. */
  private boolean isAnnounced;

  private GuestGames(P start, News news, Session<P> session) {
    this.start = start;
    this.news = news;
    this.session = session;
  }

  /**
   * The folder of games with an opponent, which begin there or go on. The opponent has the folder's
   * name.
   *
   * @param asked who is to play; games that go on are played by the same one
   */
  public static SessionFolder folder(Path path, PlayerFile asked) {
    SessionFolder folder = new SessionFolder(path);
    if (!folder.exists()) {
      String name = name(path, asked);
      return SessionFolder.create(
          path,
          SessionSettings.endless(asked.game(), name, MOVE_LIMIT, MAX_DEPTH),
          asked,
          new AbsentEntrant(Meeting.STRANGER, name, asked.game()),
          Population.installed(Games.named(asked.game())));
    }
    if (!Meeting.STRANGER.isOf(folder.opponent())) {
      throw new InputException(
          path
              + ": expected games of olsy hub, found a session against "
              + folder.settings().opponent());
    }
    requireSame(path, folder.player(), asked);
    return folder;
  }

  private static String name(Path path, PlayerFile asked) {
    Path last = path.toAbsolutePath().normalize().getFileName();
    return last == null || last.toString().equals(asked.name()) ? OPPONENT : last.toString();
  }

  private static void requireSame(Path path, PlayerFile own, PlayerFile asked) {
    if (!Json.line(own.json()).equals(Json.line(asked.json()))) {
      throw new InputException(
          path
              + ": expected the player that began there, "
              + own.name()
              + " of "
              + own.game()
              + limits(own)
              + ", found "
              + asked.name()
              + " of "
              + asked.game()
              + limits(asked)
              + "; --session takes another folder");
    }
  }

  private static String limits(PlayerFile player) {
    return player.limits().isNone()
        ? " with depth " + player.strategy().depth()
        : " within " + player.limits();
  }

  /** Opens them where they ended. */
  public static <P extends Position<P>> GuestGames<P> open(
      SessionFolder folder, Game<P> game, InstantSource clock) {
    News news = new News();
    Opponent<P> stranger = new Stranger<>(folder.settings().opponent());
    return new GuestGames<>(game.start(), news, Session.open(folder, game, stranger, clock, news));
  }

  @Override
  public PlayerFile player() {
    return session.player();
  }

  @Override
  public List<String> news() {
    return news.take();
  }

  /**
   * Another game. Who has just started us may go on with one that broke off, and say this all the
   * same: the play that is shown next tells.
   */
  @Override
  public void newGame() {
    if (isMet) {
      end();
    } else {
      isAnnounced = true;
    }
  }

  @Override
  public void shown(Line<P> play) {
    if (play.position().isTerminal() && goesOn(play, known())) {
      end();
    }
  }

  @Override
  public void asked(Line<P> play) {
    Side us = play.toMove();
    if (!goesOn(play, known().filter(game -> game.side() == us))) {
      end();
      begin(play.positions(), us);
    }
    isMet = true;
    isAnnounced = false;
  }

  private void begin(List<P> shown, Side us) {
    boolean isFirstMove = shown.size() == 2 && shown.get(0).equals(start);
    int opening = isFirstMove ? 0 : shown.size() - 1;
    session.begin(us, shown.get(opening));
    see(known().orElseThrow(), shown.subList(opening + 1, shown.size()));
  }

  private Optional<GameInProgress<P>> known() {
    return session.state().unfinished();
  }

  /** Makes the moves by which a play goes on from a game, if it does. */
  private boolean goesOn(Line<P> play, Optional<GameInProgress<P>> known) {
    return known.isPresent() && goesOn(play.positions(), known.get());
  }

  private boolean goesOn(List<P> shown, GameInProgress<P> game) {
    int plies = game.line().plies();
    Optional<Continuation<P>> next =
        Continuation.of(game.line().positions(), game.side(), game.answer(), shown)
            .filter(found -> found.ply() == plies || !isAnnounced);
    next.ifPresent(
        found -> {
          if (found.ply() < plies) {
            session.takeBack(game, found.ply());
          }
          see(game, found.positions());
        });
    return next.isPresent();
  }

  private void see(GameInProgress<P> game, List<P> moves) {
    moves.forEach(move -> session.see(game, move));
  }

  @Override
  public void chose(P choice) {
    session.answer(known().orElseThrow(), choice);
  }

  /** Whoever asked goes on with another game, or with none. What we answered last was played. */
  private void end() {
    known().ifPresent(session::end);
  }

  /**
   * A game that may be over is written down: our last move ended it, or the reply that nobody
   * shows. Another one goes on next time.
   */
  @Override
  public void close() {
    known()
        .filter(game -> game.answer().isPresent() && game.line().plies() > 0)
        .filter(game -> game.mayBeOver())
        .ifPresent(game -> end());
    session.close();
  }
}
