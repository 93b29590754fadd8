package olsy.play.cli;

import java.util.List;
import olsy.core.game.Feature;
import olsy.core.game.Features;
import olsy.core.game.Game;
import olsy.core.game.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code olsy features} */
@Command(
    name = "features",
    mixinStandardHelpOptions = true,
    header = "Lists the features of a game: what evaluations can be made of.",
    description = "With a position, the value of each, as the side to move sees it.",
    footer = {
      "",
      "Examples:",
      "  olsy features checkers",
      "  olsy features checkers --position B:W18,24,27,28:B12,16,K20"
    })
final class FeaturesCommand implements Runnable {

  @Mixin private Output output;

  @Parameters(paramLabel = "GAME", description = "As 'olsy games' lists it.")
  private Game<?> game;

  @Option(
      names = "--position",
      paramLabel = "FEN",
      description = "Look the features up in this position.")
  private String position;

  private record Defined(String name, String definition) {}

  private record Valued(String name, int value, String definition) {}

  @Override
  public void run() {
    Features<?> features = game.features();
    if (!output.isJson() && !features.conventions().isEmpty()) {
      Output.wrapped(features.conventions()).forEach(output::line);
      output.line("");
    }
    if (position == null) {
      features.list().forEach(this::define);
    } else {
      values(game);
    }
  }

  private void define(Feature feature) {
    output.answer(
        new Defined(feature.name(), feature.definition()),
        Output.format("%-20s %s", feature.name(), feature.definition()));
  }

  private <P extends Position<P>> void values(Game<P> game) {
    P s = Arguments.position(game, position);
    int[] h = new int[game.features().size()];
    game.features().extract(s, s.toMove(), h);
    List<Feature> list = game.features().list();
    for (int i = 0; i < h.length; i++) {
      Feature feature = list.get(i);
      output.answer(
          new Valued(feature.name(), h[i], feature.definition()),
          Output.format("%-20s %5d  %s", feature.name(), h[i], feature.definition()));
    }
  }
}
