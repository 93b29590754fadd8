package olsy.lab;

import java.util.ArrayList;
import java.util.List;

/** What an experiment found. */
record Rows(List<Record> all) {

  /** With a clock that stands still, so that the same seed gives the same rows. */
  static Rows of(Experiment experiment, long seed) {
    List<Record> rows = new ArrayList<>();
    experiment.run(new Laboratory(seed, () -> 0, rows::add, Notebook.empty()));
    return new Rows(List.copyOf(rows));
  }

  <R extends Record> List<R> of(Class<R> kind) {
    return all.stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
