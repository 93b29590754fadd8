package olsy.play.cli;

import java.util.ArrayList;
import java.util.List;
import olsy.core.evaluation.Evaluation;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.PlayerGames;
import olsy.learning.depth.DepthCounts;
import olsy.learning.depth.LearnDepth;
import olsy.learning.depth.StrictAgreement;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code olsy fit-depth} */
@Command(
    name = "fit-depth",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Finds how far somebody looks ahead whose evaluation is known.",
    description = {
      "Two rules count what speaks for every depth. One is printed in the paper (Figure 21). The"
          + " other counts how often a search of that depth returns the move played. The depth with"
          + " the largest counter is the answer. The margin says how far it is ahead.",
      ""
    },
    footer = {
      "",
      "Example:",
      "  olsy fit-depth games.pdn --player samuel-1 --weights samuel-1 --max-depth 6"
    })
final class FitDepthCommand implements Runnable {

  @Mixin private Output output;
  @Mixin private ArchiveOption archives;
  @Mixin private WhoseMoves whose;
  @Mixin private VariantOption variant;

  @Option(
      names = "--weights",
      paramLabel = "PLAYER",
      required = true,
      description = "Whose weights: a file, or the name of a player in models/.")
  private String weights;

  @Option(
      names = "--max-depth",
      paramLabel = "D",
      defaultValue = "6",
      description = "The deepest search considered. Default: ${DEFAULT-VALUE}.")
  private int maxDepth;

  private record Rule(int depth, long margin, List<Long> counters) {

    static Rule of(DepthCounts counts) {
      return new Rule(counts.depth(), counts.margin(), counts.counters());
    }
  }

  private record Row(int decisions, int forced, Rule figure21, Rule strict) {}

  @Override
  public void run() {
    Arguments.requireMaxDepth(maxDepth);
    PlayerFile player = variant.of(ModelFolder.installed().player(weights));
    Game<?> game = Games.named(player.game());
    Arguments.requireNoChance(game, "fit-depth");
    count(game, player);
  }

  private <P extends Position<P>> void count(Game<P> game, PlayerFile player) {
    ArchiveOption.Faults faults = new ArchiveOption.Faults(output.err());
    List<List<Example<P>>> games = new ArrayList<>();
    GameLog<P> log = new GameLog<>(game, archives.files(), faults);
    whose.read(
        () ->
            PlayerGames.readDecisions(
                log,
                archives.names(),
                whose.player(),
                whose.sides(),
                own -> games.add(own.examples())));
    faults.end();
    ExampleSet<P> examples = ExampleSet.of(games);
    Evaluation<P> evaluation = player.player(game).strategy().evaluation();
    Rule figure21 = Rule.of(new LearnDepth().learn(examples, evaluation, maxDepth));
    Rule strict = Rule.of(new StrictAgreement().learn(examples, evaluation, maxDepth));
    output.answer(
        new Row(examples.decisions(), examples.forced(), figure21, strict),
        Output.count(examples.decisions(), "decision")
            + ", "
            + Output.count(examples.forced(), "forced move"),
        text("Figure 21", figure21),
        text("strict agreement", strict));
  }

  private static String text(String name, Rule rule) {
    return Output.format(
        "%-17s depth %d, ahead by %,d; counters %s", name, rule.depth, rule.margin, rule.counters);
  }
}
