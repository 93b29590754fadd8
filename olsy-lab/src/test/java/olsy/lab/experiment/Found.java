package olsy.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import olsy.lab.output.Notebook;

/** What an experiment found. */
public record Found(List<Record> all) {

  /** With a clock that stands still, so that the same seed gives the same rows. */
  public static Found of(Experiment experiment, long seed) {
    List<Record> rows = new ArrayList<>();
    experiment.run(new Laboratory(seed, Clocks.stopped(), rows::add, Notebook.empty()));
    return new Found(List.copyOf(rows));
  }

  public <R extends Record> List<R> of(Class<R> kind) {
    return all.stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
