package olsy.play.opponent.hub;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import olsy.core.clock.GameClock;
import olsy.core.clock.TimeLeft;
import olsy.core.game.Game;
import olsy.core.game.Line;
import olsy.core.game.Notation;
import olsy.core.game.Position;
import olsy.learning.text.InputException;
import olsy.play.opponent.AssessedMove;
import olsy.play.opponent.Forfeit;
import olsy.play.opponent.Opponent;
import olsy.play.opponent.process.EngineProcess;

/**
 * An engine in a process of its own that speaks Hub (docs/engines.md).
 *
 * <pre>
 * begin   hub → id, wait;  set-param …, init → ready;  level …, ping → pong     unless it is running
 *         new-game
 * move    pos …, ping → pong                       what it still had to say about the last move is behind us
 *         go think → done move=…
 * </pre>
 *
 * A process that does not answer as it should is killed; the next game begins with a new one.
 */
final class HubEngine<P extends Position<P>> implements Opponent<P> {

  private static final Duration TO_START = Duration.ofSeconds(30);

  private final EngineFile file;
  private final Game<P> game;
  private final LongSupplier nanoClock;

  private Optional<TimeLeft> time = Optional.empty();

  /** Null when none is running. */
  private volatile HubDialogue process;

  HubEngine(EngineFile file, Game<P> game, LongSupplier nanoClock) {
    this.file = file;
    this.game = game;
    this.nanoClock = nanoClock;
  }

  @Override
  public String name() {
    return file.name();
  }

  /**
   * @throws InputException when the engine cannot be started
   */
  @Override
  public void begin(Line<P> play) {
    try {
      if (process != null && !process.isAlive()) {
        kill();
      }
      running().send(HubLine.of("new-game"));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // ends the first move, too
    }
  }

  @Override
  public void sees(TimeLeft left) {
    time = Optional.of(left);
  }

  /** A little longer than the clock, which says itself who came too late. */
  private Duration patience() {
    return time.map(left -> left.left().plus(file.patience())).orElse(file.patience());
  }

  @Override
  public P move(Line<P> play) throws Forfeit, InterruptedException {
    return assessedMove(play).successor();
  }

  @Override
  public AssessedMove<P> assessedMove(Line<P> play) throws Forfeit, InterruptedException {
    boolean moved = false;
    try {
      AssessedMove<P> answer = ask(running(), play);
      moved = true;
      return answer;
    } finally {
      if (!moved) {
        kill();
      }
    }
  }

  private AssessedMove<P> ask(HubDialogue engine, Line<P> play)
      throws Forfeit, InterruptedException {
    engine.send(position(play));
    if (time.isPresent()) {
      engine.send(new Level(file.limits(), time).line());
    }
    synchronise(engine, file.patience());
    engine.send(HubLine.of("go").with("think"));
    LastInfo info = new LastInfo();
    HubLine done = engine.await("done", patience(), info);
    String move =
        done.find("move").orElseThrow(() -> new Forfeit("expected a move, found " + done.text()));
    try {
      P successor = game.protocol().successor(play.position(), move);
      return new AssessedMove<>(successor, info.assessment());
    } catch (IllegalArgumentException e) {
      throw new Forfeit(e.getMessage());
    }
  }

  /** As far back as the position could occur again, so that an engine may see repetitions. */
  private HubLine position(Line<P> play) {
    Notation<P> notation = game.protocol();
    List<String> moves = new ArrayList<>();
    Line<P> line = play;
    for (; line.reversiblePlies() > 0; line = line.before()) {
      moves.add(notation.move(line.before().position(), line.position()));
    }
    Collections.reverse(moves);
    HubLine position = HubLine.of("pos").with("pos", notation.text(line.position()));
    return moves.isEmpty() ? position : position.with("moves", String.join(" ", moves));
  }

  /** The process, started unless there is one. */
  private HubDialogue running() throws InterruptedException {
    HubDialogue running = process;
    if (running != null) {
      return running;
    }
    boolean greeted = false;
    try {
      HubDialogue engine =
          new HubDialogue(new EngineProcess(file.name(), file.command(), file.folder(), nanoClock));
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
    return file.install()
        .map(command -> "; was \"" + command + "\" run in " + file.folder() + "?")
        .orElse("");
  }

  private void greet(HubDialogue engine) throws Forfeit, InterruptedException {
    engine.send(HubDialogue.GREETING);
    String plays = engine.await("id", TO_START).find("game").orElse("no game");
    if (!plays.equals(game.protocolName())) {
      throw new Forfeit("expected a player of " + game.protocolName() + ", found " + plays);
    }
    engine.await("wait", TO_START);
    file.parameters()
        .forEach(
            (name, value) ->
                engine.send(HubLine.of("set-param").with("name", name).with("value", value)));
    engine.send(HubLine.of("init"));
    engine.await("ready", TO_START);
    Level level =
        new Level(file.limits(), file.limits().clock().map(GameClock::of).map(GameClock::timeLeft));
    if (!file.limits().isNone()) {
      engine.send(level.line());
    }
    synchronise(engine, TO_START);
  }

  /** Until the engine has obeyed what it was told, and said what it had to say about it. */
  private static void synchronise(HubDialogue engine, Duration patience)
      throws Forfeit, InterruptedException {
    engine.send(HubLine.of("ping"));
    engine.await("pong", patience);
  }

  private void kill() {
    HubDialogue running = process;
    process = null;
    if (running != null) {
      running.kill();
    }
  }

  @Override
  public void close() {
    HubDialogue running = process;
    process = null;
    if (running != null) {
      running.quit();
    }
  }
}
