package olsy.lab.experiment;

import java.util.List;

/** What an experiment found: records, those of one class are a table. */
public record Findings(List<Record> rows) {

  public Findings {
    rows = List.copyOf(rows);
  }

  /** The rows of one table. */
  public <R extends Record> List<R> of(Class<R> kind) {
    return rows.stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
