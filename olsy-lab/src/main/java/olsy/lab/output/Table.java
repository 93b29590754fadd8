package olsy.lab.output;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Rows of one record class as text: in columns for people, as CSV for programs. */
public final class Table {

  private static final int NARROWEST = 10;

  /** That four decimals show. */
  private static final double SMALLEST = 0.001;

  private final String name;
  private final List<String> columns;
  private final List<List<String>> rows = new ArrayList<>();

  public Table(Class<? extends Record> kind) {
    name = name(kind);
    columns = Columns.names(kind).stream().map(Table::words).toList();
  }

  /** In the spelling of files: the record class's, or the one that it is given. */
  public static String name(Class<? extends Record> kind) {
    TableName given = kind.getAnnotation(TableName.class);
    return given == null ? words(kind.getSimpleName()) : given.value();
  }

  public String name() {
    return name;
  }

  public void add(Record row) {
    rows.add(Columns.of(row).values().stream().map(Table::text).toList());
  }

  private static String text(Object value) {
    if (!(value instanceof Double number)) {
      return value == null ? "" : value.toString();
    }
    boolean tiny = number != 0 && Math.abs(number) < SMALLEST;
    return String.format(Locale.ROOT, tiny ? "%.1e" : "%.4f", number);
  }

  String head() {
    return line(columns);
  }

  String lastRow() {
    return line(rows.get(rows.size() - 1));
  }

  private String line(List<String> values) {
    return IntStream.range(0, values.size())
        .mapToObj(i -> " ".repeat(Math.max(0, width(i) - values.get(i).length())) + values.get(i))
        .collect(Collectors.joining("  "));
  }

  private int width(int column) {
    return Math.max(NARROWEST, columns.get(column).length());
  }

  public String csv() {
    StringBuilder csv = new StringBuilder(String.join(",", columns)).append('\n');
    for (List<String> row : rows) {
      csv.append(row.stream().map(Table::quoted).collect(Collectors.joining(","))).append('\n');
    }
    return csv.toString();
  }

  private static String quoted(String value) {
    boolean isPlain = value.indexOf(',') < 0 && value.indexOf('"') < 0;
    return isPlain ? value : '"' + value.replace("\"", "\"\"") + '"';
  }

  /** The values in a line of {@link #csv}. */
  static List<String> cells(String line) {
    List<String> cells = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      boolean escaped = quoted && line.startsWith("\"\"", i);
      if (escaped) {
        cell.append(c);
        i++;
      } else if (c == '"') {
        quoted = !quoted;
      } else if (c == ',' && !quoted) {
        cells.add(cell.toString());
        cell.setLength(0);
      } else {
        cell.append(c);
      }
    }
    cells.add(cell.toString());
    return cells;
  }

  /** {@code depthRight} as {@code depth-right}. */
  private static String words(String name) {
    return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }
}
