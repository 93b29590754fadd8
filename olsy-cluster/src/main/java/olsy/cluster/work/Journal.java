package olsy.cluster.work;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.TextFile;

/**
 * A folder with a file for every task that is finished, written whole and then renamed. A run that
 * was broken off anywhere goes on with what is there. The folder belongs to one work, whose hash it
 * holds.
 */
public final class Journal {

  private static final String WORK = "work.json";
  private static final String ANSWER = ".answer";

  private final Path folder;

  private Journal(Path folder) {
    this.folder = folder;
  }

  /**
   * Opens the journal of a work, or begins it.
   *
   * @param work hash of all that its answers depend on
   * @throws InputException when the folder holds something else
   */
  public static Journal open(Path folder, String work) {
    Path file = folder.resolve(WORK);
    String line = Json.pretty(Map.of("work", work));
    try {
      if (!Files.exists(file)) {
        if (Files.exists(folder) && !hasNoFiles(folder)) {
          throw new InputException(
              folder + ": expected the finished tasks of this work, found other files");
        }
        Files.createDirectories(folder);
        TextFile.write(file, line);
      } else if (!TextFile.read(file).equals(line)) {
        throw new InputException(
            folder
                + " belongs to another work, of other games, with other settings or by another"
                + " program: delete it, or name another folder");
      }
      return new Journal(folder);
    } catch (IOException e) {
      throw new InputException("cannot make the folder " + folder + ": " + TextFile.reason(e), e);
    }
  }

  /** Whether a work has been begun in a folder, and is not done. */
  public static boolean isIn(Path folder) {
    return Files.exists(folder.resolve(WORK));
  }

  private static boolean hasNoFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.allMatch(TextFile::isUnfinished);
    }
  }

  /** Whether nothing is finished yet. */
  public boolean isEmpty() {
    if (!Files.exists(folder)) {
      return true;
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.noneMatch(file -> file.toString().endsWith(ANSWER));
    } catch (IOException e) {
      throw TextFile.unreadable(folder, e);
    }
  }

  public boolean has(String key) {
    return Files.exists(file(key));
  }

  void enter(TaskAnswer answer) {
    TextFile.write(file(answer.key()), answer.text());
  }

  /** What a finished task answered. */
  public String answer(String key) {
    return TextFile.read(file(key));
  }

  /** Where it stands. */
  public Path file(String key) {
    return folder.resolve(key + ANSWER);
  }

  /** The work is done. Whose the folder is goes last: broken off here, it is still this work's. */
  public void delete() {
    if (!Files.exists(folder)) {
      return;
    }
    Path whose = folder.resolve(WORK);
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(file -> !file.equals(whose)).toList()) {
        Files.delete(file);
      }
      Files.delete(whose);
      Files.delete(folder);
    } catch (IOException e) {
      throw new InputException("cannot delete " + folder + ": " + TextFile.reason(e), e);
    }
  }
}
