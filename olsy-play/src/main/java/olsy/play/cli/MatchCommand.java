package olsy.play.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import olsy.core.game.Games;
import olsy.core.statistics.Sprt;
import olsy.learning.text.InputException;
import olsy.play.match.Adjudication;
import olsy.play.match.MatchSettings;
import olsy.play.match.SheetStyle;
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
      "  olsy match olsy samuel-1 --games 40 --nodes 5000 --endgames 4",
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

  @Mixin private VariantOption variant;

  @Mixin private LimitOptions limits;

  @Mixin private MatchConditions conditions;

  @Mixin private OpeningOptions openings;

  @Mixin private AdjudicationOptions adjudication;

  @Mixin private SprtOption sprt;

  @Mixin private RunOptions running;

  @Override
  public void run() {
    running.require();
    if (running.isResumed()) {
      running.goOn(output);
    } else {
      running.begin(settings().alone(), output);
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
    SheetStyle style = running.style();
    Roster roster = Roster.installed();
    Entrant a = variant.of(roster.find(playerA, limits.limits()));
    Entrant b = variant.of(roster.find(playerB, limits.limits()));
    Arguments.requireSameGame(a, b);
    List<Path> read = new ArrayList<>(roster.files(List.of(playerA, playerB)));
    read.addAll(openings.files());
    running.requireReplaceable(read);
    List<String> begun = openings.begun(Games.named(a.game()), games, conditions);
    int played = games == null ? 2 * begun.size() : games;
    return new MatchSettings(
        a, b, played, begun, conditions.moveLimit(), early, test, style, conditions.seed());
  }

  private void requirePlayers() {
    if (playerA == null || playerB == null) {
      throw new InputException("expected PLAYER_A and PLAYER_B, or --resume GAMES.pdn");
    }
  }
}
