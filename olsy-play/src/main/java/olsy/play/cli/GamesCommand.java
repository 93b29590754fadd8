package olsy.play.cli;

import olsy.core.game.Game;
import olsy.core.game.GameFamily;
import olsy.core.game.Games;
import olsy.core.game.ManyGame;
import olsy.core.game.ManyGames;
import olsy.core.game.ManyPosition;
import olsy.core.game.Position;
import olsy.core.game.ResultCount;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code olsy games} */
@Command(
    name = "games",
    mixinStandardHelpOptions = true,
    header = "Lists the games that this program knows.",
    description = {
      "The name of a game means the first of its variants. The others are asked for by the name, a"
          + " colon and the variant.",
      ""
    },
    footer = {"", "Examples:", "  olsy games --json", "  olsy perft 6 --game kalah:4,3"})
final class GamesCommand implements Runnable {

  @Mixin private Output output;

  /**
   * @param variants what may stand behind the colon
   * @param counts what the results of the game count, null where there are winners alone
   */
  private record Row(
      String name,
      String family,
      String variants,
      int players,
      boolean chance,
      String sum,
      String counts,
      int features,
      String start) {

    static <P extends Position<P>> Row of(GameFamily family, Game<P> game) {
      return new Row(
          game.name(),
          family.name(),
          family.variants(),
          game.kind().players(),
          game.kind().chance(),
          game.kind().sumText(),
          game.resultCount().map(ResultCount::what).orElse(null),
          game.features().size(),
          game.text(game.start()));
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
    for (GameFamily family : Games.families()) {
      if (!family.variants().isEmpty() && !output.isJson()) {
        output.line(family.name() + ":" + family.variants());
      }
      family.usual().forEach(game -> answer(family, game));
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

  private void answer(GameFamily family, Game<?> game) {
    Row row = Row.of(family, game);
    output.answer(
        row,
        Output.format("%-22s %s, %d features", row.name, game.kind(), row.features),
        Output.format("%-22s starts from %s", "", row.start));
  }
}
