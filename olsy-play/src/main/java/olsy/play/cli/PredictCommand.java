package olsy.play.cli;

import java.util.ArrayList;
import java.util.List;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.prediction.Predictor;
import olsy.learning.text.InputException;
import olsy.play.explain.Forecast;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code olsy predict} */
@Command(
    name = "predict",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Ranks the moves of a position by how probable a player is to make them.",
    description = {
      "Probabilities follow from the values and the player's temperature, which 'olsy fit' learns."
          + " A player without one gets a tenth of its largest weight.",
      ""
    },
    footer = {"", "Example:", "  olsy predict samuel-1 --position B:W21-32:B1-12"})
final class PredictCommand implements Runnable {

  @Mixin private Output output;

  @Parameters(
      paramLabel = "PLAYER",
      description = "A file, or the name of a player in models/; @6 behind it sets the depth.")
  private String player;

  @Option(names = "--position", paramLabel = "FEN", description = "Default: the game's start.")
  private String position;

  @Mixin private VariantOption variant;

  private record Row(String position, String player, List<Forecast.Move> moves) {}

  @Override
  public void run() {
    PlayerFile file = variant.of(ModelFolder.installed().player(player));
    if (file.model() != null) {
      throw new InputException(
          "player "
              + file.name()
              + ": expected one without a model, whose moves all have a value; 'olsy search' tells"
              + " which move this one makes");
    }
    Game<?> game = Games.named(file.game());
    Arguments.requireNoChance(game, "predict");
    predict(game, file);
  }

  private <P extends Position<P>> void predict(Game<P> game, PlayerFile file) {
    P root = Arguments.position(game, position);
    List<Forecast.Move> moves = Forecast.of(Predictor.of(file, game).predict(root), game);
    List<String> lines = new ArrayList<>();
    for (Forecast.Move move : moves) {
      lines.add(
          Output.format(
              "%-12s %5.1f %%  %s",
              move.move(), 100 * move.probability(), ValueText.of(move.value(), "value %.6f")));
    }
    if (moves.isEmpty()) {
      lines.add("no move, the game is over");
    }
    if (file.strategy().temperature() == 0) {
      output
          .err()
          .println(
              "olsy: " + file.name() + " has no temperature; taken: a tenth of its largest weight");
    }
    output.answer(new Row(game.text(root), file.name(), moves), lines.toArray(String[]::new));
  }
}
