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

  private record Row(
      String player,
      int games,
      int black,
      int white,
      int decisions,
      int forced,
      int won,
      int drawn,
      int lost,
      int open) {}

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
    if (!output.isJson()) {
      output.line(
          Output.format(
              "%-24s %8s %8s %8s %10s %8s %7s %7s %7s %6s",
              "player",
              "games",
              "black",
              "white",
              "decisions",
              "forced",
              "won",
              "drawn",
              "lost",
              "open"));
    }
    players.list().forEach(this::answer);
    if (!output.isJson()) {
      output.line(
          Output.format(
              "%s, %,d with faults; %,d plies: %s, %s",
              Output.count(players.games(), "game"),
              faults.count(),
              players.plies(),
              Output.count(players.decisions(), "decision"),
              Output.count(players.forced(), "forced move")));
    }
  }

  private void answer(Players.Entry entry) {
    output.answer(
        new Row(
            entry.name(),
            entry.games(),
            entry.asFirst(),
            entry.asSecond(),
            entry.decisions(),
            entry.forced(),
            entry.results().won(),
            entry.results().drawn(),
            entry.results().lost(),
            entry.results().open()),
        Output.format(
            "%-24s %8d %8d %8d %10d %8d %7d %7d %7d %6d",
            entry.name(),
            entry.games(),
            entry.asFirst(),
            entry.asSecond(),
            entry.decisions(),
            entry.forced(),
            entry.results().won(),
            entry.results().drawn(),
            entry.results().lost(),
            entry.results().open()));
  }
}
