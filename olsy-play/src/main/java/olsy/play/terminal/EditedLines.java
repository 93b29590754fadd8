package olsy.play.terminal;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import olsy.learning.text.InputException;
import olsy.play.opponent.person.Typed;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;

/** Lines that are edited while they are typed, with what was typed before, and with completion. */
final class EditedLines implements Typed {

  private static final int MANY_COLOURS = 256;

  private final Terminal terminal;
  private final LineReader reader;

  /** What can be typed now. */
  private List<String> words = List.of();

  /**
   * @param history where lines are kept for the next time
   */
  EditedLines(Terminal terminal, Path history) {
    this.terminal = terminal;
    this.reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .completer(
                (line, typed, candidates) ->
                    words.forEach(word -> candidates.add(new Candidate(word))))
            .variable(LineReader.HISTORY_FILE, history)
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .build();
  }

  /** At this process's terminal; empty where that can do nothing but print. */
  static Optional<EditedLines> open(Path history) {
    try {
      Terminal terminal = TerminalBuilder.builder().system(true).dumb(true).build();
      if (terminal.getType().startsWith(Terminal.TYPE_DUMB)) {
        terminal.close();
        return Optional.empty();
      }
      return Optional.of(new EditedLines(terminal, history));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** What is printed beside the lines. */
  PrintWriter out() {
    return terminal.writer();
  }

  int columns() {
    return terminal.getWidth();
  }

  int rows() {
    return terminal.getHeight();
  }

  boolean hasManyColours() {
    Integer colours = terminal.getNumericCapability(Capability.max_colors);
    return colours != null && colours >= MANY_COLOURS;
  }

  @Override
  public Optional<String> line(List<String> now) {
    words = now;
    try {
      return Optional.of(reader.readLine("> ").strip());
    } catch (UserInterruptException | EndOfFileException e) {
      return Optional.empty();
    }
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException e) {
      throw new InputException("cannot leave the terminal as it was: " + e.getMessage(), e);
    }
  }
}
