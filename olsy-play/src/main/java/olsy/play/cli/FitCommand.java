package olsy.play.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.archive.ArchiveDecisions;
import olsy.learning.archive.GameLog;
import olsy.learning.example.Decisions;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.Provenance;
import olsy.learning.scout.LearnLevel;
import olsy.learning.scout.LearnedLevels;
import olsy.learning.strategy.StrategyLearner;
import olsy.learning.strategy.StrategyLearners;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.Sha256;
import olsy.learning.training.Checkpoint;
import olsy.learning.training.Trained;
import olsy.learning.training.Training;
import olsy.learning.training.TrainingSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code olsy fit} */
@Command(
    name = "fit",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Learns how somebody plays, from archives of games.",
    description = {
      "The answer is a player: weights of features, a search depth, and what else explains the"
          + " moves played. A fifth of the games, drawn by lot, is put aside; nothing is learned"
          + " from them. On these games the player is tested, beside a uniform guess and a model of"
          + " the other players.",
      ""
    },
    footer = {
      "",
      "The same games, settings and seed give the same file, whatever the number of threads."
          + " After Ctrl-C the same command goes on from the last kind of search that was finished,"
          + " which is kept in MODEL.json.checkpoint. Levels are asked from their beginning.",
      "",
      "Example:",
      "  olsy fit games.pdn --player \"MF Tinsley\" --max-depth 7 --out tinsley.json",
      "  olsy fit games.pdn --player engine --levels 2 --rival samuel-1 --out engine.json"
    })
final class FitCommand implements Runnable {

  @Mixin private Output output;
  @Mixin private ArchiveOption archives;
  @Mixin private WhoseMoves whose;
  @Mixin private GameOption which;

  @Option(
      names = "--max-depth",
      paramLabel = "D",
      defaultValue = "6",
      description =
          "The deepest search considered. Each ply takes about three times as long as the one"
              + " before. Default: ${DEFAULT-VALUE}.")
  private int maxDepth;

  @Option(
      names = "--features",
      paramLabel = "LIST",
      description =
          "Features with commas between them, or a pool of them: ${COMPLETION-CANDIDATES}."
              + " Default: all that the game has; for other procedures than scout the game's first"
              + " pool for fewer than 200 decisions, else its last.",
      completionCandidates = Converters.PoolNames.class)
  private String features;

  @Option(
      names = "--window",
      paramLabel = "N",
      defaultValue = "0",
      description = "Only the last N decisions, in the order of the archives. Default: all.")
  private int window;

  @Option(
      names = "--procedure",
      paramLabel = "NAME",
      completionCandidates = Converters.LearnerNames.class,
      description = "How to learn: ${COMPLETION-CANDIDATES}. Default: the first of them.")
  private StrategyLearner learner;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Of everything drawn by lot. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--levels",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "Whether the player has a model of its opponent: up to which level that is asked, 1 or 2."
              + " At level 1 it foresees its opponent's replies, at level 2 its opponent foresees"
              + " its own. Takes a --max-depth greater than N. Default: not asked.")
  private int levels;

  @Option(
      names = "--rival",
      paramLabel = "PLAYER",
      description =
          "With --levels, who it played against: a file, or a name in models/. What it thinks of"
              + " its opponent may be this player, or what is learned from the moves of those it"
              + " played, or something else.")
  private String rival;

  @Option(names = "--date", paramLabel = "DATE", description = "To be written into the file.")
  private String date;

  @Option(
      names = "--out",
      paramLabel = "MODEL.json",
      description = "Where the player is written. Default: nowhere, and nothing can be resumed.")
  private Path out;

  @Mixin private Overwriting overwriting;
  @Mixin private PopulationOption population;

  @Override
  public void run() {
    Arguments.requireMaxDepth(maxDepth);
    Arguments.requireWithin(0, LearnLevel.HIGHEST, "--levels", levels);
    if (rival != null && levels == 0) {
      throw new InputException("--rival: expected with --levels 1 or 2, found without");
    }
    Arguments.require(
        levels == 0 || maxDepth > levels,
        "--max-depth",
        "at least " + (levels + 1) + " with --levels " + levels,
        maxDepth);
    Arguments.require(window >= 0, "--window", "at least 0", window);
    overwriting.require(out, Overwriting.Writes.LEARNED_PLAYER, archives.files());
    Arguments.requireNoChance(which.game(), "fit");
    fit(which.game());
  }

  private <P extends Position<P>> void fit(Game<P> game) {
    Optional<PlayerFile> known =
        Optional.ofNullable(rival).map(name -> ModelFolder.installed().player(name).playing(game));
    TrainingSettings settings =
        TrainingSettings.of(maxDepth, seed)
            .withLearner(learner == null ? StrategyLearners.usual() : learner)
            .withFeatures(features)
            .withDate(date)
            .withPopulation(population.of(game));
    try {
      settings.requireFeaturesOf(game);
    } catch (IllegalArgumentException e) {
      throw InputException.at("--features", e);
    }
    ArchiveOption.Faults faults = new ArchiveOption.Faults(output.err());
    Decisions<P> decisions =
        whose.read(
            () ->
                ArchiveDecisions.read(
                    new GameLog<>(game, archives.files(), faults),
                    archives.names(),
                    new ArchiveDecisions.Selection(whose.player(), whose.side(), window, seed)));
    faults.end();
    FitProgress progress = new FitProgress(output.err(), out, settings.learner());
    Training<P> training = Training.once(game, settings, decisions);
    Answer answer =
        progress.during(
            () ->
                Checkpoint.learn(
                    training,
                    out,
                    System::nanoTime,
                    progress,
                    trained -> answer(game, training, trained, known, progress)));
    output.answer(answer.json, answer.lines.toArray(String[]::new));
  }

  private record Answer(Map<String, Object> json, List<String> lines) {}

  private <P extends Position<P>> Answer answer(
      Game<P> game,
      Training<P> training,
      Trained trained,
      Optional<PlayerFile> known,
      FitProgress progress) {
    String[] lines = FitReport.lines(trained, progress.finished(), game);
    if (levels == 0) {
      return new Answer(trained.json(), List.of(lines));
    }
    progress.asksLevels(levels);
    LearnedLevels found = training.levels(trained.model(), known, levels);
    Map<String, Object> json = trained.json(found, asked(known));
    if (out != null) {
      Json.write(out, json);
    }
    return new Answer(json, List.of(FitReport.with(found, lines, game)));
  }

  private Provenance.AskedLevels asked(Optional<PlayerFile> known) {
    return new Provenance.AskedLevels(
        levels,
        known
            .map(one -> new Provenance.Source(one.name(), Sha256.of(Json.line(one.json()))))
            .orElse(null));
  }
}
