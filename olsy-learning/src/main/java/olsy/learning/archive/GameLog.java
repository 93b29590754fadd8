package olsy.learning.archive;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.text.FileKind;
import olsy.learning.text.InputException;
import olsy.learning.text.Sha256;
import olsy.learning.text.TextFile;

/**
 * Archives of games, read one game after the other. A game that is damaged, or of which a move is
 * illegal, is taken up to there. What stands in two archives counts once.
 */
public record GameLog<P extends Position<P>>(
    Game<P> game, List<Path> files, GameLog.Listener listener) {

  /** Hears of what is not taken as it stands. */
  @FunctionalInterface
  public interface Listener {

    /** A game is not taken as a whole. */
    void fault(String sentence);

    /** Games are not taken, because they have been read already. */
    default void repeated(String sentence) {}
  }

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
    Admission admission = new Admission(game, files, Sha256::of, listener);
    for (int file = 0; file < files.size(); file++) {
      if (admission.begins(files.get(file))) {
        read(file, admission, reader);
      }
    }
  }

  private void read(int number, Admission admission, Reader<P> reader) {
    Path file = files.get(number);
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), FileKind.HEAD);
        PdnReader games = new PdnReader(in, game::isMove)) {
      Admission.requireGames(file, FileKind.next(in));
      while (games.hasNext()) {
        PdnEntry entry = games.next();
        if (admission.admits(Admission.identity(entry.game()))) {
          Replay<P> replay = Replay.of(game, entry);
          admission.sees(replay.plies(), replay.fault());
          reader.game(number, replay);
        }
      }
    } catch (IOException e) {
      throw TextFile.unreadable(file, e);
    } catch (UncheckedIOException e) {
      throw TextFile.unreadable(file, e.getCause());
    }
    admission.ends();
  }

  /** Refuses archives in which there is no game. */
  public static InputException empty(List<Path> files) {
    return new InputException("expected games, found none in " + files);
  }
}
