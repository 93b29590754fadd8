package olsy.play.cli;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
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

  /**
   * A column for people.
   *
   * @param format of a cell, the heading's too
   */
  private record Column(String name, String format, Function<Row, Object> value) {

    String cell(Object text) {
      return String.format(Locale.ROOT, format, text);
    }
  }

  private static final List<Column> COLUMNS =
      List.of(
          new Column("player", "%-24s", Row::player),
          new Column("games", "%8s", Row::games),
          new Column("black", "%8s", Row::black),
          new Column("white", "%8s", Row::white),
          new Column("decisions", "%10s", Row::decisions),
          new Column("forced", "%8s", Row::forced),
          new Column("won", "%7s", Row::won),
          new Column("drawn", "%7s", Row::drawn),
          new Column("lost", "%7s", Row::lost),
          new Column("open", "%6s", Row::open));

  private PlayersTable() {}

  /**
   * Prints it.
   *
   * @param faults games that were not taken as they stand
   */
  public static void print(Players players, int faults, Output output) {
    if (!output.isJson()) {
      output.line(line(Column::name));
    }
    for (Players.Entry entry : players.list()) {
      Row row = row(entry);
      output.answer(row, line(column -> column.value.apply(row)));
    }
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

  private static String line(Function<Column, Object> texts) {
    return COLUMNS.stream()
        .map(column -> column.cell(texts.apply(column)))
        .collect(Collectors.joining(" "));
  }

  private static Row row(Players.Entry entry) {
    return new Row(
        entry.name(),
        entry.games(),
        entry.asFirst(),
        entry.asSecond(),
        entry.decisions(),
        entry.forced(),
        entry.results().won(),
        entry.results().drawn(),
        entry.results().lost(),
        entry.results().open());
  }
}
