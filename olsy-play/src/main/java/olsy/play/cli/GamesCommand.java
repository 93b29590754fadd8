package olsy.play.cli;

import olsy.core.game.Game;
import olsy.core.game.Games;
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

  @Override
  public void run() {
    for (Game<?> game : Games.all()) {
      Row row = Row.of(game);
      output.answer(
          row,
          Output.format("%-10s %3d features, starts from %s", row.name, row.features, row.start));
    }
  }
}
