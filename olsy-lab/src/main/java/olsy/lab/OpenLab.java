package olsy.lab;

import java.net.HttpURLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.core.game.Spelling;
import olsy.lab.experiment.Clocks;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.ExperimentRun;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;
import olsy.learning.text.TextFile;
import olsy.play.web.Answer;
import olsy.play.web.ModuleRoom;
import olsy.play.web.Noticeboard;
import olsy.play.web.Refusal;
import olsy.play.web.Request;
import org.slf4j.LoggerFactory;

/**
 * Experiments in their small size, and what came of them. One runs at a time: it takes all
 * processors.
 *
 * <pre>
 * GET  /api/lab                       all experiments, with what they found
 * POST /api/lab                       {"experiment"}: runs it, or the rest of it
 * GET  /api/lab/NAME/news             the tables of the run, as they come
 * GET  /api/lab/NAME/pictures/FILE    a picture that it drew
 * </pre>
 */
final class OpenLab implements ModuleRoom.Open {

  private static final int MOST_LINES = 400;
  private static final long SEED = 1;

  /**
   * An experiment, in the fields of its JSON.
   *
   * @param finished whether it was run to its end
   * @param verdict what it found; null where the tables have to speak for themselves
   * @param pictures the names of their files
   */
  private record Row(
      String name,
      String description,
      boolean running,
      boolean finished,
      String verdict,
      List<String> pictures) {

    private Row {
      pictures = List.copyOf(pictures);
    }
  }

  /**
   * A run, in the fields of its JSON.
   *
   * @param lines the last ones of its tables
   * @param over whether it has ended
   * @param fault why nothing came of it; null where something did, or may
   */
  record Run(List<String> lines, boolean over, String fault) {

    Run {
      lines = List.copyOf(lines);
    }

    private Run with(String line) {
      List<String> all = new ArrayList<>(lines);
      all.add(line);
      return new Run(all.subList(Math.max(0, all.size() - MOST_LINES), all.size()), over, fault);
    }
  }

  private final Path folder;
  private final Map<String, Experiment> experiments = new LinkedHashMap<>();
  private final Map<String, Noticeboard<Run>> runs = new LinkedHashMap<>();

  /** The experiment that was begun last. */
  private String name = "";

  /** What runs it; null before the first. */
  private Thread worker;

  /**
   * @param folder where results are kept
   */
  OpenLab(Path folder, List<Experiment> experiments) {
    this.folder = folder;
    experiments.forEach(one -> this.experiments.put(one.name(), one));
  }

  @Override
  public Answer answer(Request request) {
    if (request.changes()) {
      return begin(request.json());
    }
    if (request.part(1).isEmpty()) {
      return Answer.json(experiments.values().stream().map(this::row).toList());
    }
    Experiment experiment = experiment(request.part(1));
    return switch (request.part(2)) {
      case "news" -> new Answer.Stream(run(experiment));
      case "pictures" -> picture(experiment, request.part(3));
      default -> throw Refusal.unknown("an experiment has no " + request.part(2));
    };
  }

  private Experiment experiment(String asked) {
    Experiment experiment = experiments.get(asked);
    if (experiment == null) {
      throw Refusal.unknown(Spelling.unknown("experiment", asked, experiments.keySet()));
    }
    return experiment;
  }

  private Row row(Experiment experiment) {
    Path file = folder.resolve(experiment.name() + ".json");
    if (!Files.isRegularFile(file)) {
      return new Row(
          experiment.name(),
          experiment.description(),
          isRunning(experiment),
          false,
          null,
          List.of());
    }
    JsonValue notebook = Json.read(file);
    return new Row(
        experiment.name(),
        experiment.description(),
        isRunning(experiment),
        notebook.get("finished").truth(),
        notebook.find("verdict").map(JsonValue::text).orElse(null),
        pictures(notebook));
  }

  private static List<String> pictures(JsonValue notebook) {
    return notebook.get("files").items().stream()
        .map(JsonValue::text)
        .filter(file -> file.matches("[\\w-]+\\.svg"))
        .toList();
  }

  private synchronized boolean isRunning(Experiment experiment) {
    return worker != null && worker.isAlive() && experiment.name().equals(name);
  }

  private synchronized Noticeboard<Run> run(Experiment experiment) {
    Noticeboard<Run> run = runs.get(experiment.name());
    if (run == null) {
      throw Refusal.unknown(experiment.name() + " has not been run since the server was started");
    }
    return run;
  }

  /** One of those that the experiment says it drew: what is asked for is never a path. */
  private Answer picture(Experiment experiment, String asked) {
    String file =
        row(experiment).pictures().stream()
            .filter(asked::equals)
            .findFirst()
            .orElseThrow(() -> Refusal.unknown(experiment.name() + " has drawn no such picture"));
    return new Answer.Whole(
        HttpURLConnection.HTTP_OK, "image/svg+xml", TextFile.read(folder.resolve(file)));
  }

  private synchronized Answer begin(JsonValue json) {
    Experiment experiment;
    try {
      experiment = experiment(json.get("experiment").text());
    } catch (InputException e) {
      throw Refusal.wrong(e.getMessage());
    }
    if (worker != null && worker.isAlive()) {
      throw Refusal.busy(name + " is running: one experiment at a time");
    }
    Noticeboard<Run> board = new Noticeboard<>(new Run(List.of(), false, null));
    name = experiment.name();
    runs.put(name, board);
    worker = new Thread(() -> run(experiment, board), "experiment");
    worker.setDaemon(true);
    worker.start();
    return Answer.done();
  }

  private void run(Experiment experiment, Noticeboard<Run> board) {
    String fault = null;
    try {
      new ExperimentRun(experiment, SEED, folder)
          .run(
              Clocks.ofThisProcess(),
              Instant.now(),
              line -> board.put(board.now().with(line)),
              row -> {});
    } catch (InputException e) {
      fault = e.getMessage();
    } catch (RuntimeException | VirtualMachineError e) {
      LoggerFactory.getLogger(OpenLab.class).error("an experiment failed", e);
      fault = "this is a defect of the program, details are in its log: " + e;
    }
    board.put(new Run(board.now().lines(), true, fault));
  }

  /** What runs goes on next time, from the last part that was measured. */
  @Override
  public synchronized void close() {
    if (worker != null) {
      worker.interrupt();
    }
  }
}
