package olsy.play.match;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.archive.PdnEntry;
import olsy.learning.archive.PdnReader;
import olsy.learning.archive.Replay;
import olsy.learning.text.FileKind;
import olsy.learning.text.InputException;
import olsy.learning.text.TextFile;

/**
 * Openings in a file: games in PDN, whose last positions they are, or a position on each line. An
 * empty line and one that begins with # are passed over. A position that stands there twice is one
 * opening.
 */
public record OpeningBook<P extends Position<P>>(Game<P> game, Path file) {

  /** In the order of the file. What is wrong with one ends the reading. */
  public List<P> read() {
    if (!Files.isRegularFile(file)) {
      throw new InputException("there is no file " + file);
    }
    FileKind kind = FileKind.of(file);
    Set<P> openings =
        switch (kind) {
          case GAMES -> games();
          case TEXT -> lines();
          default ->
              throw new InputException(
                  file + ": expected games in PDN or a position on each line, found " + kind);
        };
    if (openings.isEmpty()) {
      throw new InputException(file + ": expected openings, found none");
    }
    return List.copyOf(openings);
  }

  private Set<P> games() {
    Set<P> openings = new LinkedHashSet<>();
    try (PdnReader reader = new PdnReader(Files.newInputStream(file), game::isMove)) {
      while (reader.hasNext()) {
        PdnEntry entry = reader.next();
        Replay<P> replay = Replay.of(game, entry);
        if (replay.fault().isPresent()) {
          throw new InputException(file + " " + replay.fault().get());
        }
        String place = file + " game " + entry.number() + " (line " + entry.line() + ")";
        openings.add(open(place, replay.positions().get(replay.plies())));
      }
    } catch (IOException e) {
      throw TextFile.unreadable(file, e);
    } catch (UncheckedIOException e) {
      throw TextFile.unreadable(file, e.getCause());
    }
    return openings;
  }

  private Set<P> lines() {
    Set<P> openings = new LinkedHashSet<>();
    TextFile.readLines(
        file,
        (number, line) -> {
          if (!line.isBlank() && !line.startsWith("#")) {
            openings.add(open(file + " line " + number, position(line.strip(), number)));
          }
        });
    return openings;
  }

  private P position(String text, int number) {
    try {
      return game.position(text);
    } catch (IllegalArgumentException e) {
      throw InputException.at(file + " line " + number, e);
    }
  }

  private P open(String place, P position) {
    if (position.isTerminal()) {
      throw new InputException(
          place + ": expected a position with a move, found " + game.text(position));
    }
    return position;
  }
}
