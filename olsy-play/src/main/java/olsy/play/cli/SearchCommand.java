package olsy.play.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.core.search.Algorithm;
import olsy.core.search.Algorithms;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.framework.FrameworkSearches;
import olsy.core.search.framework.PseudoTerminals;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.text.InputException;
import olsy.play.position.PositionAnswer;
import olsy.play.position.PositionSearch;
import olsy.play.tree.TreeFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code olsy search} */
@Command(
    name = "search",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    customSynopsis = {
      "olsy search --player PLAYER[@DEPTH] [--position FEN] [--algorithm NAME]",
      "            [--game GAME]",
      "            [--depth PLIES] [--nodes N] [--move-time SECONDS] [--clock S+I] [--json]",
      "olsy search --trees FILE --algorithm NAME [--pseudo-terminals PLIES] [--json]"
    },
    header = "Searches a position as a player does, or explicit trees.",
    description = {"The answer is the move, its value and what the search cost.", ""},
    footer = {
      "",
      "Examples:",
      "  olsy search --player samuel-1@8 --position B:W21-32:B1-12",
      "  olsy search --trees data/trees/pruning-figure-2.jsonl --algorithm m-star"
    })
final class SearchCommand implements Runnable {

  @Mixin private Output output;

  @Option(
      names = "--player",
      paramLabel = "PLAYER[@DEPTH]",
      description = "A file, or the name of a player in models/; @6 sets the depth.")
  private String player;

  @Option(names = "--position", paramLabel = "FEN", description = "Default: the game's start.")
  private String position;

  @Option(
      names = "--trees",
      paramLabel = "FILE",
      description = "A tree on each line, as docs/formats.md says.")
  private Path trees;

  @Option(
      names = "--algorithm",
      paramLabel = "NAME",
      description = "One of those below. Default: the search of the player.")
  private Algorithm algorithm;

  @Option(
      names = "--pseudo-terminals",
      paramLabel = "PLIES",
      description = {
        "In trees: every so many plies a node below which only bounds are remembered."
      })
  private Integer pseudoTerminals;

  @Mixin private VariantOption variant;

  @Mixin private LimitOptions limits;

  /** The help lists the algorithms that there are. */
  @Spec
  void describe(CommandSpec command) {
    Map<String, String> algorithms = new LinkedHashMap<>();
    Algorithms.all().forEach(one -> algorithms.put(one.name(), one.description()));
    command
        .usageMessage()
        .sectionMap()
        .put(
            UsageMessageSpec.SECTION_KEY_FOOTER_HEADING,
            help -> "\nAlgorithms:\n" + help.createTextTable(algorithms));
  }

  @Override
  public void run() {
    if (trees != null) {
      refuse("--trees", "--player", player);
      refuse("--trees", "--position", position);
      refuse("--trees", "--game", variant.game().orElse(null));
      refuse("--trees", "limits of time", limits.limits().isNone() ? null : limits);
      if (algorithm == null) {
        throw new InputException("--trees needs --algorithm NAME");
      }
      TreeFile.search(trees, treeAlgorithm(), answer -> output.answer(answer, answer.sentence()));
    } else if (player != null) {
      refuse("--player", "--pseudo-terminals", pseudoTerminals);
      PlayerFile asked = variant.of(ModelFolder.installed().player(player, limits.limits()));
      PlayerFile searching = algorithm == null ? asked : asked.withSearch(ofPlayer());
      answer(Games.named(asked.game()), searching);
    } else {
      throw new InputException("expected --player PLAYER or --trees FILE, found neither");
    }
  }

  private static void refuse(String option, String other, Object value) {
    if (value != null) {
      throw new InputException("expected either " + option + " or " + other + ", found both");
    }
  }

  private Algorithm treeAlgorithm() {
    if (pseudoTerminals == null) {
      return algorithm;
    }
    try {
      return FrameworkSearches.with(algorithm, new PseudoTerminals(pseudoTerminals));
    } catch (IllegalArgumentException e) {
      throw InputException.at("--pseudo-terminals", e);
    }
  }

  private PlayerAlgorithm ofPlayer() {
    try {
      return Algorithms.ofPlayer(algorithm.name());
    } catch (IllegalArgumentException e) {
      throw InputException.at("--algorithm", e);
    }
  }

  private <P extends Position<P>> void answer(Game<P> game, PlayerFile asked) {
    P root = Arguments.position(game, position);
    PositionAnswer answer = new PositionSearch<>(game, asked, System::nanoTime).answer(root);
    output.answer(
        answer,
        "move    " + (answer.move() == null ? "none, the game is over" : answer.move()),
        "value   " + number(answer.value()),
        "depth   " + Output.count(answer.depth(), "ply"),
        "line    " + String.join(" ", answer.pv()),
        Output.format(
            "effort  %,d evaluations, %,d expansions, %.3f s",
            answer.evaluations(), answer.expansions(), answer.seconds()));
  }

  private static String number(double value) {
    return ValueText.of(value, "%.6f").replaceFirst("\\.?0+$", "");
  }
}
