package olsy.learning.archive;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.text.FileKind;
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
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), FileKind.HEAD);
        PdnReader games = new PdnReader(in)) {
      requireGames(file, FileKind.next(in));
      Doubt doubt = new Doubt(file);
      while (games.hasNext()) {
        Replay<P> replay = Replay.of(game, games.next());
        doubt.see(replay);
        reader.game(number, replay);
      }
      doubt.end();
    } catch (IOException e) {
      throw TextFile.unreadable(file, e);
    } catch (UncheckedIOException e) {
      throw TextFile.unreadable(file, e.getCause());
    }
  }

  /** Text of any kind may hold games. */
  private static void requireGames(Path file, FileKind kind) {
    if (kind.isJson() || kind == FileKind.BYTES || kind == FileKind.PAGE) {
      throw new InputException(file + ": expected games in PDN, found " + kind);
    }
  }

  /** Whether a file has games of another kind, as long as no legal move was found in it. */
  private final class Doubt {
    private final Path file;
    private final List<String> held = new ArrayList<>();
    private boolean removed;

    Doubt(Path file) {
      this.file = file;
    }

    void see(Replay<P> replay) {
      replay.fault().ifPresent(fault -> held.add(file + " " + fault));
      removed |= replay.plies() > 0 || replay.fault().isEmpty();
      if (removed) {
        held.forEach(faults);
        held.clear();
      }
    }

    void end() {
      if (!held.isEmpty()) {
        throw new InputException(
            "expected games of " + game.name() + ", found none with a legal move: " + held.get(0));
      }
    }
  }

  /** Refuses archives in which there is no game. */
  public static InputException empty(List<Path> files) {
    return new InputException("expected games, found none in " + files);
  }
}
