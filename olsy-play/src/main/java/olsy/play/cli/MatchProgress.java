package olsy.play.cli;

import olsy.play.match.MatchResult;
import olsy.play.match.Tally;

/** How a match is going. */
final class MatchProgress implements Telling.Progress {

  private final StatusLine line;
  private final Tally tally;
  private final int games;
  private final int before;

  /**
   * @param before games that were played another day
   */
  MatchProgress(StatusLine line, Tally tally, int games, int before) {
    this.line = line;
    this.tally = tally;
    this.games = games;
    this.before = before;
  }

  @Override
  public void update() {
    if (!line.isDue()) {
      return;
    }
    MatchResult result = tally.result();
    String test =
        result.sprt() == null
            ? ""
            : Output.format(
                ", ratio %.2f [%.2f, %.2f]",
                result.sprt().ratio(),
                result.sprt().bounds().get(0),
                result.sprt().bounds().get(1));
    line.show(
        Output.format(
            "%,d of %,d games, %.3f points a game [%.3f, %.3f]%s, %s left",
            result.games(),
            games,
            result.points(),
            result.interval().get(0),
            result.interval().get(1),
            test,
            Output.duration(
                line.seconds() / Math.max(1, result.games() - before) * (games - result.games()))));
  }

  /** Takes the line away. */
  @Override
  public void close() {
    line.end();
  }
}
