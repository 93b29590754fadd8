package olsy.play.cli;

import olsy.learning.archive.Players;

/** Who is in archives, as a table. */
public final class PlayersTable {

  private record Row(
      String player,
      int games,
      int black,
      int white,
      int decisions,
      int forced,
      int won,
      int drawn,
      int lost,
      int open) {}

  private PlayersTable() {}

  /**
   * Prints it.
   *
   * @param faults games that were not taken as they stand
   */
  public static void print(Players players, int faults, Output output) {
    if (!output.isJson()) {
      output.line(
          Output.format(
              "%-24s %8s %8s %8s %10s %8s %7s %7s %7s %6s",
              "player",
              "games",
              "black",
              "white",
              "decisions",
              "forced",
              "won",
              "drawn",
              "lost",
              "open"));
    }
    players.list().forEach(entry -> answer(entry, output));
    if (!output.isJson()) {
      output.line(
          Output.format(
              "%s, %,d with faults; %,d plies: %s, %s",
              Output.count(players.games(), "game"),
              faults,
              players.plies(),
              Output.count(players.decisions(), "decision"),
              Output.count(players.forced(), "forced move")));
    }
  }

  private static void answer(Players.Entry entry, Output output) {
    output.answer(
        new Row(
            entry.name(),
            entry.games(),
            entry.asFirst(),
            entry.asSecond(),
            entry.decisions(),
            entry.forced(),
            entry.results().won(),
            entry.results().drawn(),
            entry.results().lost(),
            entry.results().open()),
        Output.format(
            "%-24s %8d %8d %8d %10d %8d %7d %7d %7d %6d",
            entry.name(),
            entry.games(),
            entry.asFirst(),
            entry.asSecond(),
            entry.decisions(),
            entry.forced(),
            entry.results().won(),
            entry.results().drawn(),
            entry.results().lost(),
            entry.results().open()));
  }
}
