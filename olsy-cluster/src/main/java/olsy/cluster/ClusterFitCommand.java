package olsy.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import olsy.cluster.archive.ArchiveIndex;
import olsy.cluster.fit.Account;
import olsy.cluster.fit.FitAll;
import olsy.cluster.fit.FitPlan;
import olsy.cluster.fit.FitSettings;
import olsy.cluster.work.Journal;
import olsy.core.game.Game;
import olsy.lab.output.Columns;
import olsy.learning.archive.GameLog;
import olsy.learning.population.ArchiveRecruits;
import olsy.learning.text.InputException;
import olsy.learning.text.Sha256;
import olsy.learning.text.TextFile;
import olsy.learning.training.TrainingSettings;
import olsy.play.cli.ArchiveOption;
import olsy.play.cli.Arguments;
import olsy.play.cli.Converters;
import olsy.play.cli.GameOption;
import olsy.play.cli.Output;
import olsy.play.cli.PopulationOption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code olsy cluster fit-all} */
@Command(
    name = "fit-all",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Learns every player of archives, and tells how well each is foreseen.",
    description = {
      "Models are those of 'olsy fit', in DIR/players. DIR/everybody.json is a model of all players"
          + " together. DIR/accounts.csv and accounts.jsonl have a row for each player: how much of"
          + " the games put aside the model foresees, beside a uniform guess, the model of all, and"
          + " models of five others drawn by lot. The intervals of all rows hold together with 95"
          + " %% confidence (Bonferroni).",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  olsy cluster fit-all games.pdn --out models",
      "  olsy cluster fit-all games.pdn --least 500 --max-depth 4 --out models"
    })
final class ClusterFitCommand implements Runnable {

  @Mixin private Output output;
  @Mixin private ArchiveOption archives;
  @Mixin private GameOption which;

  @Option(
      names = "--least",
      paramLabel = "N",
      defaultValue = "" + ArchiveRecruits.LEAST,
      description = "Players with at least so many decisions. Default: ${DEFAULT-VALUE}.")
  private int least;

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
              + " Default: all that the game has.",
      completionCandidates = Converters.PoolNames.class)
  private String features;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Of everything drawn by lot. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(names = "--date", paramLabel = "DATE", description = "To be written into the files.")
  private String date;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description =
          "A folder for models and accounts. What is finished is in DIR.work until all is.")
  private Path out;

  @Option(names = "--force", description = "Write into a folder that has files already.")
  private boolean force;

  @Mixin private PopulationOption population;
  @Mixin private ClusterOptions cluster;

  @Override
  public void run() {
    cluster.require();
    Arguments.require(least >= 1, "--least", "at least 1", least);
    Arguments.requireMaxDepth(maxDepth);
    Arguments.requireNoChance(which.game(), "cluster fit-all");
    requireFolder();
    Game<?> game = which.game();
    TrainingSettings training =
        TrainingSettings.of(maxDepth, seed)
            .withFeatures(features)
            .withDate(date)
            .withPopulation(population.of(game));
    try {
      training.requireFeaturesOf(game);
    } catch (IllegalArgumentException e) {
      throw InputException.at("--features", e);
    }
    ArchiveIndex index = ArchiveIndex.of(game, archives.files(), archives.names().aliases());
    FitSettings settings = FitSettings.of(index.archives(), training);
    ArchiveOption.Faults faults = new ArchiveOption.Faults(output.err());
    List<Account> table =
        cluster.during(
            "fit-all",
            Sha256.of(index.hash() + settings + least),
            out,
            output,
            (dispatcher, journal) -> {
              FitPlan plan = new FitPlan(archives.names(), seed);
              index.make(dispatcher).read(faults, plan::add);
              List<FitPlan.Learned> players = plan.players(least);
              if (players.isEmpty()) {
                journal.delete(); // nobody can go on with it
                throw plan.games() == 0 ? GameLog.empty(archives.files()) : tooFew(plan);
              }
              return new FitAll(settings, players, plan.everybody(), dispatcher).run(out);
            });
    faults.end();
    tell(table);
  }

  private InputException tooFew(FitPlan plan) {
    int most = plan.players(0).stream().mapToInt(one -> one.seen().decisions()).max().orElse(0);
    return new InputException(
        Output.format(
            "--least: expected a number of decisions that a player has, at most %d, found %d",
            most, least));
  }

  private void requireFolder() {
    Arguments.require(!Files.exists(out) || Files.isDirectory(out), "--out", "a folder", out);
    boolean isGoingOn = Journal.isIn(cluster.folder(out));
    if (Files.isDirectory(out) && !force && !isGoingOn) {
      try (Stream<Path> files = Files.list(out)) {
        if (files.findAny().isPresent()) {
          throw new InputException(
              out + ": expected an empty folder, found files; --force writes beside and over them");
        }
      } catch (IOException e) {
        throw TextFile.unreadable(out, e);
      }
    }
  }

  private void tell(List<Account> table) {
    if (!output.isJson()) {
      output.line(
          Output.format(
              "%-24s %6s %9s %5s %6s %6s %15s %7s %7s %6s %6s",
              "player",
              "games",
              "decisions",
              "depth",
              "tested",
              "strict",
              "interval",
              "uniform",
              "generic",
              "others",
              "best"));
    }
    table.forEach(row -> output.answer(Columns.of(row), text(row)));
    if (!output.isJson()) {
      long known = table.stream().filter(Account::isKnown).count();
      output.line(
          Output.format(
              "%s: %,d foreseen better than by anything else that was tried; written to %s",
              Output.count(table.size(), "player"), known, out));
    }
  }

  private static String text(Account row) {
    String counted = Output.format("%-24s %6d %9d", row.player(), row.games(), row.decisions());
    if (row.strict() == null) {
      return counted + "  " + row.fault();
    }
    String measured =
        Output.format(
            "%s %5d %6d %6.3f  (%.3f, %.3f) %7.3f",
            counted, row.depth(), row.tested(), row.strict(), row.low(), row.high(), row.uniform());
    return row.fault() == null
        ? Output.format(
            "%s %7s %6s %6s",
            measured, share(row.generic()), share(row.others()), share(row.best()))
        : measured + "  " + row.fault();
  }

  private static String share(Double share) {
    return share == null ? "" : Output.format("%.3f", share);
  }
}
