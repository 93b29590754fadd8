package olsy.play.cli;

import java.util.SortedMap;
import olsy.play.match.RoundGame;
import olsy.play.match.TournamentForm;
import olsy.play.match.TournamentResult;
import olsy.play.match.TournamentResult.Standing;
import olsy.play.match.TournamentSettings;
import olsy.play.match.TournamentTally;

/** Tells of a tournament. */
public final class TournamentTelling implements Telling {

  private final TournamentSettings settings;
  private final Output output;
  private final TournamentTally tally;

  public TournamentTelling(TournamentSettings settings, Output output) {
    this.settings = settings;
    this.output = output;
    this.tally = new TournamentTally(settings.names(), settings.form());
  }

  @Override
  public Progress progress(StatusLine line, int before) {
    return new TournamentProgress(line, !output.isJson(), tally, settings, before);
  }

  @Override
  public void add(RoundGame<?> game) {
    tally.add(game);
  }

  @Override
  public int games() {
    return tally.games();
  }

  @Override
  public boolean hasSeenEnough() {
    return false;
  }

  @Override
  public void report() {
    TournamentResult result = tally.result();
    String above =
        settings.form() == TournamentForm.GAUNTLET ? settings.names().get(0) : "the field's mean";
    output.answer(
        result,
        TournamentText.lines(result, above, StatusLine.terminalColumns()).toArray(String[]::new));
    if (!output.isJson()) {
      result.standings().stream().filter(one -> one.forfeits() > 0).forEach(this::reportForfeits);
    }
  }

  private void reportForfeits(Standing loser) {
    SortedMap<Integer, String> forfeits = tally.forfeits(loser.name());
    output.line(MatchText.forfeits(loser.name(), forfeits));
  }
}
