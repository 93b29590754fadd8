package olsy.play.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import olsy.play.match.MatchResult;
import olsy.play.match.TournamentResult;
import olsy.play.match.TournamentResult.PairingResult;
import olsy.play.match.TournamentResult.Standing;

/** The result of a tournament in tables. */
final class TournamentText {

  private static final double PERCENT = 100;
  private static final int LEAST_OF_NAME = 12;
  private static final int NEVER = 0;
  private static final String UNKNOWN = "-";

  private TournamentText() {}

  /**
   * All of it.
   *
   * @param above what ratings are above
   * @param width that lines may have
   */
  static List<String> lines(TournamentResult result, String above, int width) {
    List<String> lines = new ArrayList<>(standings(result).lines(width));
    lines.add("");
    lines.addAll(
        Output.wrapped(
            "Points are 2 for a win and 1 for a draw. Elo, with its 95 % interval, is above "
                + above
                + ".",
            Math.max(LEAST_OF_NAME, width)));
    TextTable matrix = matrix(result);
    if (matrix.fits(width)) {
      lines.add("");
      lines.addAll(matrix.lines(width));
    }
    return lines;
  }

  private static TextTable standings(TournamentResult result) {
    TextTable table = new TextTable(LEAST_OF_NAME);
    List<Standing> rows = result.standings();
    table.numbers(NEVER, column("", rows, row -> Output.format("%d", row.rank())));
    table.text(column("player", rows, Standing::name));
    table.numbers(1, column("points", rows, row -> Output.format("%,d", row.points())));
    table.numbers(3, column("games", rows, row -> Output.format("%,d", row.games())));
    table.numbers(NEVER, column("score", rows, TournamentText::score));
    table.numbers(NEVER, column("Elo", rows, TournamentText::elo));
    table.numbers(2, column("interval", rows, TournamentText::interval));
    table.numbers(4, column("drawn", rows, TournamentText::drawn));
    if (rows.stream().anyMatch(row -> row.forfeits() > 0)) {
      table.numbers(5, column("forfeits", rows, row -> Output.format("%,d", row.forfeits())));
    }
    return table;
  }

  /** Rows and columns in the order of the standings. */
  private static TextTable matrix(TournamentResult result) {
    Map<List<String>, String> cells = new HashMap<>();
    for (PairingResult pairing : result.pairings()) {
      cells.put(List.of(pairing.a(), pairing.b()), points(pairing.result(), false));
      cells.put(List.of(pairing.b(), pairing.a()), points(pairing.result(), true));
    }
    TextTable table = new TextTable(LEAST_OF_NAME);
    List<Standing> rows = result.standings();
    table.numbers(NEVER, column("", rows, row -> Output.format("%d", row.rank())));
    table.text(column("points of A-B", rows, Standing::name));
    for (Standing other : rows) {
      table.numbers(
          NEVER,
          column(
              Output.format("%d", other.rank()),
              rows,
              row -> cells.getOrDefault(List.of(row.name(), other.name()), "")));
    }
    return table;
  }

  private static String points(MatchResult result, boolean turned) {
    if (result == null) {
      return UNKNOWN;
    }
    int a = 2 * result.wins() + result.draws();
    int b = 2 * result.losses() + result.draws();
    return Output.format("%d-%d", turned ? b : a, turned ? a : b);
  }

  /**
   * How a tournament is going.
   *
   * @param left games of each player that are to be played
   */
  static List<String> live(TournamentResult result, Map<String, Integer> left, int width) {
    TextTable table = new TextTable(LEAST_OF_NAME);
    List<Standing> rows = result.standings();
    table.numbers(NEVER, column("", rows, row -> Output.format("%d", row.rank())));
    table.text(column("player", rows, Standing::name));
    table.numbers(1, column("points", rows, row -> Output.format("%,d", row.points())));
    table.numbers(NEVER, column("score", rows, TournamentText::score));
    table.numbers(NEVER, column("Elo", rows, TournamentText::elo));
    table.numbers(2, column("±", rows, TournamentText::half));
    table.numbers(
        3, column("left", rows, row -> Output.format("%,d", left.getOrDefault(row.name(), 0))));
    return table.lines(width);
  }

  private static List<String> column(
      String heading, List<Standing> rows, Function<Standing, String> cell) {
    return Stream.concat(Stream.of(heading), rows.stream().map(cell)).toList();
  }

  private static String score(Standing row) {
    return row.games() == 0 ? UNKNOWN : Output.format("%.1f %%", PERCENT * row.score());
  }

  private static String drawn(Standing row) {
    return row.games() == 0
        ? UNKNOWN
        : Output.format("%.0f %%", PERCENT * row.draws() / row.games());
  }

  private static String elo(Standing row) {
    return row.elo() == null ? UNKNOWN : elo(row.elo());
  }

  private static String elo(double elo) {
    if (Double.isInfinite(elo)) {
      return elo > 0 ? "+inf" : "-inf";
    }
    long rounded = Math.round(elo);
    return rounded == 0 ? "0" : Output.format("%+d", rounded);
  }

  private static String interval(Standing row) {
    return isUnknown(row)
        ? UNKNOWN
        : "[" + elo(row.interval().get(0)) + ", " + elo(row.interval().get(1)) + "]";
  }

  /** Without a rating, or the one that all are compared with. */
  private static boolean isUnknown(Standing row) {
    return row.interval() == null || row.interval().get(0).equals(row.interval().get(1));
  }

  private static String half(Standing row) {
    if (isUnknown(row)) {
      return UNKNOWN;
    }
    double half = (row.interval().get(1) - row.interval().get(0)) / 2;
    return Double.isInfinite(half) ? "inf" : Output.format("%d", Math.round(half));
  }
}
