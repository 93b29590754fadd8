package olsy.play.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import olsy.play.match.Rivals;
import olsy.play.match.TournamentResult;
import olsy.play.match.TournamentResult.Standing;
import olsy.play.match.TournamentSettings;
import olsy.play.match.TournamentTally;

/** How a tournament is going: a table on a terminal, elsewhere a line. */
final class TournamentProgress implements Telling.Progress {

  private final StatusLine line;
  private final boolean isTable;
  private final TournamentTally tally;
  private final Map<String, Integer> gamesOf = new HashMap<>();
  private final int games;
  private final int before;

  /**
   * @param table whether a terminal may show one
   * @param before games that were played another day
   */
  TournamentProgress(
      StatusLine line,
      boolean table,
      TournamentTally tally,
      TournamentSettings settings,
      int before) {
    this.line = line;
    this.isTable = table && line.isTerminal();
    this.tally = tally;
    this.before = before;
    int each = settings.match().games();
    for (Rivals pairing : settings.pairings()) {
      gamesOf.merge(settings.names().get(pairing.a()), each, Integer::sum);
      gamesOf.merge(settings.names().get(pairing.b()), each, Integer::sum);
    }
    this.games = settings.pairings().size() * each;
  }

  @Override
  public void update() {
    if (!line.isDue()) {
      return;
    }
    List<String> lines = new ArrayList<>();
    if (isTable) {
      lines.addAll(table());
    }
    int played = tally.games();
    lines.add(
        Output.format(
            "%,d of %,d games, %s left",
            played,
            games,
            Output.duration(line.seconds() / Math.max(1, played - before) * (games - played))));
    line.show(lines);
  }

  private List<String> table() {
    TournamentResult result = tally.result();
    Map<String, Integer> left = new HashMap<>();
    for (Standing one : result.standings()) {
      left.put(one.name(), gamesOf.get(one.name()) - one.games());
    }
    return TournamentText.live(result, left, line.columns() - 1);
  }

  @Override
  public void close() {
    line.end();
  }
}
