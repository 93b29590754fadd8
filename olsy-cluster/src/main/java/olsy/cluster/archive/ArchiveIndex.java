package olsy.cluster.archive;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import olsy.cluster.work.Dispatcher;
import olsy.cluster.work.Journal;
import olsy.cluster.work.Task;
import olsy.core.game.Game;
import olsy.learning.archive.Admission;
import olsy.learning.archive.GameCount;
import olsy.learning.archive.GameLog;
import olsy.learning.text.InputException;
import olsy.learning.text.Sha256;
import olsy.learning.text.TextFile;

/**
 * What stands where in archives.
 *
 * <pre>
 * make   a task for every split reads its games, wherever that is; its index is kept
 * read   the indexes, in the order of the archives, game by game: here it is decided which games count
 * </pre>
 *
 * @param size of a split in bytes
 */
public record ArchiveIndex(Game<?> game, List<Path> archives, List<String> aliases, long size) {

  /** Takes the games that count, as they are read. */
  @FunctionalInterface
  public interface Reader {

    /**
     * @param reference without decisions
     */
    void game(GameReference reference, GameCount count);
  }

  public ArchiveIndex {
    archives = List.copyOf(archives);
    aliases = List.copyOf(aliases);
  }

  /** In splits of the usual size. */
  public static ArchiveIndex of(Game<?> game, List<Path> archives, List<String> aliases) {
    return new ArchiveIndex(game, archives, aliases, ArchiveSplit.USUAL_SIZE);
  }

  /** Hash of all that it depends on. */
  public String hash() {
    List<String> parts = new ArrayList<>(List.of(game.name(), String.valueOf(size)));
    archives.forEach(archive -> parts.add(archive.getFileName() + " " + Sha256.of(archive)));
    parts.addAll(aliases);
    return Sha256.of(String.join("\n", parts));
  }

  private static String key(int archive, int split) {
    return "index-" + archive + "-" + split;
  }

  /**
   * Has all splits read, but for those that are in the journal.
   *
   * @throws InputException when an archive holds something else, or cannot be read where it is done
   */
  public void make(Dispatcher dispatcher) throws InterruptedException {
    List<Task> tasks = new ArrayList<>();
    for (int archive = 0; archive < archives.size(); archive++) {
      Admission.requireGames(archives.get(archive));
      List<ArchiveSplit> splits = ArchiveSplit.of(archives.get(archive), size);
      for (int i = 0; i < splits.size(); i++) {
        ArchiveSplit split = splits.get(i);
        tasks.add(
            new Task(
                key(archive, i), split.bytes(), () -> new IndexWork(split, game.name(), aliases)));
      }
    }
    dispatcher.runAll(tasks, "a part of the archives cannot be read", key -> {});
  }

  /** Reads what {@link #make} has made. One game is held at a time. */
  public void read(Journal journal, GameLog.Listener listener, Reader reader) {
    Admission admission = new Admission(game, archives, listener);
    for (int archive = 0; archive < archives.size(); archive++) {
      if (admission.begins(archives.get(archive))) {
        int splits = ArchiveSplit.of(archives.get(archive), size).size();
        Archive reading = new Archive(archive, admission, reader);
        for (int split = 0; split < splits; split++) {
          reading.read(journal.file(key(archive, split)));
        }
        admission.ends();
      }
    }
  }

  /** One archive while its indexes are read. */
  private static final class Archive {
    private final int file;
    private final Admission admission;
    private final Reader reader;
    private int number;
    private long linesBefore;

    Archive(int file, Admission admission, Reader reader) {
      this.file = file;
      this.admission = admission;
      this.reader = reader;
    }

    void read(Path index) {
      try (BufferedReader lines = Files.newBufferedReader(index)) {
        long its = Long.parseLong(lines.readLine());
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          game(IndexedGame.of(line));
        }
        linesBefore += its;
      } catch (IOException e) {
        throw TextFile.unreadable(index, e);
      } catch (IllegalArgumentException e) {
        throw new InputException(index + ": " + e.getMessage(), e);
      }
    }

    private void game(IndexedGame game) {
      number++;
      if (admission.admits(game.identity())) {
        Optional<String> fault =
            game.fault(linesBefore)
                .map(
                    sentence ->
                        "game "
                            + number
                            + " (line "
                            + (linesBefore + game.line())
                            + ")"
                            + sentence);
        admission.sees(game.count().plies(), fault);
        reader.game(new GameReference(file, number, game.chunk(), game.place(), 0), game.count());
      }
    }
  }
}
