package olsy.play.cli;

import olsy.core.game.Game;
import picocli.CommandLine.Option;

/** Which game a command is about. */
final class GameOption {

  @Option(
      names = "--game",
      paramLabel = "GAME",
      defaultValue = "checkers",
      description = "As 'olsy games' lists it. Default: ${DEFAULT-VALUE}.")
  private Game<?> game;

  Game<?> game() {
    return game;
  }
}
