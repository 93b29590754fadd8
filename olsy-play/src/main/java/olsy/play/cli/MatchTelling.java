package olsy.play.cli;

import java.util.SortedMap;
import olsy.play.match.MatchResult;
import olsy.play.match.MatchSettings;
import olsy.play.match.RoundGame;
import olsy.play.match.Tally;
import olsy.play.opponent.Entrant;

/** Tells of a match. */
final class MatchTelling implements Telling {

  private final MatchSettings settings;
  private final Output output;
  private final Tally tally;

  MatchTelling(MatchSettings settings, Output output) {
    this.settings = settings;
    this.output = output;
    this.tally = new Tally(settings.sprt());
  }

  @Override
  public Progress progress(StatusLine line, int before) {
    return new MatchProgress(line, tally, settings.games(), before);
  }

  @Override
  public void add(RoundGame<?> game) {
    tally.add(game.game());
  }

  @Override
  public int games() {
    return tally.games();
  }

  @Override
  public boolean hasSeenEnough() {
    return tally.isDecided();
  }

  @Override
  public void report() {
    MatchResult result = tally.result();
    output.answer(result, MatchText.lines(settings.a().name(), settings.b().name(), result));
    if (!output.isJson()) {
      report(settings.a(), tally.forfeitsOfA());
      report(settings.b(), tally.forfeitsOfB());
    }
  }

  private void report(Entrant loser, SortedMap<Integer, String> forfeits) {
    if (!forfeits.isEmpty()) {
      output.line(MatchText.forfeits(loser.name(), forfeits));
    }
  }
}
