package olsy.cluster;

import olsy.cluster.archive.ArchiveIndex;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.Players;
import olsy.play.cli.ArchiveOption;
import olsy.play.cli.GameOption;
import olsy.play.cli.Output;
import olsy.play.cli.PlayersTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code olsy cluster players} */
@Command(
    name = "players",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Lists who is in archives of any size.",
    description = {
      "The table of 'olsy players'. Archives are read in parts, side by side. Every worker finds"
          + " them at the same path.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  olsy cluster players games.pdn",
      "  olsy cluster players games.pdn --master local[2] --json"
    })
final class ClusterPlayersCommand implements Runnable {

  @Mixin private Output output;
  @Mixin private ArchiveOption archives;
  @Mixin private GameOption which;
  @Mixin private ClusterOptions cluster;

  @Override
  public void run() {
    cluster.require();
    ArchiveIndex index =
        ArchiveIndex.of(which.game(), archives.files(), archives.names().aliases());
    Players players = new Players(archives.names());
    ArchiveOption.Faults faults = new ArchiveOption.Faults(output.err());
    cluster.during(
        "players",
        index.hash(),
        null,
        output,
        (dispatcher, journal) -> {
          index.make(dispatcher).read(faults, (reference, count) -> players.add(count));
          return null;
        });
    if (players.games() == 0) {
      throw GameLog.empty(archives.files());
    }
    faults.end();
    PlayersTable.print(players, faults.count(), output);
  }
}
