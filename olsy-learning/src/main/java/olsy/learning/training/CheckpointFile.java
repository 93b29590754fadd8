package olsy.learning.training;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import olsy.learning.text.GrowingFile;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;
import olsy.learning.text.TextFile;

/**
 * The file of a checkpoint: a line that names the task it belongs to, then a line for every part of
 * the work, as soon as it is finished. A line that was torn is not there.
 */
final class CheckpointFile {

  /**
   * A part of the work.
   *
   * @param seconds it took
   */
  record Finished(JsonValue found, double seconds) {}

  private static final String END = "\n";

  private final Path file;
  private final String task;
  private final Map<String, Finished> finished = new LinkedHashMap<>();
  private boolean isBegun;

  private CheckpointFile(Path file, String task) {
    this.file = file;
    this.task = task;
  }

  /**
   * Reads what is finished; nothing where there is no file.
   *
   * @param file null to keep nothing
   * @param task hash of everything the result depends on
   */
  static CheckpointFile open(Path file, String task) {
    CheckpointFile opened = new CheckpointFile(file, Json.line(Map.of("task", task)));
    if (file != null && Files.exists(file)) {
      TextFile.readLines(file, opened::requireTask);
      growing(file).close();
      Json.readLines(file, opened::add);
    }
    return opened;
  }

  private static GrowingFile growing(Path file) {
    return GrowingFile.open(file, END, "the same command");
  }

  private void requireTask(int number, String line) {
    if (number == 1 && !line.equals(task)) {
      throw new InputException(
          file
              + " belongs to another fit, of other games, with other settings or by another"
              + " program: delete it, or write to another file");
    }
    isBegun = true;
  }

  private void add(JsonValue line) {
    if (line.find("part").isPresent()) {
      finished.put(
          line.get("part").text(), new Finished(line.get("found"), line.get("seconds").amount()));
    }
  }

  /** What was found before this run. */
  Optional<Finished> find(String part) {
    return Optional.ofNullable(finished.get(part));
  }

  void append(String part, double seconds, Object found) {
    if (file == null) {
      return;
    }
    if (!isBegun) {
      TextFile.write(file, task + END);
      isBegun = true;
    }
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("part", part);
    line.put("seconds", seconds);
    line.put("found", found);
    try (GrowingFile growing = growing(file)) {
      growing.append(Json.line(line) + END);
    }
  }

  /** The work is done. */
  void remove() {
    try {
      if (file != null) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new InputException("cannot delete " + file + ": " + TextFile.reason(e), e);
    }
  }
}
