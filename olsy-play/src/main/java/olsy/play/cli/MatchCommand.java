package olsy.play.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.core.statistics.Sprt;
import olsy.learning.text.InputException;
import olsy.learning.text.TextFile;
import olsy.play.match.Adjudication;
import olsy.play.match.MatchSettings;
import olsy.play.match.MatchState;
import olsy.play.match.Openings;
import olsy.play.match.SheetStyle;
import olsy.play.opponent.Entrant;
import olsy.play.roster.Roster;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** {@code olsy match} */
@Command(
    name = "match",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Plays games between two players.",
    description = {
      "The games come in pairs with colours swapped, from random openings, those of a file, or"
          + " those of tournaments. The answer is the mean of the first player's points, a win 2"
          + " and a draw 1, and the difference in Elo, both with a 95 %% interval that is computed"
          + " from the pairs; how likely the first player is the stronger one; how many pairs"
          + " brought 0 to 4 points. A player forfeits a game by a move that comes too late, an"
          + " engine also by an illegal move or by its end. The game file tells of it"
          + " (Termination).",
      ""
    },
    footer = {
      "",
      "The same seed gives the same games, whatever the number of threads, unless players play by"
          + " the time. Ctrl-C ends the match;"
          + " what was played until then is reported and kept. With --out the match can go on:"
          + " while it is not finished, its state is beside the games (GAMES.pdn.match).",
      "",
      "Examples:",
      "  olsy match samuel-1@4 material@4 --games 200 --seed 1 --out games.pdn",
      "  olsy match material@3 rapid-draughts@3 --games 20",
      "  olsy match samuel-2@4 samuel-1@4 --games 20000 --sprt elo0=0 elo1=20",
      "  olsy match olsy samuel-1 --games 100 --clock 10+0.1",
      "  olsy match olsy@0.1s samuel-1@1s --games 100",
      "  olsy match samuel-2@4 material@4 --ballots --shuffle --games 40",
      "  olsy match samuel-2@4 samuel-1@4 --games 40 --resign moves=3 score=4",
      "  olsy match samuel-2@4 samuel-1@4 --games 40 --draw moves=8 score=0.1 from=30",
      "  olsy match samuel-2@4 samuel-1@4 --games 40 --out games.pdn --pdn full --date 2026.11.19",
      "  olsy match --resume games.pdn"
    })
final class MatchCommand implements Runnable {

  @Mixin private Output output;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "PLAYER_A",
      description =
          "A file of a player or an engine, or the name of a player in models/ or of an engine in"
              + " olsy-play/engines/; @6 behind it sets the depth, @0.1s a time a move, @50000n"
              + " nodes, @60+0.6 a clock.")
  private String playerA;

  @Parameters(index = "1", arity = "0..1", paramLabel = "PLAYER_B", description = "The other.")
  private String playerB;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "How many; with --sprt at most so many. Default with --book, --start or --ballots: each"
              + " opening once with each colour.")
  private Integer games;

  @Mixin private LimitOptions limits;

  @Mixin private MatchConditions conditions;

  @Mixin private OpeningOptions openings;

  @Mixin private AdjudicationOptions adjudication;

  @Mixin private SprtOption sprt;

  @Option(names = "--out", paramLabel = "GAMES.pdn", description = "Write the games to a file.")
  private Path out;

  @Mixin private SheetOptions sheet;

  @Mixin private Overwriting overwriting;

  @Option(
      names = {"--threads", "--concurrency"},
      paramLabel = "T",
      description = "Games at the same time. Default: one on each processor.")
  private Integer threads;

  @Option(
      names = "--resume",
      paramLabel = "GAMES.pdn",
      description =
          "Go on with a match that was interrupted or killed, from what --out has left:"
              + " --resume games.pdn. Everything else is as it was.")
  private Path resume;

  @Spec private CommandSpec command;

  @Override
  public void run() {
    Arguments.require(threads == null || threads >= 1, "--threads", "at least 1", threads);
    if (resume == null) {
      MatchSettings settings = settings();
      run(settings, out).begin();
    } else {
      requireNothingElse();
      TextFile.requireWritable(resume);
      MatchState state = MatchState.resume(resume);
      run(state.settings(), resume).goOn(state);
    }
  }

  private MatchRun run(MatchSettings settings, Path file) {
    int atOnce = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    return new MatchRun(settings, Optional.ofNullable(file), atOnce, output);
  }

  private void requireNothingElse() {
    ParseResult given = command.commandLine().getParseResult();
    List<String> others = new ArrayList<>();
    given.matchedPositionals().forEach(one -> others.add(one.paramLabel()));
    given.matchedOptions().forEach(one -> others.add(one.longestName()));
    others.removeAll(List.of("--resume", "--concurrency", "--json"));
    if (!others.isEmpty()) {
      throw new InputException(
          "expected --threads and --json at most beside --resume, found "
              + String.join(", ", others));
    }
  }

  private MatchSettings settings() {
    requirePlayers();
    if (games != null) {
      MatchConditions.requireGames(games);
    }
    conditions.require();
    openings.require(conditions.isRandomAsked());
    Optional<Sprt> test = sprt.sprt();
    Adjudication early = adjudication.adjudication();
    SheetStyle style = sheet.style();
    Roster roster = Roster.installed();
    Entrant a = roster.find(playerA, limits.limits());
    Entrant b = roster.find(playerB, limits.limits());
    Arguments.requireSameGame(a, b);
    overwriting.require(
        out, Overwriting.Writes.GAMES, read(roster.file(playerA), roster.file(playerB)));
    requireFinished();
    Game<?> game = Games.named(a.game());
    List<String> begun = begun(game);
    return new MatchSettings(
        a, b, played(begun), begun, conditions.moveLimit(), early, test, style);
  }

  private void requirePlayers() {
    if (playerA == null || playerB == null) {
      throw new InputException("expected PLAYER_A and PLAYER_B, or --resume GAMES.pdn");
    }
  }

  /** A match that was killed has left no games, but its state. */
  private void requireFinished() {
    if (out != null && !overwriting.isForced() && Files.exists(MatchState.beside(out))) {
      throw new InputException(
          MatchState.beside(out)
              + " is a match that is not finished: olsy match --resume "
              + out
              + " goes on with it; --force begins anew");
    }
  }

  /** An opening for each pair. */
  private <P extends Position<P>> List<String> begun(Game<P> game) {
    long seed = conditions.seed();
    Optional<List<P>> listed = openings.list(game, seed);
    List<P> begun;
    if (listed.isEmpty()) {
      if (games == null) {
        throw new InputException("expected --games N, or openings by --book, --start or --ballots");
      }
      begun = Openings.random(game, pairs(), conditions.openings(), seed);
    } else if (games == null) {
      begun = listed.get();
    } else {
      begun = Openings.of(listed.get(), pairs(), openings.isRepeated());
    }
    return begun.stream().map(game::text).toList();
  }

  private int pairs() {
    return (games + 1) / 2;
  }

  private int played(List<String> begun) {
    return games == null ? 2 * begun.size() : games;
  }

  private List<Path> read(Path... players) {
    List<Path> read = new ArrayList<>(List.of(players));
    read.addAll(openings.files());
    return read;
  }
}
