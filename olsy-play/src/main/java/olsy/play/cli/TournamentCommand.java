package olsy.play.cli;

import olsy.learning.text.InputException;
import olsy.play.match.TournamentSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code olsy tournament} */
@Command(
    name = "tournament",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Plays matches between several players.",
    description = {
      "Everybody plays everybody else, or with --gauntlet the first plays everybody else. All"
          + " matches are played side by side, from the same openings, in pairs of games with"
          + " colours swapped. The answer is a table of all players, the best first, with Elo"
          + " ratings that are computed from all games together and their 95 %% intervals, and a"
          + " table of the points of every match.",
      ""
    },
    footer = {
      "",
      "The same seed gives the same games, whatever the number of threads, unless players play by"
          + " the time. Ctrl-C ends the"
          + " tournament; all matches have come equally far then, and what was played is reported"
          + " and kept. With --out it can go on: while it is not finished, its state is beside the"
          + " games (GAMES.pdn.match).",
      "",
      "Examples:",
      "  olsy tournament samuel-1@4 samuel-2@4 material@4 --games 20",
      "  olsy tournament samuel-2@4 material@2 material@4 --gauntlet --games 40",
      "  olsy tournament samuel-2@3 material@3 rapid-draughts@3 --ballots",
      "  olsy tournament olsy samuel-1 samuel-2 --games 20 --clock 10+0.1",
      "  olsy tournament samuel-1@4 samuel-2@4 material@4 --games 20 --out games.pdn",
      "  olsy tournament --resume games.pdn"
    })
final class TournamentCommand implements Runnable {

  @Mixin private Output output;

  @Mixin private TournamentOptions tournament;

  @Mixin private RunOptions running;

  @Override
  public void run() {
    running.require();
    if (running.isResumed()) {
      running.goOn(output);
    } else {
      if (tournament.isEmpty()) {
        throw new InputException("expected PLAYER…, or --resume GAMES.pdn");
      }
      TournamentSettings settings = tournament.settings(running.style());
      running.requireReplaceable(tournament.files());
      running.begin(settings, output);
    }
  }
}
