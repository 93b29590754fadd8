package olsy.play.cli;

import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.Players;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code olsy players} */
@Command(
    name = "players",
    mixinStandardHelpOptions = true,
    header = "Lists who is in archives of games, and how much there is to learn from.",
    description = {
      "Decisions are moves to which there was an alternative. Forced moves tell nothing.",
      ""
    },
    footer = {"", "Example:", "  olsy players games.pdn --alias \"M Tinsley=MF Tinsley\""})
final class PlayersCommand implements Runnable {

  @Mixin private Output output;
  @Mixin private ArchiveOption archives;
  @Mixin private GameOption which;

  @Override
  public void run() {
    list(which.game());
  }

  private <P extends Position<P>> void list(Game<P> game) {
    Players players = new Players(archives.names());
    ArchiveOption.Faults faults = new ArchiveOption.Faults(output.err());
    new GameLog<>(game, archives.files(), faults).read((file, replay) -> players.add(replay));
    if (players.games() == 0) {
      throw GameLog.empty(archives.files());
    }
    faults.end();
    PlayersTable.print(players, faults.count(), output);
  }
}
