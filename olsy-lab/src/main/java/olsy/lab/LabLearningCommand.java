package olsy.lab;

import java.nio.file.Path;
import java.util.List;
import olsy.lab.experiment.ExperimentRun;
import olsy.lab.measure.Course;
import olsy.lab.ours.ArchiveCurve;
import olsy.learning.archive.NoDecisionsException;
import olsy.learning.strategy.StrategyLearner;
import olsy.learning.strategy.StrategyLearners;
import olsy.learning.text.InputException;
import olsy.play.cli.Arguments;
import olsy.play.cli.Output;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code olsy lab learning} */
@Command(
    name = "learning",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Measures how well a player of archives is learned from more and more decisions.",
    description = {
      "Games are drawn by lot, and the first ones taken until they hold as many unforced"
          + " decisions. All of them are learned from. The model is tested on other games.",
      ""
    },
    footer = {
      "",
      "Seconds are of all processors together, and depend on the machine.",
      "",
      "Example:",
      "  olsy lab learning --train games.pdn --player \"MF Tinsley\" --decisions 20,50"
    })
final class LabLearningCommand implements Runnable {

  private static final int DEEPEST = 20;

  @Mixin private Output output;

  @Option(
      names = "--train",
      paramLabel = "LOG",
      required = true,
      description = "An archive to learn from. May be repeated.")
  private List<Path> train;

  @Option(
      names = "--test",
      paramLabel = "LOG",
      description =
          "An archive to test with. May be repeated. Default: half of the games of --train, drawn"
              + " by lot; nothing is learned from them.")
  private List<Path> test = List.of();

  @Option(
      names = "--player",
      paramLabel = "NAME",
      required = true,
      description = "Who is learned, as 'olsy players' lists the name.")
  private String player;

  @Option(
      names = "--decisions",
      paramLabel = "N",
      split = ",",
      defaultValue = "20,100,400",
      description = "How many to learn from, with commas between them. Default: ${DEFAULT-VALUE}.")
  private List<Integer> decisions;

  @Option(
      names = "--draws",
      paramLabel = "N",
      defaultValue = "5",
      description = "How often to learn from as many. Default: ${DEFAULT-VALUE}.")
  private int draws;

  @Option(
      names = "--tests",
      paramLabel = "N",
      defaultValue = "1000",
      description = "Unforced decisions to test with, at most. Default: ${DEFAULT-VALUE}.")
  private int tests;

  @Option(
      names = "--procedure",
      paramLabel = "NAME",
      description = "How to learn, as for 'olsy fit'. Default: the same.")
  private StrategyLearner learner;

  @Option(
      names = "--max-depth",
      paramLabel = "D",
      defaultValue = "6",
      description = "The deepest search considered. Default: ${DEFAULT-VALUE}.")
  private int maxDepth;

  @Option(
      names = "--refreshes",
      description =
          "Learn as sessions do, too: again and again from some more decisions, up to the largest"
              + " of --decisions, and each time from the model before.")
  private boolean refreshes;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Of everything drawn by lot. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "A folder for tables, pictures and settings, as of 'olsy lab'.")
  private Path out;

  @Override
  public void run() {
    Arguments.require(
        decisions.stream().allMatch(n -> n >= 1), "--decisions", "numbers from 1 on", decisions);
    Arguments.require(draws >= 1, "--draws", "at least 1", draws);
    Arguments.require(tests >= 1, "--tests", "at least 1", tests);
    Arguments.require(
        maxDepth >= 1 && maxDepth <= DEEPEST, "--max-depth", "1 to " + DEEPEST, maxDepth);
    ExperimentOptions.requireFolder(out);
    Course course =
        new Course((learner == null ? StrategyLearners.usual() : learner).name(), decisions, draws);
    ArchiveCurve curve =
        new ArchiveCurve(
            player,
            ArchiveCurve.sources(train),
            ArchiveCurve.sources(test),
            tests,
            course,
            maxDepth,
            refreshes);
    try {
      LabCommand.run(new ExperimentRun(curve, seed, out), output);
    } catch (NoDecisionsException e) {
      throw InputException.at("--player", e);
    }
  }
}
