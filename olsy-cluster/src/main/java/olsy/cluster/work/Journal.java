package olsy.cluster.work;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.ProcessLock;
import olsy.learning.text.TextFile;

/**
 * A folder with a file for every task that is finished, written whole and then renamed. A run that
 * was broken off anywhere goes on with what is there. The folder belongs to one work, whose hash it
 * holds, and one process at a time has it open.
 */
public final class Journal implements AutoCloseable {

  private static final String WORK = "work.json";
  private static final String ANSWER = ".answer";
  private static final String LOCK = "lock";

  private final Path folder;
  private final ProcessLock lock;

  private Journal(Path folder, ProcessLock lock) {
    this.folder = folder;
    this.lock = lock;
  }

  /**
   * Opens the journal of a work, or begins it.
   *
   * @param work hash of all that its answers depend on
   * @throws InputException when the folder holds something else, or another process has it open
   */
  public static Journal open(Path folder, String work) {
    try {
      if (Files.exists(folder) && !isIn(folder) && !hasNoFiles(folder)) {
        throw new InputException(
            folder + ": expected the finished tasks of this work, found other files");
      }
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new InputException("cannot make the folder " + folder + ": " + TextFile.reason(e), e);
    }
    ProcessLock lock =
        ProcessLock.of(folder.resolve(LOCK), "another process is doing the work of " + folder);
    try {
      begin(folder.resolve(WORK), Json.pretty(Map.of("work", work)));
      return new Journal(folder, lock);
    } catch (InputException e) {
      lock.close();
      throw e;
    }
  }

  private static void begin(Path whose, String line) {
    if (!Files.exists(whose)) {
      TextFile.write(whose, line);
    } else if (!TextFile.read(whose).equals(line)) {
      throw new InputException(
          whose.getParent()
              + " belongs to another work, of other games, with other settings or by another"
              + " program: delete it, or name another folder");
    }
  }

  /** Whether a work has been begun in a folder, and is not done. */
  public static boolean isIn(Path folder) {
    return Files.exists(folder.resolve(WORK));
  }

  private static boolean hasNoFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.allMatch(file -> TextFile.isUnfinished(file) || file.endsWith(LOCK));
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

  /** Lets others in. What is finished stays. */
  @Override
  public void close() {
    lock.close();
  }

  /**
   * The work is done. Whose the folder is goes late: broken off before, it is still this work's.
   */
  public void delete() {
    if (!Files.exists(folder)) {
      return;
    }
    List<Path> last = List.of(folder.resolve(WORK), folder.resolve(LOCK));
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(file -> !last.contains(file)).toList()) {
        Files.delete(file);
      }
      for (Path file : last) {
        Files.delete(file);
      }
      lock.close();
      Files.delete(folder);
    } catch (IOException e) {
      throw new InputException("cannot delete " + folder + ": " + TextFile.reason(e), e);
    }
  }
}
