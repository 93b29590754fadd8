package olsy.play.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.core.clock.Limits;
import olsy.core.game.ManyGame;
import olsy.core.game.ManyPosition;
import olsy.core.search.many.ManyAlgorithm;
import olsy.core.search.many.ManySearches;
import olsy.learning.text.InputException;
import olsy.play.position.ManyPositionAnswer;
import olsy.play.position.ManyPositionSearch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code olsy many} */
@Command(
    name = "many",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Searches a position of a game for three players or more.",
    description = {
      "The answer is the move, what every player can expect, and the position after the move.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  olsy many many-reversi:4 --depth 5",
      "  olsy many many-reversi:3 --position r:8/8/8/3ry3/3bg3/8/8/8 --algorithm paranoid"
    })
final class ManyCommand implements Runnable {

  @Mixin private Output output;

  @Parameters(
      paramLabel = "GAME",
      description = "One for many players, as 'olsy games' lists it: many-reversi:3.")
  private ManyGame<?> game;

  @Option(
      names = "--position",
      paramLabel = "POSITION",
      description = "As docs/formats.md says. Default: the game's start.")
  private String position;

  @Option(
      names = "--algorithm",
      paramLabel = "NAME",
      defaultValue = "max-n-shallow",
      description = "One of those below. Default: ${DEFAULT-VALUE}.")
  private ManyAlgorithm algorithm;

  @Option(
      names = "--depth",
      paramLabel = "PLIES",
      defaultValue = "4",
      description = "Look so many plies ahead. Default: ${DEFAULT-VALUE}.")
  private int depth;

  /** The help lists the algorithms that there are. */
  @Spec
  void describe(CommandSpec command) {
    Map<String, String> algorithms = new LinkedHashMap<>();
    ManySearches.all().forEach(one -> algorithms.put(one.name(), one.description()));
    command
        .usageMessage()
        .sectionMap()
        .put(
            UsageMessageSpec.SECTION_KEY_FOOTER_HEADING,
            help -> "\nAlgorithms:\n" + help.createTextTable(algorithms));
  }

  @Override
  public void run() {
    Arguments.requireWithin(1, Limits.MOST_PLIES, "--depth", depth);
    answer(game);
  }

  private <P extends ManyPosition<P>> void answer(ManyGame<P> game) {
    ManyPositionAnswer answer =
        new ManyPositionSearch<>(game, algorithm, System::nanoTime).answer(root(game), depth);
    List<String> values = new ArrayList<>();
    for (int player = 0; player < answer.values().size(); player++) {
      values.add(
          game.players().get(player) + " " + ValueText.of(answer.values().get(player), "%.0f"));
    }
    output.answer(
        answer,
        "move    " + (answer.move() == null ? "none, the game is over" : answer.move()),
        "values  " + String.join(", ", values),
        "line    " + String.join(" ", answer.pv()),
        "then    " + answer.after(),
        Output.format(
            "effort  %,d evaluations, %,d expansions, %.3f s",
            answer.evaluations(), answer.expansions(), answer.seconds()));
  }

  private <P extends ManyPosition<P>> P root(ManyGame<P> game) {
    try {
      return position == null ? game.start() : game.position(position);
    } catch (IllegalArgumentException e) {
      throw InputException.at("--position", e);
    }
  }
}
