package olsy.play.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import olsy.core.endgame.EndgameCheck;
import olsy.core.endgame.EndgameTables;
import olsy.core.endgame.Material;
import olsy.learning.text.InputException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code olsy endgames check} */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Compares what is stored of positions with what is stored of their successors.",
    description = {
      "All positions of up to 3 pieces, and some at random of more. Where every position agrees"
          + " with its successors all are right.",
      ""
    },
    footer = {"", "Example:", "  olsy endgames check --positions 1000000"})
final class EndgamesCheckCommand implements Runnable {

  private static final int ALL_UP_TO = 3;
  private static final int MOST_POSITIONS = 100_000_000;

  @Mixin private Output output;

  @Mixin private SolvedPieces solved;

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "1000000",
      description = "At random, for each number of pieces above 3. Default: ${DEFAULT-VALUE}.")
  private int positions;

  @Option(names = "--all", description = "All positions, however many.")
  private boolean all;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Of what is random. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Override
  public void run() {
    Arguments.requireWithin(1, MOST_POSITIONS, "--positions", positions);
    EndgameTables tables = solved.tables();
    EndgameCheck check = new EndgameCheck(tables);
    for (int pieces = 1; pieces <= tables.pieces(); pieces++) {
      long checked = 0;
      if (all || pieces <= ALL_UP_TO) {
        for (Material material : Material.ofPieces(pieces)) {
          require(check.ofAll(material));
          checked += material.positions();
        }
      } else {
        require(check.ofSome(pieces, positions, new SplittableRandom(seed)));
        checked = positions;
      }
      Map<String, Object> answer = new LinkedHashMap<>();
      answer.put("pieces", pieces);
      answer.put("checked", checked);
      output.answer(
          answer,
          Output.format(
              "%s: %s with their successors",
              Output.count(pieces, "piece"),
              Output.count(checked, "position") + (checked == 1 ? " agrees" : " agree")));
    }
  }

  private static void require(Optional<String> wrong) {
    if (wrong.isPresent()) {
      throw new InputException(
          "expected what the successors say of " + wrong.get() + ", found something else");
    }
  }
}
