package olsy.play.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.core.statistics.Sprt;
import olsy.learning.text.InputException;
import olsy.play.match.Adjudication;
import olsy.play.match.Audience;
import olsy.play.match.Contestant;
import olsy.play.match.Match;
import olsy.play.match.MatchResult;
import olsy.play.match.Openings;
import olsy.play.match.PlayedGame;
import olsy.play.match.Scoresheets;
import olsy.play.match.SheetStyle;
import olsy.play.match.Tally;
import olsy.play.opponent.Entrant;
import olsy.play.roster.Roster;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

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
          + " brought 0 to 4 points. An engine forfeits a game by an illegal move, by none in time,"
          + " or by its end. The game file tells of it (Termination).",
      ""
    },
    footer = {
      "",
      "The same seed gives the same games, whatever the number of threads. Ctrl-C ends the match;"
          + " what was played until then is reported and kept.",
      "",
      "Examples:",
      "  olsy match samuel-1@4 material@4 --games 200 --seed 1 --out games.pdn",
      "  olsy match material@3 rapid-draughts@3 --games 20",
      "  olsy match samuel-2@4 samuel-1@4 --games 20000 --sprt elo0=0 elo1=20",
      "  olsy match samuel-2@4 material@4 --ballots --shuffle --games 40",
      "  olsy match samuel-2@4 samuel-1@4 --games 40 --resign moves=3 score=4",
      "  olsy match samuel-2@4 samuel-1@4 --games 40 --draw moves=8 score=0.1 from=30",
      "  olsy match samuel-2@4 samuel-1@4 --games 40 --out games.pdn --pdn full --date 2026.11.19"
    })
final class MatchCommand implements Runnable {

  @Mixin private Output output;

  @Parameters(
      index = "0",
      paramLabel = "PLAYER_A",
      description =
          "A file of a player or an engine, or the name of a player in models/ or of an engine in"
              + " olsy-play/engines/; @6 behind it sets the depth.")
  private String playerA;

  @Parameters(index = "1", paramLabel = "PLAYER_B", description = "The other.")
  private String playerB;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "How many; with --sprt at most so many. Default with --book, --start or --ballots: each"
              + " opening once with each colour.")
  private Integer games;

  @Mixin private MatchConditions conditions;

  @Mixin private OpeningOptions openings;

  @Mixin private AdjudicationOptions adjudication;

  @Mixin private SprtOption sprt;

  @Option(names = "--out", paramLabel = "GAMES.pdn", description = "Write the games to a file.")
  private Path out;

  @Mixin private SheetOptions sheet;

  @Mixin private Overwriting overwriting;

  @Option(
      names = "--threads",
      paramLabel = "T",
      description = "Games at the same time. Default: one on each processor.")
  private Integer threads;

  @Override
  public void run() {
    if (games != null) {
      MatchConditions.requireGames(games);
    }
    conditions.require();
    openings.require(conditions.isRandomAsked());
    Optional<Sprt> test = sprt.sprt();
    Adjudication early = adjudication.adjudication();
    SheetStyle style = sheet.style();
    Arguments.require(threads == null || threads >= 1, "--threads", "at least 1", threads);
    Roster roster = Roster.installed();
    Entrant a = roster.find(playerA);
    Entrant b = roster.find(playerB);
    Arguments.requireSameGame(a, b);
    overwriting.require(
        out, Overwriting.Writes.GAMES, read(roster.file(playerA), roster.file(playerB)));
    play(Games.named(a.game()), a, b, early, new Tally(test), style);
  }

  private <P extends Position<P>> void play(
      Game<P> game, Entrant a, Entrant b, Adjudication early, Tally tally, SheetStyle style) {
    Match<P> match = match(game, Contestant.of(a, game), Contestant.of(b, game), early);
    Scoresheets<P> sheets = new Scoresheets<>(match, style);
    Ending report = () -> report(tally, a, b);
    Ending save = () -> save(tally, sheets);
    Interruption.during(
        () -> {
          try (report;
              save) { // an engine that cannot go on does not take the games before with it
            play(match, List.of(a, b), tally, sheets);
          }
        });
  }

  private <P extends Position<P>> Match<P> match(
      Game<P> game, Contestant<P> a, Contestant<P> b, Adjudication early) {
    long seed = conditions.seed();
    Optional<List<P>> listed = openings.list(game, seed);
    int played = listed.isPresent() && games == null ? 2 * listed.get().size() : games();
    int pairs = (played + 1) / 2;
    List<P> begun =
        listed.isPresent()
            ? Openings.of(listed.get(), pairs, openings.isRepeated())
            : Openings.random(game, pairs, conditions.openings(), seed);
    return new Match<>(game, a, b, begun, played, conditions.moveLimit(), early);
  }

  private int games() {
    if (games == null) {
      throw new InputException("expected --games N, or openings by --book, --start or --ballots");
    }
    return games;
  }

  private List<Path> read(Path... players) {
    List<Path> read = new ArrayList<>(List.of(players));
    read.addAll(openings.files());
    return read;
  }

  /** What is done in the end, whatever fails before. */
  private interface Ending extends AutoCloseable {

    @Override
    void close();
  }

  private void save(Tally tally, Scoresheets<?> sheets) {
    if (out != null && tally.games() > 0) {
      sheets.write(out);
    }
  }

  private <P extends Position<P>> void play(
      Match<P> match, List<Entrant> players, Tally tally, Scoresheets<P> sheets) {
    StatusLine line = StatusLine.onStandardError(output.err());
    Beginning.tell(line, players);
    try (MatchProgress progress = new MatchProgress(line, match.games())) {
      match.play(
          threads == null ? Runtime.getRuntime().availableProcessors() : threads,
          new Audience<>() {
            @Override
            public void take(PlayedGame<P> played) {
              tally.add(played);
              if (out != null) {
                sheets.add(played);
              }
              progress.update(tally);
            }

            @Override
            public boolean hasSeenEnough() {
              return tally.isDecided();
            }
          });
    } catch (InterruptedException e) {
      output.err().println("olsy: interrupted after " + tally.games() + " games");
    }
  }

  private void report(Tally tally, Entrant a, Entrant b) {
    if (tally.games() == 0) {
      return;
    }
    MatchResult result = tally.result();
    output.answer(result, MatchText.lines(a.name(), b.name(), result));
    if (!output.isJson()) {
      report(a, tally.forfeitsOfA());
      report(b, tally.forfeitsOfB());
    }
  }

  private void report(Entrant loser, SortedMap<Integer, String> forfeits) {
    if (!forfeits.isEmpty()) {
      output.line(
          Output.format(
              "%s forfeited %,d of these, first game %,d: %s",
              loser.name(),
              forfeits.size(),
              forfeits.firstKey(),
              forfeits.get(forfeits.firstKey())));
    }
  }
}
