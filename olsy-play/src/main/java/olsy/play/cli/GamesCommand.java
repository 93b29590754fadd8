package olsy.play.cli;

import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.ManyGame;
import olsy.core.game.ManyGames;
import olsy.core.game.ManyPosition;
import olsy.core.game.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code olsy games} */
@Command(
    name = "games",
    mixinStandardHelpOptions = true,
    header = "Lists the games that this program knows.",
    footer = {"", "Example:", "  olsy games --json"})
final class GamesCommand implements Runnable {

  @Mixin private Output output;

  private record Row(String name, int features, String start) {

    static <P extends Position<P>> Row of(Game<P> game) {
      return new Row(game.name(), game.features().size(), game.text(game.start()));
    }
  }

  /** A game for many players. */
  private record ManyRow(String name, int players, String start) {

    static <P extends ManyPosition<P>> ManyRow of(ManyGame<P> game) {
      return new ManyRow(game.name(), game.players().size(), game.text(game.start()));
    }
  }

  @Override
  public void run() {
    for (Game<?> game : Games.all()) {
      Row row = Row.of(game);
      output.answer(
          row,
          Output.format("%-10s %3d features, starts from %s", row.name, row.features, row.start));
    }
    for (ManyGame<?> game : ManyGames.all()) {
      ManyRow row = ManyRow.of(game);
      output.answer(
          row,
          Output.format(
              "%-10s %d players, for 'olsy many', starts from %s",
              row.name, row.players, row.start));
    }
  }
}
