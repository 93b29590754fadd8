package olsy.play.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.play.opponent.hub.HubPlayer;
import olsy.play.opponent.hub.Mover;
import olsy.play.session.GuestGames;
import olsy.play.session.store.SessionFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
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
      "",
      "With --learn it learns whom it meets in the other program, beside the games, and uses what"
          + " it learned while it proves right. The folder keeps the games, the decisions and the"
          + " models. It may be killed at any time; the same command goes on there.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  olsy hub samuel-1@6",
      "  olsy hub --learn --session rival",
      "  olsy report rival"
    })
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

  @Option(names = "--learn", description = "Learn the opponent that the other program has.")
  private boolean learns;

  @Option(
      names = "--session",
      paramLabel = "DIR",
      description =
          "With --learn: the folder of the games with one opponent, new or one that goes on.")
  private Path folder;

  @Override
  public void run() {
    PlayerFile file =
        endgames.given(variant.of(ModelFolder.installed().player(player, limits.limits())));
    Game<?> game = Games.named(file.game());
    Arguments.requireNoChance(game, "hub");
    Arguments.require(learns || folder == null, "--session", "--learn beside it", "none");
    Arguments.require(!learns || folder != null, "--learn", "--session DIR beside it", "none");
    if (learns) {
      obeyAndLearn(game, GuestGames.folder(folder, file));
    } else {
      obey(game, Mover.always(file));
    }
  }

  private <P extends Position<P>> void obeyAndLearn(Game<P> game, SessionFolder session) {
    try (GuestGames<P> games = GuestGames.open(session, game, Clock.systemUTC())) {
      obey(game, games);
    }
  }

  private <P extends Position<P>> void obey(Game<P> game, Mover<P> mover) {
    PrintWriter out = command.commandLine().getOut();
    HubPlayer<P> hub =
        new HubPlayer<>(
            game,
            mover,
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
