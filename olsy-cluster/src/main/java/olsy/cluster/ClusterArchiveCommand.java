package olsy.cluster;

import java.nio.file.Path;
import java.util.List;
import olsy.cluster.made.MadeArchive;
import olsy.core.clock.Limits;
import olsy.play.cli.Arguments;
import olsy.play.cli.Output;
import olsy.play.cli.Overwriting;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code olsy cluster archive} */
@Command(
    name = "archive",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Makes an archive of games between random players of checkers.",
    description = {
      "Each player has weights, a depth, an order of ties, a rule of the frontier and a share of"
          + " slips of its own, drawn from the seed. The same numbers give the same bytes. It is"
          + " there to measure with: everything about the players is known.",
      ""
    },
    footer = {"", "Example:", "  olsy cluster archive --games 100000 --players 200 --out made.pdn"})
final class ClusterArchiveCommand implements Runnable {

  private static final int MOST_GAMES = 100_000_000;
  private static final int MOST_PLAYERS = 1_000_000;

  private record Made(String file, int games, int players) {}

  @Mixin private Output output;

  @Option(names = "--games", paramLabel = "N", required = true, description = "How many.")
  private int games;

  @Option(
      names = "--players",
      paramLabel = "N",
      defaultValue = "200",
      description = "How many names. Default: ${DEFAULT-VALUE}.")
  private int players;

  @Option(
      names = "--max-depth",
      paramLabel = "D",
      defaultValue = "3",
      description =
          "The farthest that any of them looks ahead; the others look less far. Default:"
              + " ${DEFAULT-VALUE}.")
  private int maxDepth;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Of everything random. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--out",
      paramLabel = "GAMES.pdn",
      required = true,
      description =
          "Where the games are written. Until all are played, they are in GAMES.pdn.work.")
  private Path out;

  @Mixin private Overwriting overwriting;
  @Mixin private ClusterOptions cluster;

  @Override
  public void run() {
    cluster.require();
    Arguments.requireWithin(1, MOST_GAMES, "--games", games);
    Arguments.requireWithin(2, MOST_PLAYERS, "--players", players);
    Arguments.requireWithin(1, Limits.MOST_PLIES, "--max-depth", maxDepth);
    overwriting.require(out, Overwriting.Writes.GAMES, List.of());
    MadeArchive archive = new MadeArchive(games, players, maxDepth, seed);
    cluster.during(
        "archive",
        archive.hash(),
        out,
        output,
        (dispatcher, journal) -> {
          archive.write(dispatcher, journal, out);
          return null;
        });
    output.answer(
        new Made(out.toString(), games, players),
        Output.format(
            "%s of %s in %s", Output.count(games, "game"), Output.count(players, "player"), out));
  }
}
