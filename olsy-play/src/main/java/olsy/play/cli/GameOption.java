package olsy.play.cli;

import olsy.core.game.Game;
import picocli.CommandLine.Option;

/** Which game a command is about. */
public final class GameOption {

  /** Where nobody says which. */
  static final String USUAL = "checkers";

  @Option(
      names = "--game",
      paramLabel = "GAME",
      defaultValue = USUAL,
      description = "As 'olsy games' lists it, such as kalah:4,3. Default: ${DEFAULT-VALUE}.")
  private Game<?> game;

  public Game<?> game() {
    return game;
  }
}
