package olsy.cluster.lab;

import java.util.LinkedHashMap;
import java.util.Map;
import olsy.cluster.work.Work;
import olsy.lab.ExperimentChoice;
import olsy.lab.experiment.Clocks;
import olsy.lab.experiment.SinglePart;
import olsy.lab.output.Notebook;
import olsy.learning.text.Json;

/**
 * Measures one part of an experiment, and answers its rows and how long it took.
 *
 * @param number of the part, from 0
 * @param before parts of which the experiment has to know, as JSON
 */
record PartWork(ExperimentChoice choice, int number, String before) implements Work {

  static final String ROWS = "rows";
  static final String SECONDS = "seconds";

  @Override
  public String answer() {
    SinglePart.Measured measured =
        new SinglePart(choice.experiment(), choice.seed(), number)
            .measure(Clocks.ofThisProcess(), Notebook.of(Json.parse(before, "parts")));
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put(SECONDS, measured.seconds());
    answer.put(ROWS, Notebook.part(measured.rows()));
    return Json.line(answer);
  }
}
