package olsy.play.web.table;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import olsy.core.clock.Limits;
import olsy.core.clock.TimeControl;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.learning.players.PlayerFile;
import olsy.learning.population.Population;
import olsy.learning.population.WeightPrior;
import olsy.learning.text.Counted;
import olsy.learning.text.InputException;
import olsy.play.explain.Hint;
import olsy.play.personal.PersonalSession;
import olsy.play.session.Session;
import olsy.play.session.state.Gate;
import olsy.play.session.store.SessionFolder;
import olsy.play.session.store.SessionRecords;
import olsy.play.web.News;
import olsy.play.web.Noticeboard;
import org.slf4j.LoggerFactory;

/**
 * The games of a person with a player, in a thread of their own. They are a session like others:
 * what happens is on the disk before it is shown, and a table that was closed anywhere goes on from
 * there.
 */
final class OpenTable implements AutoCloseable {

  private static final String CLOSED = "this table is closed; open it again to go on";

  private final Desk desk = new Desk();
  private final Noticeboard<TableView> board;
  private final SessionFolder folder;
  private final Thread thread;

  private OpenTable(String id, SessionFolder folder, InstantSource clock) {
    this.folder = folder;
    Game<?> game = Games.named(folder.settings().game());
    this.board = new Noticeboard<>(beginning(id, folder.player(), game));
    this.thread = new Thread(() -> play(game, clock), "table-" + id);
    this.thread.setDaemon(true);
  }

  /** Opens a table where it was left. */
  static OpenTable open(String id, PersonalSession session, InstantSource clock) {
    OpenTable table = new OpenTable(id, session.folder(), clock);
    table.thread.start();
    return table;
  }

  private static TableView beginning(String id, PlayerFile rival, Game<?> game) {
    return new TableView(
        new TableView.About(id, game.name(), rival.name(), limits(rival), game.board()),
        new TableView.Score(0, 0, 0),
        null,
        new TableView.Turn(TableView.Phase.THINKING, 0, List.of(), null, null, false),
        null,
        List.of());
  }

  /** In the words of the list of levels. */
  private static String limits(PlayerFile rival) {
    Limits limits = rival.limits();
    List<String> words = new ArrayList<>();
    OptionalInt depth = limits.isNone() ? OptionalInt.of(rival.strategy().depth()) : limits.depth();
    depth.ifPresent(plies -> words.add(Counted.of(plies, "ply") + " a move"));
    limits.nodes().ifPresent(most -> words.add(Counted.of(most, "position") + " a move"));
    limits.moveTime().ifPresent(time -> words.add(TimeControl.seconds(time) + " s a move"));
    limits.clock().ifPresent(control -> words.add(control.toString()));
    return String.join(", ", words);
  }

  private <P extends Position<P>> void play(Game<P> game, InstantSource clock) {
    HandicapGate gate = new HandicapGate(Gate.of(folder.settings().use()));
    Hint<P> hint = new Hint<>(game, folder.player(), System::nanoTime);
    String name = folder.settings().opponent();
    Seat<P> seat = new Seat<>(name, game, hint, desk, board, gate, others(), Side.FIRST);
    try {
      SessionRecords.games(folder, (played, entry) -> seat.sawGame(played));
      SessionRecords.examples(folder, seat::saw, seat::saw);
      try (Session<P> session = Session.open(folder, game, seat, clock, seat, gate)) {
        seat.sitDown(session.state());
        session.play();
      }
    } catch (InterruptedException e) {
      board.end(CLOSED);
    } catch (InputException e) {
      board.end(e.getMessage());
    } catch (RuntimeException | Error e) {
      LoggerFactory.getLogger(OpenTable.class).error("a table failed", e);
      board.end("this is a defect of the program, details are in its log: " + e);
    }
  }

  /** What weights other players have. */
  private Optional<WeightPrior> others() {
    return folder.population().map(Population::prior);
  }

  News news() {
    return board;
  }

  TableView view() {
    return board.now();
  }

  /** Where its games are kept. */
  SessionFolder folder() {
    return folder;
  }

  boolean isOpen() {
    return thread.isAlive();
  }

  /** Asks for something: what came of it is news. */
  void ask(Wish wish) {
    desk.answer(wish);
  }

  /** The game goes on next time. */
  @Override
  public void close() {
    thread.interrupt();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
