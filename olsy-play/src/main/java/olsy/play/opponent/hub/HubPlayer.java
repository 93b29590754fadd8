package olsy.play.opponent.hub;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import olsy.core.clock.ClockedSearch;
import olsy.core.clock.Limits;
import olsy.core.evaluation.Score;
import olsy.core.game.Game;
import olsy.core.game.Line;
import olsy.core.game.Notation;
import olsy.core.game.Position;
import olsy.core.search.PlayerSearch;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.learning.Version;
import olsy.learning.players.PlayerFile;
import olsy.learning.text.InputException;
import org.slf4j.LoggerFactory;

/**
 * A player as a Hub engine (docs/engines.md): obeys lines, while a thread of its own searches. A
 * line that cannot be obeyed is answered by an error and changes nothing.
 */
public final class HubPlayer<P extends Position<P>> {

  private static final double NANOS = 1e9;

  private final Game<P> game;
  private final Notation<P> notation;
  private final Mover<P> mover;
  private final LongSupplier nanoClock;
  private final Consumer<String> out;

  /** Who moved last, or moves now. */
  private PlayerFile player;

  private int depth;
  private Level level = Level.NONE;
  private Line<P> play;

  /** Null until something was to be searched. */
  private PlayerSearch<P> search;

  private int searchDepth;

  /** Of the search that is going on; null when there is none. */
  private SearchBudget searching;

  /** Of the last search; null until there was one. */
  private Thread thinking;

  /**
   * @param out takes the lines of the answers
   */
  public HubPlayer(Game<P> game, Mover<P> mover, LongSupplier nanoClock, Consumer<String> out) {
    this.game = game;
    this.notation = game.protocol();
    this.mover = mover;
    this.player = mover.player();
    this.nanoClock = nanoClock;
    this.out = out;
    this.depth = player.strategy().depth();
    this.play = begun(game.start());
  }

  /**
   * Obeys until it is told to quit, or nobody is there any more. When this returns, no search goes
   * on.
   */
  public void obey(BufferedReader in) throws IOException {
    String line = in.readLine();
    while (line != null && goesOnAfter(line)) {
      line = in.readLine();
    }
    stop();
    awaitEnd();
  }

  private void awaitEnd() {
    if (thinking != null) {
      try {
        thinking.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private synchronized boolean goesOnAfter(String text) {
    try {
      HubLine line = HubLine.parse(text);
      switch (line.command()) {
        case "" -> {}
        case "quit" -> {
          return false;
        }
        case "ping" -> say(HubLine.of("pong"));
        case "stop" -> stop();
        default -> obey(line);
      }
    } catch (IllegalArgumentException | InputException e) {
      sayError(e.getMessage());
    }
    return true;
  }

  private synchronized void stop() {
    if (searching != null) {
      searching.stop();
    }
  }

  private void obey(HubLine line) {
    if (searching != null) {
      throw new IllegalArgumentException(
          "expected stop, ping or quit during a search, found " + line.command());
    }
    switch (line.command()) {
      case "hub" -> greet();
      case "set-param" -> setParameter(line);
      case "init" -> say(HubLine.of("ready"));
      case "new-game" -> begin();
      case "pos" -> show(line);
      case "level" -> level = Level.of(line.arguments());
      case "go" -> go(line);
      default -> throw new IllegalArgumentException("unknown command " + line.command());
    }
  }

  private void greet() {
    say(
        HubLine.of("id")
            .with("name", "olsy " + player.name())
            .with("version", Version.CURRENT)
            .with("author", "OLSY")
            .with("game", game.protocolName()));
    say(
        HubLine.of("param")
            .with("name", "depth")
            .with("value", depth)
            .with("type", "int")
            .with("min", 1)
            .with("max", Limits.MOST_PLIES));
    say(HubLine.of("wait"));
  }

  private void begin() {
    mover.newGame();
    play = begun(game.start());
    if (search != null) {
      search.forget();
    }
  }

  private Line<P> begun(P position) {
    return Line.startingAt(position, game.drawRules());
  }

  private void setParameter(HubLine line) {
    String name = line.find("name").orElse("none");
    if (!name.equals("depth")) {
      throw new IllegalArgumentException("expected the parameter depth, found " + name);
    }
    depth = Limits.NONE.with("depth", line.find("value").orElse("none")).depth().getAsInt();
  }

  private void show(HubLine line) {
    play = read(line);
    mover.shown(play);
  }

  private Line<P> read(HubLine line) {
    Line<P> reached = begun(notation.position(line.find("pos").orElse("none")));
    for (String move : line.find("moves").orElse("").split(" ", -1)) {
      if (!move.isEmpty()) {
        reached = reached.followedBy(notation.successor(reached.position(), move));
      }
    }
    return reached;
  }

  private void go(HubLine line) {
    if (line.find("think").isEmpty()) {
      throw new IllegalArgumentException("expected go think, found " + line.text());
    }
    if (play.position().isTerminal()) {
      throw new IllegalArgumentException("no legal move in " + notation.text(play.position()));
    }
    mover.asked(play);
    changeTo(mover.player());
    mover.news().forEach(sentence -> say(HubLine.of("info").with("message", sentence)));
    Limits limits = level.equals(Level.NONE) ? player.limits() : level.limits();
    ClockedSearch<P> search = new ClockedSearch<>(search(limits.depth().orElse(depth)), limits);
    if (!limits.isTimed()) {
      search.forget(); // the same line is answered the same
    }
    SearchBudget budget = search.budget(level.time(), nanoClock);
    Line<P> root = play;
    searching = budget;
    thinking = new Thread(() -> think(root, search, budget), "search");
    thinking.setDaemon(true);
    thinking.start();
  }

  private void changeTo(PlayerFile now) {
    if (!now.equals(player)) {
      player = now;
      search = null;
    }
  }

  /** The player's at a depth; what it remembers is kept while the depth stays. */
  private PlayerSearch<P> search(int plies) {
    if (search == null || plies != searchDepth) {
      search = player.withDepth(plies).search(game);
      searchDepth = plies;
    }
    return search;
  }

  private void think(Line<P> root, ClockedSearch<P> search, SearchBudget budget) {
    HubLine answer;
    try {
      long begin = nanoClock.getAsLong();
      P choice =
          search
              .deepened(
                  root, budget, found -> say(info(found, (nanoClock.getAsLong() - begin) / NANOS)))
              .choice();
      mover.chose(choice);
      answer = HubLine.of("done").with("move", notation.move(root.position(), choice));
    } catch (InputException e) {
      answer = HubLine.of("error").with("message", e.getMessage());
    } catch (RuntimeException | VirtualMachineError e) {
      LoggerFactory.getLogger(HubPlayer.class).error("the search failed", e);
      answer = HubLine.of("error").with("message", "the search failed: " + e);
    }
    synchronized (this) {
      searching = null;
      say(answer);
    }
  }

  private HubLine info(SearchResult<P> found, double seconds) {
    List<String> moves = new ArrayList<>();
    for (int i = 1; i < found.line().size(); i++) {
      moves.add(notation.move(found.line().get(i - 1), found.line().get(i)));
    }
    double value = Score.inUnits(found.value(), player.unit());
    return HubLine.of("info")
        .with("depth", found.depth())
        .with("score", String.format(Locale.ROOT, "%.3f", value))
        .with("nodes", found.evaluations())
        .with("time", String.format(Locale.ROOT, "%.3f", seconds))
        .with("pv", String.join(" ", moves));
  }

  private void sayError(String message) {
    say(HubLine.of("error").with("message", message));
  }

  private synchronized void say(HubLine line) {
    out.accept(line.text());
  }
}
