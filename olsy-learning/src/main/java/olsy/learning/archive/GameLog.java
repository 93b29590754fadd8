package olsy.learning.archive;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
    Map<String, Path> hashes = new HashMap<>();
    RepeatedGames repeated = new RepeatedGames();
    for (int file = 0; file < files.size(); file++) {
      Path path = files.get(file);
      boolean canBeReadTwice = files.size() > 1 && Files.isRegularFile(path);
      Path same = canBeReadTwice ? hashes.putIfAbsent(Sha256.of(path), path) : null;
      if (same == null) {
        read(file, repeated, reader);
      } else {
        String twice = path.equals(same) ? " is given twice" : " is the same as " + same;
        listener.repeated(path + twice + " and counts once");
      }
    }
  }

  private void read(int number, RepeatedGames repeated, Reader<P> reader) {
    Path file = files.get(number);
    int passedOver = 0;
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), FileKind.HEAD);
        PdnReader games = new PdnReader(in, game::isMove)) {
      requireGames(file, FileKind.next(in));
      Doubt doubt = new Doubt(file);
      while (games.hasNext()) {
        PdnEntry entry = games.next();
        if (repeated.add(entry.game())) {
          passedOver++;
        } else {
          Replay<P> replay = Replay.of(game, entry);
          doubt.see(replay);
          reader.game(number, replay);
        }
      }
      doubt.end();
    } catch (IOException e) {
      throw TextFile.unreadable(file, e);
    } catch (UncheckedIOException e) {
      throw TextFile.unreadable(file, e.getCause());
    }
    repeated.endArchive();
    if (passedOver > 0) {
      listener.repeated(
          file + ": games that archives before it have, too, count once; there are " + passedOver);
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
        held.forEach(listener::fault);
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
