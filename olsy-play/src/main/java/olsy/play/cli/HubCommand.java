package olsy.play.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.play.opponent.hub.HubPlayer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code olsy hub} */
@Command(
    name = "hub",
    mixinStandardHelpOptions = true,
    header = "Plays as an engine, for programs that speak the Hub protocol.",
    description = {
      "It reads commands from standard input and answers on standard output, line by line, until"
          + " quit or the end of the input. docs/engines.md has the protocol.",
      ""
    },
    footer = {"", "Example:", "  olsy hub samuel-1@6"})
final class HubCommand implements Runnable {

  @Spec private CommandSpec command;

  @Parameters(
      paramLabel = "PLAYER",
      defaultValue = "olsy",
      description =
          "A file, or the name of a player in models/; @6 behind it sets the depth. It holds where"
              + " the other program sets no limit. Default: ${DEFAULT-VALUE}.")
  private String player;

  @Mixin private VariantOption variant;

  @Mixin private LimitOptions limits;

  @Mixin private EndgameOption endgames;

  @Override
  public void run() {
    PlayerFile file =
        endgames.given(variant.of(ModelFolder.installed().player(player, limits.limits())));
    Game<?> game = Games.named(file.game());
    Arguments.requireNoChance(game, "hub");
    obey(game, file);
  }

  private <P extends Position<P>> void obey(Game<P> game, PlayerFile file) {
    PrintWriter out = command.commandLine().getOut();
    HubPlayer<P> hub =
        new HubPlayer<>(
            game,
            file,
            System::nanoTime,
            line -> {
              out.print(line + "\n");
              out.flush();
            });
    try {
      hub.obey(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
