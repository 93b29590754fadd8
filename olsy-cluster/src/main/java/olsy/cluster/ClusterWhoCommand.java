package olsy.cluster;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.cluster.archive.ArchiveIndex;
import olsy.cluster.who.Confusion;
import olsy.cluster.who.Lookup;
import olsy.cluster.who.MoverPlan;
import olsy.cluster.who.PutAside;
import olsy.cluster.who.WhoAll;
import olsy.core.game.Game;
import olsy.learning.identity.Prior;
import olsy.learning.players.PlayerFile;
import olsy.learning.text.InputException;
import olsy.learning.text.Sha256;
import olsy.learning.text.TextFile;
import olsy.play.cli.ArchiveOption;
import olsy.play.cli.Arguments;
import olsy.play.cli.GameOption;
import olsy.play.cli.KnownPlayers;
import olsy.play.cli.Output;
import olsy.play.cli.PopulationOption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code olsy cluster who} */
@Command(
    name = "who",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Tells which of many known players everybody in archives is.",
    description = {
      "What 'olsy who' tells, of all players of the archives. With --confusion games that were put"
          + " aside when the known players were learned are looked at alone, or a few together: how"
          + " often they tell who it was, and who is taken for whom.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  olsy cluster who unknown.pdn --models models/players",
      "  olsy cluster who games.pdn --models models/players --confusion taken.csv --together 5"
    })
final class ClusterWhoCommand implements Runnable {

  private static final double PER_CENT = 100;

  @Mixin private Output output;
  @Mixin private ArchiveOption archives;

  @Option(
      names = "--models",
      paramLabel = "DIR",
      required = true,
      description =
          "A folder with the players who are known, such as DIR/players of fit-all. Every worker"
              + " finds it at the same path.")
  private Path models;

  @Option(
      names = "--least",
      paramLabel = "N",
      defaultValue = "1",
      description = "Players with at least so many decisions. Default: ${DEFAULT-VALUE}.")
  private int least;

  @Option(
      names = "--unknown",
      paramLabel = "P",
      description =
          "How probable it is, before any game is seen, that it is none of them. Default: 0.2.")
  private double unknown = Prior.USUAL.none();

  @Option(
      names = "--confusion",
      paramLabel = "FILE.csv",
      description =
          "Write here who is taken for whom by games that were put aside when they were learned.")
  private Path confusion;

  @Option(
      names = "--together",
      paramLabel = "N",
      defaultValue = "1",
      description = "For --confusion: so many games are looked at together. Default: 1.")
  private int together;

  @Mixin private PopulationOption populations;
  @Mixin private GameOption which;
  @Mixin private ClusterOptions cluster;

  /** What was found. */
  private record Found(List<WhoAll.Told> told, Optional<Confusion> confusion) {}

  @Override
  public void run() {
    cluster.require();
    Arguments.require(unknown > 0 && unknown < 1, "--unknown", "between 0 and 1", unknown);
    Arguments.require(least >= 1, "--least", "at least 1", least);
    Arguments.requireNoChance(which.game(), "cluster who");
    Arguments.require(together >= 1, "--together", "at least 1", together);
    if (confusion != null) {
      TextFile.requireWritable(confusion);
    }
    Game<?> game = which.game();
    Map<String, PlayerFile> known = KnownPlayers.read(models, game);
    ArchiveIndex index = ArchiveIndex.of(game, archives.files(), archives.names().aliases());
    Lookup lookup =
        Lookup.of(
            index.archives(),
            models,
            KnownPlayers.generic(populations.of(game), known.keySet(), game),
            unknown);
    ArchiveOption.Faults faults = new ArchiveOption.Faults(output.err());
    Found found =
        cluster.during(
            "who",
            Sha256.of(index.hash() + lookup + least + together),
            null,
            output,
            (dispatcher, journal) -> {
              MoverPlan plan = new MoverPlan();
              PutAside aside = new PutAside(names(archives.files()), known);
              index
                  .make(dispatcher)
                  .read(
                      faults,
                      (reference, count) -> {
                        plan.add(reference, count);
                        aside.add(reference, count);
                      });
              List<MoverPlan.Moving> movers =
                  plan.movers().stream().filter(one -> one.seen().decisions() >= least).toList();
              if (movers.isEmpty()) {
                throw new InputException(
                    archives.files() + ": expected players with --least decisions, found none");
              }
              WhoAll who = new WhoAll(lookup, dispatcher, journal);
              return new Found(
                  who.who(movers),
                  confusion == null
                      ? Optional.empty()
                      : Optional.of(who.confusion(aside, together)));
            });
    faults.end();
    found.told.forEach(this::tell);
    found.confusion.ifPresent(
        all -> {
          TextFile.write(confusion, all.csv());
          tell(all);
        });
  }

  private static List<String> names(List<Path> files) {
    return files.stream().map(file -> String.valueOf(file.getFileName())).toList();
  }

  private void tell(WhoAll.Told one) {
    if (output.isJson()) {
      output.line(one.json());
    } else {
      one.lines().forEach(output::line);
    }
  }

  private void tell(Confusion all) {
    if (!output.isJson()) {
      output.line(
          Output.format(
              "of %s, each of %s put aside, %,d are told right, %,d are taken for nobody known; it"
                  + " was said to be %.0f %% sure; written to %s",
              Output.count(all.cases(), "case"),
              Output.count(together, "game"),
              all.right(),
              all.nobody(),
              PER_CENT * all.sureness(),
              confusion));
    }
  }
}
