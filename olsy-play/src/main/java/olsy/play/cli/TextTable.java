package olsy.play.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A table that fits a width: one column is shortened as far as can be borne, then columns are left
 * out, the least important first.
 */
final class TextTable {

  private static final String GAP = "  ";
  private static final String SHORTENED = "…";
  private static final int KEPT_AT_END = 2;

  /**
   * A column.
   *
   * @param importance 0 for those that are never left out; those with larger numbers go first
   * @param cells the heading first
   */
  private record Column(boolean isText, int importance, List<String> cells) {

    int width() {
      return cells.stream().mapToInt(String::length).max().orElse(0);
    }
  }

  private final int least;
  private final List<Column> columns = new ArrayList<>();

  /**
   * @param least letters of the text that can be borne
   */
  TextTable(int least) {
    this.least = least;
  }

  /** The column that may be shortened, flush left. */
  void text(List<String> cells) {
    columns.add(new Column(true, 0, List.copyOf(cells)));
  }

  /** A column of numbers, flush right. */
  void numbers(int importance, List<String> cells) {
    columns.add(new Column(false, importance, List.copyOf(cells)));
  }

  /** Whether it fits without leaving anything out. */
  boolean fits(int width) {
    return width(columns) <= width;
  }

  List<String> lines(int width) {
    List<Column> shown = new ArrayList<>(columns);
    Optional<Column> next = last(shown);
    while (width(shown) > width && next.isPresent()) {
      shown.remove(next.get());
      next = last(shown);
    }
    int spare = Math.max(0, width - width(shown));
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < columns.get(0).cells().size(); row++) {
      List<String> cells = new ArrayList<>();
      for (Column column : shown) {
        cells.add(
            column.isText()
                ? padded(
                    column.cells().get(row), Math.min(column.width(), shortest(column) + spare))
                : " ".repeat(column.width() - column.cells().get(row).length())
                    + column.cells().get(row));
      }
      lines.add(String.join(GAP, cells).stripTrailing());
    }
    return lines;
  }

  private static Optional<Column> last(List<Column> shown) {
    return shown.stream()
        .filter(column -> column.importance() > 0)
        .max(Comparator.comparingInt(Column::importance));
  }

  /** Of the shortest lines. */
  private int width(List<Column> shown) {
    return shown.stream().mapToInt(this::shortest).sum() + GAP.length() * (shown.size() - 1);
  }

  private int shortest(Column column) {
    return column.isText() ? Math.min(least, column.width()) : column.width();
  }

  private static String padded(String text, int width) {
    String fitting = text.length() > width ? shortened(text, width) : text;
    return fitting + " ".repeat(width - fitting.length());
  }

  /** Names often differ in their last letters. */
  private static String shortened(String text, int width) {
    int end = Math.min(KEPT_AT_END, width - 1);
    return text.substring(0, width - 1 - end) + SHORTENED + text.substring(text.length() - end);
  }
}
