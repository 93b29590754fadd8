package olsy.learning.archive;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.text.InputException;
import olsy.learning.text.TextFile;

/**
 * Archives of games, read one game after the other. A game that is damaged, or of which a move is
 * illegal, is taken up to there.
 *
 * @param faults takes a sentence about every game that is not taken as a whole
 */
public record GameLog<P extends Position<P>>(
    Game<P> game, List<Path> files, Consumer<String> faults) {

  /** Takes the games as they are read. */
  @FunctionalInterface
  public interface Reader<P extends Position<P>> {

    /**
     * @param file its place among the files
     */
    void game(int file, Replay<P> replay);
  }

  public GameLog {
    files = List.copyOf(files);
  }

  public void read(Reader<P> reader) {
    for (int file = 0; file < files.size(); file++) {
      read(file, reader);
    }
  }

  private void read(int number, Reader<P> reader) {
    Path file = files.get(number);
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file));
        PdnReader games = new PdnReader(in)) {
      while (games.hasNext()) {
        Replay<P> replay = Replay.of(game, games.next());
        replay.fault().ifPresent(fault -> faults.accept(file + " " + fault));
        reader.game(number, replay);
      }
    } catch (IOException e) {
      throw TextFile.unreadable(file, e);
    } catch (UncheckedIOException e) {
      throw TextFile.unreadable(file, e.getCause());
    }
  }

  /** Refuses archives in which there is no game. */
  public static InputException empty(List<Path> files) {
    return new InputException("expected games, found none in " + files);
  }
}
