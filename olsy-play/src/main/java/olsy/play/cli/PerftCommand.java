package olsy.play.cli;

import olsy.core.game.Game;
import olsy.core.game.Perft;
import olsy.core.game.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code olsy perft} */
@Command(
    name = "perft",
    mixinStandardHelpOptions = true,
    header = "Counts the lines of play of a length, the check of a game's rules.",
    description = {
      "Different ways to capture are different lines, as in published counts. In reversi a game"
          + " that ends before counts as a line, too.",
      ""
    },
    footer = {"", "Example:", "  olsy perft 8 --position B:W21-32:B1-12"})
final class PerftCommand implements Runnable {

  private static final double NANOS = 1e9;
  private static final int MOST_PLIES = 99;

  @Mixin private Output output;

  @Parameters(paramLabel = "DEPTH", description = "The length in plies.")
  private int depth;

  @Mixin private GameOption which;

  @Option(names = "--position", paramLabel = "FEN", description = "Default: the game's start.")
  private String position;

  private record Row(String game, String position, int depth, long nodes, double seconds) {}

  @Override
  public void run() {
    Arguments.requireWithin(0, MOST_PLIES, "DEPTH", depth);
    count(which.game());
  }

  private <P extends Position<P>> void count(Game<P> rules) {
    P root = Arguments.position(rules, position);
    long begin = System.nanoTime();
    long nodes = Perft.count(rules, root, depth);
    double seconds = (System.nanoTime() - begin) / NANOS;
    output.answer(
        new Row(rules.name(), rules.text(root), depth, nodes, seconds),
        Output.format(
            "%s of %s in %.3f s",
            Output.count(nodes, "line"), Output.count(depth, "ply"), seconds));
  }
}
