package olsy.play.match;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.core.game.Position;
import olsy.learning.text.GrowingFile;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;
import olsy.learning.text.ProcessLock;
import olsy.learning.text.TextFile;

/**
 * A match or a tournament that is not finished, in a file beside that of its games: the settings on
 * the first line, then each game on a line as it ends. A line that was torn is cut off when it goes
 * on. The file is there as long as it is not finished.
 */
public final class MatchState implements AutoCloseable {

  private static final String SUFFIX = ".match";
  private static final String AGAIN = "olsy match --resume";
  private static final String END = "\n";

  private final Path file;
  private final TournamentSettings settings;
  private final List<JsonValue> lines;
  private final ProcessLock lock;
  private final GrowingFile growing;

  private MatchState(
      Path file,
      TournamentSettings settings,
      List<JsonValue> lines,
      ProcessLock lock,
      GrowingFile growing) {
    this.file = file;
    this.settings = settings;
    this.lines = lines;
    this.lock = lock;
    this.growing = growing;
  }

  /** Where it is kept. */
  public static Path beside(Path games) {
    return games.resolveSibling(games.getFileName() + SUFFIX);
  }

  /**
   * Begins one, in the place of any that is there.
   *
   * @param games where its games are to be
   */
  public static MatchState begin(Path games, TournamentSettings settings) {
    Path file = beside(games);
    ProcessLock lock = lock(file);
    try {
      TextFile.write(file, Json.line(settings.json()) + END);
      return new MatchState(file, settings, List.of(), lock, GrowingFile.open(file, END, AGAIN));
    } catch (InputException e) {
      lock.close();
      throw e;
    }
  }

  /**
   * Opens one that is not finished.
   *
   * @param games where its games are to be
   */
  public static MatchState resume(Path games) {
    Path file = beside(games);
    if (!Files.isRegularFile(file)) {
      throw new InputException(
          games + ": expected the games of a match that is not finished, found no " + file);
    }
    ProcessLock lock = lock(file);
    try {
      GrowingFile growing = GrowingFile.open(file, END, AGAIN);
      return opened(file, lock, growing);
    } catch (InputException e) {
      lock.close();
      throw e;
    }
  }

  private static MatchState opened(Path file, ProcessLock lock, GrowingFile growing) {
    try (InputStream in = Files.newInputStream(file)) {
      List<JsonValue> lines = new ArrayList<>();
      Json.readLines(file, in, lines::add);
      if (lines.isEmpty()) {
        throw new InputException(file + ": expected a match, found nothing");
      }
      TournamentSettings settings = TournamentSettings.of(lines.remove(0), file);
      return new MatchState(file, settings, lines, lock, growing);
    } catch (IOException e) {
      growing.close();
      throw TextFile.unreadable(file, e);
    } catch (InputException e) {
      growing.close();
      throw e;
    }
  }

  private static ProcessLock lock(Path file) {
    return ProcessLock.of(lockFile(file), "another process is playing the match of " + file);
  }

  private static Path lockFile(Path file) {
    return file.resolveSibling(file.getFileName() + ".lock");
  }

  public TournamentSettings settings() {
    return settings;
  }

  /** The games that had ended when it was opened. */
  public <P extends Position<P>> List<RoundGame<P>> played(TournamentSheets<P> sheets) {
    List<RoundGame<P>> played = new ArrayList<>();
    for (JsonValue line : lines) {
      int number = line.get("game").whole(1) - 1;
      played.add(line.get("sheet").parsed(sheet -> sheets.played(number, sheet)));
    }
    return played;
  }

  /** A game has ended. */
  public <P extends Position<P>> void append(RoundGame<P> game, TournamentSheets<P> sheets) {
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("game", game.number() + 1);
    line.put("sheet", sheets.sheet(game));
    growing.append(Json.line(line) + END);
  }

  /** The match is finished, and its games are written. */
  public void delete() {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw TextFile.unwritable(file, e);
    }
  }

  @Override
  public void close() {
    growing.close();
    lock.close();
    try {
      Files.deleteIfExists(lockFile(file));
    } catch (IOException e) {
      throw TextFile.unwritable(file, e);
    }
  }
}
