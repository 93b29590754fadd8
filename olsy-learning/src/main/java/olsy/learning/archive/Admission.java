package olsy.learning.archive;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import olsy.core.game.Game;
import olsy.learning.text.FileKind;
import olsy.learning.text.InputException;
import olsy.learning.text.TextFile;

/**
 * Which games of archives count, and what is said of the others: archives one after the other, the
 * games of each in their order. What stands in two archives counts once. An archive of games of
 * another kind is refused.
 */
public final class Admission {

  private final Game<?> game;
  private final List<Path> files;
  private final Function<Path, String> hash;
  private final GameLog.Listener listener;
  private final Map<String, Path> hashes = new HashMap<>();
  private final RepeatedGames repeated = new RepeatedGames();

  private Path file;
  private int passedOver;

  /** Faults, as long as no legal move was found in the archive. */
  private final List<String> held = new ArrayList<>();

  private boolean isOfGame;

  /**
   * @param hash of each file, the same for files that are the same
   */
  public Admission(
      Game<?> game, List<Path> files, Function<Path, String> hash, GameLog.Listener listener) {
    this.game = game;
    this.files = List.copyOf(files);
    this.hash = hash;
    this.listener = listener;
  }

  /** Begins the next archive; answers whether it is to be read. */
  public boolean begins(Path archive) {
    file = archive;
    passedOver = 0;
    held.clear();
    isOfGame = false;
    boolean canBeReadTwice = files.size() > 1 && Files.isRegularFile(file);
    Path same = canBeReadTwice ? hashes.putIfAbsent(hash.apply(file), file) : null;
    if (same == null) {
      return true;
    }
    String twice = file.equals(same) ? " is given twice" : " is the same as " + same;
    listener.repeated(file + twice + " and counts once");
    return false;
  }

  /** Refuses a file that holds something else. */
  public static void requireGames(Path file) {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), FileKind.HEAD)) {
      requireGames(file, FileKind.next(in));
    } catch (IOException e) {
      throw TextFile.unreadable(file, e);
    }
  }

  /** Text of any kind may hold games. */
  static void requireGames(Path file, FileKind kind) {
    if (kind.isJson() || kind == FileKind.BYTES || kind == FileKind.PAGE) {
      throw new InputException(file + ": expected games in PDN, found " + kind);
    }
  }

  /** The same text for games that are the same, wherever they stand. */
  public static String identity(PdnGame game) {
    return RepeatedGames.hash(game);
  }

  /**
   * One more game; answers whether it counts.
   *
   * @param identity as {@link #identity} says
   */
  public boolean admits(String identity) {
    boolean counts = files.size() == 1 || !repeated.add(identity);
    passedOver += counts ? 0 : 1;
    return counts;
  }

  /**
   * Of a game that counts.
   *
   * @param plies moves that were legal
   * @param fault as {@link Replay} has it
   */
  public void sees(int plies, Optional<String> fault) {
    fault.ifPresent(sentence -> held.add(file + " " + sentence));
    isOfGame |= plies > 0 || fault.isEmpty();
    if (isOfGame) {
      held.forEach(listener::fault);
      held.clear();
    }
  }

  /** The archive has ended. */
  public void ends() {
    if (!held.isEmpty()) {
      throw new InputException(
          "expected games of " + game.name() + ", found none with a legal move: " + held.get(0));
    }
    repeated.endArchive();
    if (passedOver > 0) {
      listener.repeated(
          file + ": games that archives before it have, too, count once; there are " + passedOver);
    }
  }
}
