package olsy.play.opponent.hub;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import olsy.core.evaluation.Score;
import olsy.core.game.Game;
import olsy.core.game.Notation;
import olsy.core.game.Position;
import olsy.core.search.PlayerSearch;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.IterativeDeepening;
import olsy.learning.Version;
import olsy.learning.players.PlayerFile;
import olsy.learning.text.InputException;
import olsy.play.position.PositionSearch;
import org.slf4j.LoggerFactory;

/**
 * A player as a Hub engine (docs/engines.md): obeys lines, while a thread of its own searches. A
 * line that cannot be obeyed is answered by an error and changes nothing.
 */
public final class HubPlayer<P extends Position<P>> {

  private static final double NANOS = 1e9;

  private final Game<P> game;
  private final Notation<P> notation;
  private final PlayerFile player;
  private final LongSupplier nanoClock;
  private final Consumer<String> out;

  private int depth;
  private Level level = Level.NONE;
  private P position;

  /** Of the search that is going on; null when there is none. */
  private SearchBudget searching;

  /**
   * @param out takes the lines of the answers
   */
  public HubPlayer(Game<P> game, PlayerFile player, LongSupplier nanoClock, Consumer<String> out) {
    this.game = game;
    this.notation = game.protocol();
    this.player = player;
    this.nanoClock = nanoClock;
    this.out = out;
    this.depth = player.strategy().depth();
    this.position = game.start();
  }

  /** Obeys until it is told to quit, or nobody is there any more. */
  public void obey(BufferedReader in) throws IOException {
    String line = in.readLine();
    while (line != null && goesOnAfter(line)) {
      line = in.readLine();
    }
    stop();
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
      case "new-game" -> position = game.start();
      case "pos" -> position = read(line);
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
            .with("max", PositionSearch.MOST_PLIES));
    say(HubLine.of("wait"));
  }

  private void setParameter(HubLine line) {
    String name = line.find("name").orElse("none");
    if (!name.equals("depth")) {
      throw new IllegalArgumentException("expected the parameter depth, found " + name);
    }
    depth = Level.depth(line.find("value").orElse("none"));
  }

  private P read(HubLine line) {
    P reached = notation.position(line.find("pos").orElse("none"));
    for (String move : line.find("moves").orElse("").split(" ", -1)) {
      if (!move.isEmpty()) {
        reached = notation.successor(reached, move);
      }
    }
    return reached;
  }

  private void go(HubLine line) {
    if (line.find("think").isEmpty()) {
      throw new IllegalArgumentException("expected go think, found " + line.text());
    }
    if (position.isTerminal()) {
      throw new IllegalArgumentException("no legal move in " + notation.text(position));
    }
    PlayerSearch<P> search = player.withDepth(level.depth().orElse(depth)).search(game);
    int most = level.most(search.horizons());
    SearchBudget budget = level.budget(nanoClock);
    P root = position;
    searching = budget;
    Thread thread = new Thread(() -> think(root, search, most, budget), "search");
    thread.setDaemon(true);
    thread.start();
  }

  private void think(P root, Search<P> search, int most, SearchBudget budget) {
    HubLine answer;
    try {
      P choice = deepening(search).search(root, most, budget).choice();
      answer = HubLine.of("done").with("move", notation.move(root, choice));
    } catch (RuntimeException | VirtualMachineError e) {
      LoggerFactory.getLogger(HubPlayer.class).error("the search failed", e);
      answer = HubLine.of("error").with("message", "the search failed: " + e);
    }
    synchronized (this) {
      searching = null;
      say(answer);
    }
  }

  /** Tells of every depth that was searched. */
  private Search<P> deepening(Search<P> search) {
    long begin = nanoClock.getAsLong();
    return new IterativeDeepening<>(
        (root, plies, budget) -> {
          SearchResult<P> found = search.search(root, plies, budget);
          say(info(found, (nanoClock.getAsLong() - begin) / NANOS));
          return found;
        });
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
