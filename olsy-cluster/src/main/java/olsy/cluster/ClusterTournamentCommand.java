package olsy.cluster;

import java.nio.file.Path;
import java.util.Map;
import olsy.cluster.play.GamesElsewhere;
import olsy.learning.text.InputException;
import olsy.play.cli.Output;
import olsy.play.cli.Overwriting;
import olsy.play.cli.SheetOptions;
import olsy.play.cli.TournamentOptions;
import olsy.play.cli.TournamentTelling;
import olsy.play.match.TournamentSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code olsy cluster tournament} */
@Command(
    name = "tournament",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Plays matches between several players, on many cores or machines.",
    description = {
      "The games and the tables of 'olsy tournament'. Engines of others play where workers have"
          + " them at the same path. Games that could not be played are left out, with a sentence.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  olsy cluster tournament samuel-1@4 samuel-2@4 material@4 --games 200",
      "  olsy cluster tournament samuel-2@4 material@2 material@4 --gauntlet --games 40",
      "  olsy cluster tournament olsy samuel-1 samuel-2 --games 20 --clock 10+0.1"
    })
final class ClusterTournamentCommand implements Runnable {

  @Mixin private Output output;
  @Mixin private TournamentOptions tournament;

  @Option(
      names = "--out",
      paramLabel = "GAMES.pdn",
      description =
          "Write the games to a file. What is finished is in GAMES.pdn.work until all is.")
  private Path out;

  @Mixin private SheetOptions sheet;
  @Mixin private Overwriting overwriting;
  @Mixin private ClusterOptions cluster;

  @Override
  public void run() {
    cluster.require();
    TournamentSettings settings = tournament.settings(sheet.style());
    overwriting.require(out, Overwriting.Writes.GAMES, tournament.files());
    GamesElsewhere games = new GamesElsewhere(settings);
    TournamentTelling telling = new TournamentTelling(settings, output);
    Map<String, String> faults =
        cluster.during(
            "tournament",
            games.hash(),
            out,
            output,
            (dispatcher, journal) -> {
              Map<String, String> wrong = games.play(dispatcher);
              games.read(journal, telling::add, out);
              return wrong;
            });
    faults.forEach((task, fault) -> output.err().println("olsy: " + task + ": " + fault));
    if (telling.games() == 0) {
      throw new InputException("no game could be played: " + faults.values().iterator().next());
    }
    telling.report();
  }
}
