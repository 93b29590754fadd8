package olsy.cluster.lab;

import java.util.ArrayList;
import java.util.List;
import olsy.cluster.work.Dispatcher;
import olsy.cluster.work.Journal;
import olsy.cluster.work.Task;
import olsy.lab.ExperimentChoice;
import olsy.lab.experiment.Parts;
import olsy.lab.experiment.Workbench;
import olsy.lab.output.Notebook;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;

/**
 * Has the parts of an experiment measured anywhere: each is a task. Their rows are told in the
 * order of the parts, as soon as all before are there.
 */
public record PartsElsewhere(ExperimentChoice choice, Dispatcher dispatcher, Journal journal)
    implements Workbench {

  @Override
  public void measure(List<Parts.Part> parts, Notebook before, Taker taker) {
    int first = before.parts().size();
    String known = Json.line(before.parts());
    List<Task> tasks = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      int number = first + i;
      tasks.add(new Task(key(number), 1, () -> new PartWork(choice, number, known)));
    }
    Telling telling = new Telling(parts, first, taker);
    try {
      dispatcher.runAll(
          tasks, "not every part of the experiment could be measured", key -> telling.goOn());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  private static String key(int number) {
    return "part-" + number;
  }

  private final class Telling {
    private final List<Parts.Part> parts;
    private final int first;
    private final Taker taker;
    private int told;

    Telling(List<Parts.Part> parts, int first, Taker taker) {
      this.parts = parts;
      this.first = first;
      this.taker = taker;
    }

    void goOn() {
      for (; told < parts.size() && journal.has(key(first + told)); told++) {
        JsonValue answer = Json.read(journal.file(key(first + told)));
        Notebook.rows(answer.get(PartWork.ROWS), parts.get(told).kinds()).forEach(taker::row);
        taker.ends(answer.get(PartWork.SECONDS).amount());
      }
    }
  }
}
