package olsy.learning.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** What somebody gave where a file of a certain kind was expected, told by how it begins. */
public enum FileKind {
  NOTHING("an empty file"),
  BYTES("bytes that are no text"),
  PLAYER("a player"),
  ENGINE("an engine"),
  POPULATION("a population"),
  JSON("JSON of another kind"),
  GAMES("games in PDN"),
  PAGE("a page in HTML"),
  TEXT("text of another kind");

  /** So many bytes tell. A stream has to be able to go back that far. */
  public static final int HEAD = 1 << 14;

  private static final Pattern TAG_OR_MOVE =
      Pattern.compile("\\A(?:[\\s\\uFEFF]|[;%].*)*(?:\\[\\w+\\s+\"|1\\s*\\.\\s*[a-zA-Z\\d])");

  private static final Pattern OBJECT = Pattern.compile("\\A[\\s\\uFEFF]*\\{(?=\\s*[\"}]|\\s*\\z)");
  private static final Pattern ARRAY = Pattern.compile("\\A[\\s\\uFEFF]*\\[(?=[\\s\\[{\\]\\d\"-])");
  private static final Pattern ANGLE = Pattern.compile("\\A[\\s\\uFEFF]*<(?:!|[a-zA-Z])");
  private static final Pattern STRATEGY = Pattern.compile("\"strategy\"\\s*:");
  private static final Pattern MEMBERS = Pattern.compile("\"members\"\\s*:");
  private static final Pattern COMMAND = Pattern.compile("\"command\"\\s*:");

  /** Line breaks, tabs and the like; other control characters stand in no text. */
  private static final Pattern NO_TEXT = Pattern.compile("[\\x00-\\x06\\x0e-\\x19]");

  private final String text;

  FileKind(String text) {
    this.text = text;
  }

  public static FileKind of(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return of(in.readNBytes(HEAD));
    } catch (IOException e) {
      throw TextFile.unreadable(file, e);
    }
  }

  /**
   * Of what a stream begins with; it is read from there again.
   *
   * @param in can go back by {@link #HEAD}
   */
  public static FileKind next(InputStream in) throws IOException {
    in.mark(HEAD);
    FileKind kind = of(in.readNBytes(HEAD));
    in.reset();
    return kind;
  }

  private static FileKind of(byte[] head) {
    String begin = new String(head, StandardCharsets.UTF_8);
    if (head.length == 0) {
      return NOTHING;
    }
    if (NO_TEXT.matcher(begin).find()) {
      return BYTES;
    }
    if (OBJECT.matcher(begin).find()) {
      return object(begin);
    }
    if (ARRAY.matcher(begin).find()) {
      return JSON;
    }
    if (TAG_OR_MOVE.matcher(begin).find()) {
      return GAMES;
    }
    return ANGLE.matcher(begin).find() ? PAGE : TEXT;
  }

  /** A population has players in it, who have strategies. */
  private static FileKind object(String begin) {
    if (MEMBERS.matcher(begin).find()) {
      return POPULATION;
    }
    if (STRATEGY.matcher(begin).find()) {
      return PLAYER;
    }
    return COMMAND.matcher(begin).find() ? ENGINE : JSON;
  }

  /** What is read as JSON, well or badly: the place of the fault says more than the kind. */
  public boolean isJson() {
    return this == PLAYER || this == ENGINE || this == POPULATION || this == JSON;
  }

  /** What it is called in a sentence. */
  @Override
  public String toString() {
    return text;
  }
}
