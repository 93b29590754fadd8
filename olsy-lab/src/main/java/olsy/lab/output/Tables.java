package olsy.lab.output;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import olsy.learning.text.TextFile;

/** Writes the rows of an experiment down as they come, so that what was measured is never lost. */
public final class Tables {

  private final String experiment;
  private final Consumer<String> text;
  private final Path folder;
  private final Map<Class<?>, Table> tables = new LinkedHashMap<>();
  private Table last;

  /**
   * @param text takes lines
   * @param folder for a CSV file of each table; null for none
   */
  public Tables(String experiment, Consumer<String> text, Path folder) {
    this.experiment = experiment;
    this.text = text;
    this.folder = folder;
  }

  public void add(Record row) {
    Table table = tables.computeIfAbsent(row.getClass(), kind -> new Table(row.getClass()));
    table.add(row);
    if (table != last) {
      text.accept(table.head());
      last = table;
    }
    text.accept(table.lastRow());
    if (folder != null) {
      TextFile.write(folder.resolve(file(table)), table.csv());
    }
  }

  /** The names of the files, in the order of the tables. */
  public List<String> files() {
    return tables.values().stream().map(this::file).toList();
  }

  private String file(Table table) {
    return experiment + "-" + table.name() + ".csv";
  }
}
