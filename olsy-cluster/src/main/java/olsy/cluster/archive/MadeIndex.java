package olsy.cluster.archive;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.cluster.work.Journal;
import olsy.learning.archive.Admission;
import olsy.learning.archive.GameCount;
import olsy.learning.archive.GameLog;
import olsy.learning.text.InputException;
import olsy.learning.text.TextFile;

/**
 * The index of archives, as workers have made it. It is read in the order of the archives, game by
 * game, and here it is decided which games count.
 *
 * @param splits the keys of each archive's splits
 * @param parts those of what a split was cut into that could not be read as a whole, by its key
 * @param leftOut games that nobody could read, by the keys of the splits that they are
 */
public record MadeIndex(
    ArchiveIndex index,
    Journal journal,
    List<List<String>> splits,
    Map<String, List<String>> parts,
    Map<String, MadeIndex.LeftOut> leftOut) {

  /**
   * A game that nobody could read. It counts as a game, so that the others keep their numbers.
   *
   * @param lines that it has
   */
  record LeftOut(String reason, long lines) {}

  /** Takes the games that count, as they are read. */
  @FunctionalInterface
  public interface Reader {

    /**
     * @param reference without decisions
     */
    void game(GameReference reference, GameCount count);
  }

  /** Reads it. One game is held at a time. */
  public void read(GameLog.Listener listener, Reader reader) {
    Admission admission = index.admission(listener);
    for (int file = 0; file < splits.size(); file++) {
      if (admission.begins(index.files().get(file))) {
        Archive archive = new Archive(file, admission, reader);
        splits.get(file).forEach(archive::read);
        archive.requireGames();
        admission.ends();
      }
    }
  }

  /** One archive while its indexes are read. */
  private final class Archive {
    private final int file;
    private final Admission admission;
    private final Reader reader;
    private int number;
    private int read;
    private long linesBefore;

    Archive(int file, Admission admission, Reader reader) {
      this.file = file;
      this.admission = admission;
      this.reader = reader;
    }

    void read(String split) {
      if (parts.containsKey(split)) {
        parts.get(split).forEach(this::read);
      } else if (leftOut.containsKey(split)) {
        leaveOut(leftOut.get(split));
      } else {
        read(journal.file(split));
      }
    }

    private void read(Path file) {
      try (BufferedReader lines = Files.newBufferedReader(file)) {
        long its = Long.parseLong(lines.readLine());
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          game(IndexedGame.of(line));
        }
        linesBefore += its;
      } catch (IOException e) {
        throw TextFile.unreadable(file, e);
      } catch (IllegalArgumentException e) {
        throw new InputException(file + ": " + e.getMessage(), e);
      }
    }

    private void game(IndexedGame game) {
      number++;
      read++;
      if (admission.admits(game.identity())) {
        Optional<String> fault =
            game.fault(linesBefore).map(sentence -> place(game.line()) + sentence);
        admission.sees(game.count().plies(), fault);
        reader.game(new GameReference(file, number, game.chunk(), game.place(), 0), game.count());
      }
    }

    private void leaveOut(LeftOut game) {
      number++;
      admission.sees(
          0, Optional.of(place(1) + " is left out, no worker could read it: " + game.reason()));
      linesBefore += game.lines();
    }

    private String place(long line) {
      return "game " + number + " (line " + (linesBefore + line) + ")";
    }

    /** An archive of which nothing can be read is bad input. */
    void requireGames() {
      if (number > 0 && read == 0) {
        String reason = leftOut.get(splits.get(file).get(0)).reason();
        throw new InputException(index.files().get(file) + ": no worker could read it: " + reason);
      }
    }
  }
}
