package olsy.play.cli;

import java.util.ArrayList;
import java.util.List;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.search.solving.Solved;
import olsy.core.search.solving.Solver;
import olsy.core.search.solving.SolverMemorySpent;
import olsy.learning.text.InputException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code olsy solve} */
@Command(
    name = "solve",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Solves a game: its value with best play to the end, and a line of it.",
    description = {
      "The value is for the side to move: the lead at the end where the game counts seeds or discs,"
          + " else 1 for a win, 0 for a draw, -1 for a loss. Play that goes round for ever is a"
          + " draw. What does not fit into the memory is refused.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  olsy solve --game tictactoe",
      "  olsy solve --game kalah:4,3",
      "  olsy solve --game four-square:9 --json"
    })
final class SolveCommand implements Runnable {

  private static final double NANOS = 1e9;
  private static final long MEGABYTE = 1 << 20;

  @Mixin private Output output;

  @Mixin private GameOption which;

  @Option(names = "--position", paramLabel = "FEN", description = "Default: the game's start.")
  private String position;

  @Option(
      names = "--memory",
      paramLabel = "MB",
      description =
          "For the table of positions. Default: three quarters of what Java has;"
              + " OLSY_JAVA_OPTS=-Xmx8g gives it more.")
  private Integer memory;

  private record Row(
      String game,
      String position,
      int value,
      String move,
      List<String> line,
      long positions,
      double seconds) {}

  @Override
  public void run() {
    Arguments.require(memory == null || memory >= 1, "--memory", "at least 1", memory);
    solve(which.game());
  }

  private <P extends Position<P>> void solve(Game<P> game) {
    P root = Arguments.position(game, position);
    long all = Runtime.getRuntime().maxMemory() / 4 * 3;
    long bytes = memory == null ? all : Math.min(memory * MEGABYTE, all);
    long begin = System.nanoTime();
    Solved<P> solution = solved(game, root, bytes);
    double seconds = (System.nanoTime() - begin) / NANOS;
    List<String> line = moves(game, root, solution.line());
    Row row =
        new Row(
            game.name(),
            game.text(root),
            solution.value(),
            line.isEmpty() ? null : line.get(0),
            line,
            solution.positions(),
            seconds);
    output.answer(
        row,
        "value      " + row.value + " " + meaning(game, row.value),
        "move       " + (row.move == null ? "none, the game is over" : row.move),
        "line       " + String.join(" ", line),
        Output.format("positions  %,d in %.3f s", row.positions, seconds));
  }

  private <P extends Position<P>> Solved<P> solved(Game<P> game, P root, long bytes) {
    StatusLine status = StatusLine.onStandardError(output.err());
    try {
      return Solver.of(game, bytes)
          .solve(
              root,
              positions -> {
                if (status.isDue()) {
                  status.show(
                      Output.format("%,d positions after %.0f s", positions, status.seconds()));
                }
              });
    } catch (SolverMemorySpent e) {
      throw new InputException(
          game.name()
              + " from "
              + game.text(root)
              + ": "
              + e.getMessage()
              + Output.format(", and the %,d MB given hold no more", bytes / MEGABYTE)
              + "; OLSY_JAVA_OPTS=-Xmx8g gives Java 8 GB");
    } catch (IllegalArgumentException e) {
      throw InputException.at("--game", e);
    } finally {
      status.end();
    }
  }

  private static <P extends Position<P>> List<String> moves(Game<P> game, P root, List<P> line) {
    List<String> moves = new ArrayList<>();
    P at = root;
    for (P next : line) {
      moves.add(game.move(at, next));
      at = next;
    }
    return moves;
  }

  /** Of the value, for the side to move. */
  private static String meaning(Game<?> game, int value) {
    String result = value > 0 ? "the side to move wins" : value < 0 ? "it loses" : "a draw";
    return "("
        + result
        + game.resultCount().map(count -> ", counted in " + count.what()).orElse("")
        + ")";
  }
}
