package olsy.lab.experiment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import olsy.lab.output.Notebook;
import olsy.lab.output.Tables;
import olsy.lab.picture.Picture;
import olsy.lab.picture.Svg;
import olsy.learning.text.InputException;
import olsy.learning.text.TextFile;

/**
 * One run of an experiment, written down in a folder: a notebook, a CSV file of each table, and the
 * pictures.
 *
 * @param folder null for none
 */
public record ExperimentRun(Experiment experiment, long seed, Path folder) {

  /**
   * Runs the experiment here, or the rest of it.
   *
   * @param text takes the tables, line by line, and the verdict
   * @param rows takes the results
   */
  public void run(Clocks clocks, Instant now, Consumer<String> text, Consumer<Record> rows) {
    run(clocks, now, text, rows, Workbench.here(clocks));
  }

  /**
   * Runs the experiment, or the rest of it.
   *
   * @param text takes the tables, line by line, and the verdict
   * @param rows takes the results
   */
  public void run(
      Clocks clocks, Instant now, Consumer<String> text, Consumer<Record> rows, Workbench bench) {
    Tables tables = new Tables(experiment.name(), text, folder);
    Notebook notebook = notebook(now);
    List<Record> found = new ArrayList<>();
    Consumer<Record> all =
        row -> {
          found.add(row);
          tables.add(row);
          rows.accept(row);
        };
    experiment.run(new Laboratory(seed, clocks, all, notebook, bench));
    Findings findings = new Findings(found);
    Optional<String> verdict = experiment.verdict(findings);
    verdict.ifPresent(text);
    if (folder != null) {
      List<String> files = new ArrayList<>(tables.files());
      files.addAll(draw(findings));
      notebook.finish(verdict, files);
    }
  }

  private Notebook notebook(Instant now) {
    if (folder == null) {
      return Notebook.empty();
    }
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new InputException("cannot make the folder " + folder + ": " + TextFile.reason(e), e);
    }
    return Notebook.open(
        folder,
        experiment.name(),
        experiment.description(),
        experiment,
        seed,
        now.truncatedTo(ChronoUnit.SECONDS).toString());
  }

  private List<String> draw(Findings findings) {
    List<String> files = new ArrayList<>();
    for (Picture picture : experiment.pictures(findings)) {
      String file = experiment.name() + "-" + picture.name() + ".svg";
      TextFile.write(folder.resolve(file), Svg.of(picture));
      files.add(file);
    }
    return files;
  }
}
