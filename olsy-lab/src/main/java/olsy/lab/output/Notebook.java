package olsy.lab.output;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.learning.Version;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;

/**
 * What a run of an experiment has measured so far, with its settings, in a file: an interrupted run
 * goes on where it was. The parts of a run come in the same order every time.
 */
public final class Notebook {

  private static final List<String> IDENTITY = List.of("experiment", "settings", "seed", "version");

  /** Null for a notebook that is not kept. */
  private final Path file;

  private final Map<String, Object> head;
  private final Deque<JsonValue> before = new ArrayDeque<>();
  private final List<Object> parts = new ArrayList<>();
  private double seconds;

  private Notebook(Path file, Map<String, Object> head) {
    this.file = file;
    this.head = head;
  }

  public static Notebook empty() {
    return new Notebook(null, Map.of());
  }

  /**
   * One that is not kept.
   *
   * @param parts that were measured before, as {@link #parts} has them
   */
  public static Notebook of(JsonValue parts) {
    Notebook notebook = empty();
    notebook.before.addAll(parts.items());
    return notebook;
  }

  /**
   * Opens the notebook of an experiment, or begins it.
   *
   * @param settings a record that says what is measured
   * @param started what time it is, for a run that begins
   * @throws InputException when it is of a run with other settings
   */
  public static Notebook open(
      Path folder,
      String experiment,
      String description,
      Object settings,
      long seed,
      String started) {
    Path file = folder.resolve(experiment + ".json");
    Map<String, Object> head = new LinkedHashMap<>();
    head.put("experiment", experiment);
    head.put("description", description);
    head.put("settings", Settings.of(settings));
    head.put("seed", seed);
    head.put("version", Version.CURRENT);
    head.put("started", started);
    Notebook notebook = new Notebook(file, head);
    if (Files.exists(file)) {
      notebook.goOn(Json.read(file));
    }
    return notebook;
  }

  private void goOn(JsonValue earlier) {
    JsonValue now = Json.parse(Json.line(head), "this run");
    for (String field : IDENTITY) {
      String found = Json.line(earlier.get(field).value());
      String expected = Json.line(now.get(field).value());
      if (!found.equals(expected)) {
        throw new InputException(
            file
                + ": of a run with other "
                + field
                + ", expected "
                + expected
                + ", found "
                + found
                + "; choose another folder");
      }
    }
    head.put("started", earlier.get("started").text());
    seconds = earlier.get("seconds").amount();
    before.addAll(earlier.get("parts").items());
  }

  /**
   * The rows of the next part, where it was measured before.
   *
   * @param kinds of the rows
   */
  public Optional<List<Record>> next(List<Class<? extends Record>> kinds) {
    if (before.isEmpty()) {
      return Optional.empty();
    }
    JsonValue part = before.remove();
    parts.add(part.value());
    return Optional.of(rows(part, kinds));
  }

  /** All parts, as JSON. */
  public List<Object> parts() {
    return List.copyOf(parts);
  }

  /** A part, as JSON. */
  public static List<Object> part(List<Record> rows) {
    return rows.stream()
        .<Object>map(row -> Map.of(Table.name(row.getClass()), Columns.of(row)))
        .toList();
  }

  /**
   * Reads what {@link #part} has written.
   *
   * @param kinds of the rows
   */
  public static List<Record> rows(JsonValue part, List<Class<? extends Record>> kinds) {
    List<Record> rows = part.items().stream().map(row -> row(row, kinds)).toList();
    if (rows.isEmpty()) {
      throw part.wrong("rows");
    }
    return rows;
  }

  /** Keeps a part that has been measured. */
  public void enter(List<Record> rows, double secondsOfPart) {
    seconds += secondsOfPart;
    parts.add(part(rows));
    write(false, List.of());
  }

  /**
   * Notes that the run has come to its end.
   *
   * @param verdict on it
   * @param files that it has written
   */
  public void finish(Optional<String> verdict, List<String> files) {
    verdict.ifPresent(sentence -> head.put("verdict", sentence));
    write(true, files);
  }

  private void write(boolean finished, List<String> files) {
    if (file != null) {
      Map<String, Object> json = new LinkedHashMap<>(head);
      json.put("seconds", seconds);
      json.put("finished", finished);
      json.put("files", files);
      json.put("parts", parts);
      Json.write(file, json);
    }
  }

  private static Record row(JsonValue row, List<Class<? extends Record>> kinds) {
    for (Class<? extends Record> kind : kinds) {
      Optional<JsonValue> fields = row.find(Table.name(kind));
      if (fields.isPresent()) {
        return Columns.read(fields.get(), kind);
      }
    }
    throw row.wrong("a row of " + String.join(", ", kinds.stream().map(Table::name).toList()));
  }
}
