package olsy.play.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CancellationException;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.learning.Version;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.PlayerNames;
import olsy.learning.example.DecidedGame;
import olsy.learning.players.Provenance;
import olsy.learning.population.ArchiveRecruits;
import olsy.learning.population.Census;
import olsy.learning.population.Making;
import olsy.learning.population.Population;
import olsy.learning.population.Recruit;
import olsy.learning.scout.ScoutedMember;
import olsy.learning.text.InputException;
import olsy.learning.text.Sha256;
import olsy.play.match.Contestant;
import olsy.play.match.PracticeGames;
import olsy.play.opponent.Entrant;
import olsy.play.roster.Roster;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code olsy population} */
@Command(
    name = "population",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Learns what players have in common, from many of them.",
    description = {
      "The answer is a population: what was learned of each of its members. Learning somebody new"
          + " begins with what they have in common, and is compared with the player that is generic"
          + " for them.",
      "",
      "Members are the players of archives, and players and engines that play games for this."
          + " Whoever is not known by name is one of the people of the archives, who are one"
          + " member. Levels of one player count together as one.",
      ""
    },
    footer = {
      "",
      "The same games, players and seed give the same file. After Ctrl-C the same command goes on"
          + " after the last member that was learned. It is kept in FILE.checkpoint.",
      "",
      "Examples:",
      "  olsy population games.pdn --exclude \"MF Tinsley\" --out others.json",
      "  olsy population --with samuel-1@2,samuel-1@4,rapid-draughts@3 --out players.json",
      "  olsy population --from players.json --with samuel-2@3 --out more.json"
    })
final class PopulationCommand implements Runnable {

  private static final int OPPONENTS_DEPTH = 3;

  @Mixin private Output output;

  @Parameters(
      index = "0+",
      paramLabel = "LOG",
      arity = "0..*",
      description = "Archives of games in Portable Draughts Notation.")
  private List<Path> files = List.of();

  @Mixin private GameOption which;

  @Option(
      names = "--player",
      paramLabel = "NAME",
      description =
          "A player of the archives, as 'olsy players' lists the name. May be repeated. Default:"
              + " all who decided at least "
              + ArchiveRecruits.LEAST
              + " times; of more than "
              + ArchiveRecruits.MOST_PLAYERS
              + " those who decided most often.")
  private List<String> players = List.of();

  @Option(
      names = "--with",
      paramLabel = "PLAYER",
      split = ",",
      description =
          "Players and engines that play games to be learned, with commas between them; @6 behind"
              + " one sets the depth.")
  private List<String> with = List.of();

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "A population whose members are taken over as they are, before the others.")
  private Path from;

  @Option(
      names = "--opponents",
      paramLabel = "PLAYER",
      split = ",",
      description =
          "Against whom they play, in turn. Default: the players in models/, at depth "
              + OPPONENTS_DEPTH
              + ".")
  private List<String> opponents;

  @Option(
      names = "--exclude",
      paramLabel = "NAME",
      description =
          "A player that is left out, at whatever level: the one to be learned later. May be"
              + " repeated.")
  private List<String> excluded = List.of();

  @Option(
      names = "--decisions",
      paramLabel = "N",
      defaultValue = "1500",
      description = "So many are enough of one player. Default: ${DEFAULT-VALUE}.")
  private int decisions;

  @Option(
      names = "--max-depth",
      paramLabel = "D",
      defaultValue = "6",
      description = "The deepest search considered. Default: ${DEFAULT-VALUE}.")
  private int maxDepth;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Of everything drawn by lot. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(names = "--date", paramLabel = "DATE", description = "To be written into the file.")
  private String date;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      required = true,
      description = "Where the population is written.")
  private Path out;

  @Mixin private Overwriting overwriting;

  @Override
  public void run() {
    Arguments.requireMaxDepth(maxDepth);
    Arguments.require(decisions >= 1, "--decisions", "at least 1", decisions);
    if (files.isEmpty() && with.isEmpty()) {
      throw new InputException("expected archives or --with PLAYER, found neither");
    }
    if (files.isEmpty() && !players.isEmpty()) {
      throw new InputException("--player needs an archive");
    }
    List<Path> read = new ArrayList<>(files);
    if (from != null) {
      read.add(from);
    }
    overwriting.require(out, Overwriting.Writes.POPULATION, read);
    Arguments.requireNoChance(which.game(), "population");
    make(which.game());
  }

  private <P extends Position<P>> void make(Game<P> game) {
    Optional<Population> before = Optional.ofNullable(from).map(file -> before(file, game));
    Roster roster = Roster.installed();
    List<Entrant> playing = entrants("--with", with, roster, game);
    List<Entrant> against = with.isEmpty() ? List.of() : opponents(roster, game);
    List<Provenance.Source> archives = files.stream().map(PopulationCommand::source).toList();
    PopulationProgress progress =
        new PopulationProgress(StatusLine.onStandardError(output.err()), out);
    List<Recruit<P>> recruits = new ArrayList<>(archived(game, archives));
    playing.forEach(entrant -> recruits.add(playing(entrant, against, game, progress)));
    recruits.removeIf(recruit -> excluded.stream().anyMatch(recruit::isCalled));
    if (recruits.isEmpty()) {
      throw new InputException(
          "nobody is left who decided often enough: "
              + ArchiveRecruits.LEAST
              + " times, or less where --player names somebody");
    }
    for (Recruit<P> recruit : recruits) {
      Arguments.require(
          before.stream()
              .flatMap(known -> known.members().stream())
              .noneMatch(member -> member.name().equals(recruit.name())),
          "--from",
          "a population without the players asked for",
          recruit.name() + " among its members");
    }
    Making making =
        new Making(
            before.map(Population::making),
            archives,
            players,
            new Making.Played(with, against.stream().map(PopulationCommand::level).toList()),
            excluded,
            new Making.Settings(decisions, maxDepth, seed),
            Version.CURRENT,
            date);
    Population population =
        progress.during(
            () ->
                Census.take(
                    game,
                    making,
                    before,
                    recruits,
                    new ScoutedMember<>(game, maxDepth, seed),
                    out,
                    progress));
    output.answer(
        PopulationText.row(population, game),
        PopulationText.lines(population, game).toArray(String[]::new));
  }

  /** Without those who are excluded. */
  private Population before(Path file, Game<?> game) {
    Population read = Population.read(file);
    Arguments.require(
        read.game().equals(game.name()),
        "--from",
        "players of " + game.name(),
        "players of " + read.game());
    return read.without(new HashSet<>(excluded), Set.of());
  }

  private static Provenance.Source source(Path file) {
    return new Provenance.Source(file.getFileName().toString(), Sha256.of(file));
  }

  private static List<Entrant> entrants(
      String option, List<String> references, Roster roster, Game<?> game) {
    List<Entrant> entrants = references.stream().map(roster::find).toList();
    for (Entrant entrant : entrants) {
      Arguments.require(
          isOf(game, entrant),
          option,
          "players of " + game.name(),
          entrant.name() + ", who plays " + entrant.game());
    }
    List<String> levels = entrants.stream().map(PopulationCommand::level).toList();
    Set<String> seen = new HashSet<>();
    levels.forEach(
        level -> Arguments.require(seen.add(level), option, "different players", level + " twice"));
    return entrants.stream().map(entrant -> entrant.playing(game)).toList();
  }

  /** Or of another game of its family. */
  private static boolean isOf(Game<?> game, Entrant entrant) {
    return Games.named(entrant.game()).family().equals(game.family());
  }

  private List<Entrant> opponents(Roster roster, Game<?> game) {
    if (opponents != null) {
      return entrants("--opponents", opponents, roster, game);
    }
    List<Entrant> usual =
        roster.models().names().stream()
            .map(name -> roster.find(name + "@" + OPPONENTS_DEPTH))
            .filter(entrant -> isOf(game, entrant))
            .map(entrant -> entrant.playing(game))
            .toList();
    Arguments.require(!usual.isEmpty(), "--opponents", "players of " + game.name(), "none");
    return usual;
  }

  /** A name with the depth, where there is one. */
  private static String level(Entrant entrant) {
    OptionalInt depth = entrant.limits().depth();
    return entrant.name() + (depth.isPresent() ? "@" + depth.getAsInt() : "");
  }

  private <P extends Position<P>> List<Recruit<P>> archived(
      Game<P> game, List<Provenance.Source> archives) {
    if (files.isEmpty()) {
      return List.of();
    }
    ArchiveOption.Faults faults = new ArchiveOption.Faults(output.err());
    try {
      List<Recruit<P>> recruits =
          new ArchiveRecruits<>(
                  new GameLog<>(game, files, faults),
                  archives,
                  new PlayerNames(List.of()),
                  decisions,
                  seed)
              .read(players, excluded);
      faults.end();
      return recruits;
    } catch (IllegalArgumentException e) {
      throw InputException.at("--player", e);
    }
  }

  private <P extends Position<P>> Recruit<P> playing(
      Entrant entrant, List<Entrant> against, Game<P> game, PopulationProgress progress) {
    String name = level(entrant);
    PracticeGames<P> games =
        new PracticeGames<>(
            game,
            Contestant.of(entrant, game),
            against.stream().map(other -> Contestant.of(other, game)).toList(),
            decisions,
            seed);
    return new Recruit<>(name, entrant.name(), () -> played(name, games, progress));
  }

  private <P extends Position<P>> Recruit.Games<P> played(
      String name, PracticeGames<P> games, PopulationProgress progress) {
    try {
      PracticeGames.Played<P> played =
          games.play(
              Runtime.getRuntime().availableProcessors(),
              made -> progress.played(name, made, decisions));
      if (DecidedGame.decisions(played.games()) == 0) {
        throw new InputException(name + " made no decision in its games");
      }
      return new Recruit.Games<>(
          List.of(new Provenance.Source("games of " + name, played.sha256())), played.games());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    }
  }
}
