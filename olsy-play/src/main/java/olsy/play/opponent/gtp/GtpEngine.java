package olsy.play.opponent.gtp;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.LongSupplier;
import olsy.core.game.Game;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.learning.text.InputException;
import olsy.play.opponent.Forfeit;
import olsy.play.opponent.Opponent;
import olsy.play.opponent.hub.EngineFile;
import olsy.play.opponent.process.EngineProcess;

/**
 * An engine in a process of its own that speaks GTP (docs/engines.md).
 *
 * <pre>
 * begin   protocol_version → 2;  boardsize ROWS     unless it is running
 * move    clear_board;  play black D3, play white C3 …   all the moves so far
 *         genmove black → C4
 * </pre>
 *
 * Every move begins with an empty board, so that the answer follows from the moves alone. An error
 * about a pass is none: some engines pass by themselves where they have to. A process that does not
 * answer as it should is killed; the next game begins with a new one.
 */
final class GtpEngine<P extends Position<P>> implements Opponent<P> {

  private static final Duration TO_START = Duration.ofSeconds(30);
  private static final String VERSION = "2";
  private static final String PASS = "pass";

  private final EngineFile file;
  private final Game<P> game;
  private final LongSupplier nanoClock;

  /** Null when none is running. */
  private volatile GtpDialogue process;

  GtpEngine(EngineFile file, Game<P> game, LongSupplier nanoClock) {
    this.file = file;
    this.game = game;
    this.nanoClock = nanoClock;
  }

  @Override
  public String name() {
    return file.name();
  }

  /**
   * @throws InputException when the engine cannot be started, or does not know how to get there
   */
  @Override
  public void begin(Line<P> play) {
    moves(play);
    try {
      if (process != null && !process.isAlive()) {
        kill();
      }
      running();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // ends the first move, too
    }
  }

  private List<P> moves(Line<P> play) {
    return Moves.from(game, play)
        .orElseThrow(
            () ->
                new InputException(
                    "engine "
                        + name()
                        + ": expected an opening of at most "
                        + Moves.LONGEST_OPENING
                        + " plies from the game's start, as GTP knows no positions"));
  }

  @Override
  public P move(Line<P> play) throws Forfeit, InterruptedException {
    boolean moved = false;
    try {
      P successor = ask(running(), play);
      moved = true;
      return successor;
    } finally {
      if (!moved) {
        kill();
      }
    }
  }

  private P ask(GtpDialogue engine, Line<P> play) throws Forfeit, InterruptedException {
    engine.obeyed("clear_board", file.patience());
    List<P> positions = moves(play);
    for (int n = 1; n < positions.size(); n++) {
      P before = positions.get(n - 1);
      String move = game.protocol().move(before, positions.get(n));
      String command = "play " + colour(before) + " " + move;
      if (move.equals(PASS)) {
        engine.ask(command, file.patience());
      } else {
        engine.obeyed(command, file.patience());
      }
    }
    String move = engine.obeyed("genmove " + colour(play.position()), file.patience());
    try {
      return game.protocol().successor(play.position(), move);
    } catch (IllegalArgumentException e) {
      throw new Forfeit(e.getMessage());
    }
  }

  private String colour(P position) {
    return position.toMove() == Side.FIRST ? "black" : "white";
  }

  /** The process, started unless there is one. */
  private GtpDialogue running() throws InterruptedException {
    GtpDialogue running = process;
    if (running != null) {
      return running;
    }
    boolean greeted = false;
    try {
      GtpDialogue engine =
          new GtpDialogue(new EngineProcess(file.name(), file.command(), file.folder(), nanoClock));
      process = engine;
      greet(engine);
      greeted = true;
      return engine;
    } catch (IOException e) {
      String program = file.command().get(0);
      throw new InputException(
          "engine " + name() + ": cannot run " + program + " in " + file.folder() + remedy(), e);
    } catch (Forfeit e) {
      throw new InputException(
          "engine " + name() + " does not start: " + e.getMessage() + remedy(), e);
    } finally {
      if (!greeted) {
        kill();
      }
    }
  }

  private String remedy() {
    return file.install().map(command -> "; was \"" + command + "\" run?").orElse("");
  }

  private void greet(GtpDialogue engine) throws Forfeit, InterruptedException {
    String version = engine.obeyed("protocol_version", TO_START);
    if (!version.equals(VERSION)) {
      throw new Forfeit("expected version " + VERSION + " of GTP, found \"" + version + '"');
    }
    engine.obeyed("boardsize " + game.board().rows(), TO_START);
  }

  private void kill() {
    GtpDialogue running = process;
    process = null;
    if (running != null) {
      running.kill();
    }
  }

  @Override
  public void close() {
    GtpDialogue running = process;
    process = null;
    if (running != null) {
      running.quit();
    }
  }
}
