package olsy.cluster;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import olsy.cluster.archive.ArchiveIndex;
import olsy.cluster.who.Lookup;
import olsy.cluster.who.MoverPlan;
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
      "What 'olsy who' tells, of all players of the archives. With --confusion each game that was"
          + " put aside when the known players were learned is looked at alone: how often one game"
          + " tells who it was, and who is taken for whom.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  olsy cluster who unknown.pdn --models models/players",
      "  olsy cluster who games.pdn --models models/players --confusion taken.csv"
    })
final class ClusterWhoCommand implements Runnable {

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
      description = "Write here who is taken for whom by a single game that was put aside.")
  private Path confusion;

  @Mixin private PopulationOption populations;
  @Mixin private GameOption which;
  @Mixin private ClusterOptions cluster;

  /** What was found. */
  private record Found(List<WhoAll.Told> told, Map<String, Map<String, Integer>> singles) {}

  @Override
  public void run() {
    cluster.require();
    Arguments.require(unknown > 0 && unknown < 1, "--unknown", "between 0 and 1", unknown);
    Arguments.require(least >= 1, "--least", "at least 1", least);
    Arguments.requireNoChance(which.game(), "cluster who");
    if (confusion != null) {
      TextFile.requireWritable(confusion);
    }
    Game<?> game = which.game();
    Map<String, PlayerFile> known = KnownPlayers.read(models, game);
    ArchiveIndex index = ArchiveIndex.of(game, archives.files(), archives.names().aliases());
    Lookup lookup =
        Lookup.of(
            game,
            archives.files(),
            archives.names().aliases(),
            models,
            KnownPlayers.generic(populations.of(game), known.keySet(), game),
            unknown);
    ArchiveOption.Faults faults = new ArchiveOption.Faults(output.err());
    Found found =
        cluster.during(
            "who",
            Sha256.of(index.hash() + lookup + least),
            null,
            output,
            (dispatcher, journal) -> {
              index.make(dispatcher);
              MoverPlan plan = new MoverPlan();
              WhoAll.PutAside aside = new WhoAll.PutAside(names(archives.files()), known);
              index.read(
                  journal,
                  faults,
                  (reference, count) -> {
                    plan.add(reference, count);
                    aside.add(reference, count);
                  });
              List<MoverPlan.Moving> movers =
                  plan.movers().stream().filter(one -> one.decisions() >= least).toList();
              if (movers.isEmpty()) {
                throw new InputException(
                    archives.files() + ": expected players with --least decisions, found none");
              }
              WhoAll who = new WhoAll(lookup, dispatcher, journal);
              return new Found(who.who(movers), confusion == null ? Map.of() : who.singles(aside));
            });
    faults.end();
    found.told.forEach(this::tell);
    if (confusion != null) {
      TextFile.write(confusion, csv(found.singles));
      tell(found.singles);
    }
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

  private void tell(Map<String, Map<String, Integer>> singles) {
    int right = 0;
    int nobody = 0;
    int all = 0;
    for (Map.Entry<String, Map<String, Integer>> one : singles.entrySet()) {
      right += one.getValue().getOrDefault(one.getKey(), 0);
      nobody += one.getValue().getOrDefault(WhoAll.NONE, 0);
      all += one.getValue().values().stream().mapToInt(Integer::intValue).sum();
    }
    if (!output.isJson()) {
      output.line(
          Output.format(
              "of %s put aside, each alone, %,d are told right, %,d are taken for nobody known;"
                  + " written to %s",
              Output.count(all, "game"), right, nobody, confusion));
    }
  }

  /** A row for each player, a column for whom its games were taken. */
  private static String csv(Map<String, Map<String, Integer>> singles) {
    Set<String> taken = new TreeSet<>(singles.keySet());
    singles.values().forEach(one -> taken.addAll(one.keySet()));
    StringBuilder csv = new StringBuilder("player");
    taken.forEach(name -> csv.append(',').append(quoted(name.isEmpty() ? "none" : name)));
    csv.append('\n');
    singles.forEach(
        (player, its) -> {
          csv.append(quoted(player));
          taken.forEach(name -> csv.append(',').append(its.getOrDefault(name, 0)));
          csv.append('\n');
        });
    return csv.toString();
  }

  private static String quoted(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }
}
