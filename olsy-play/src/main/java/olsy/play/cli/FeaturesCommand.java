package olsy.play.cli;

import olsy.core.game.Feature;
import olsy.core.game.Game;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code olsy features} */
@Command(
    name = "features",
    mixinStandardHelpOptions = true,
    header = "Lists the features of a game: what evaluations can be made of.",
    footer = {"", "Example:", "  olsy features checkers"})
final class FeaturesCommand implements Runnable {

  @Mixin private Output output;

  @Parameters(
      paramLabel = "GAME",
      converter = GameNamed.class,
      description = "As 'olsy games' lists it.")
  private Game<?> game;

  private record Row(String name, String definition) {}

  @Override
  public void run() {
    for (Feature feature : game.features().list()) {
      output.answer(
          new Row(feature.name(), feature.definition()),
          Output.format("%-20s %s", feature.name(), feature.definition()));
    }
  }
}
