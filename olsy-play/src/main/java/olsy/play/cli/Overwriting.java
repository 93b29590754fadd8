package olsy.play.cli;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import olsy.learning.archive.PdnReader;
import olsy.learning.text.FileKind;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;
import olsy.learning.text.TextFile;
import picocli.CommandLine.Option;

/**
 * What {@code --out} may replace. Commands ask before they work.
 *
 * <pre>
 * what the command reads                  never
 * a player that was learned, by another   always
 * a population, by another                always
 * a page that olsy made, by another       always
 * anything else that is there             with --force
 * </pre>
 */
public final class Overwriting {

  /** What a command writes. */
  public enum Writes {
    LEARNED_PLAYER("a player that was learned"),
    POPULATION("a population"),
    GAMES("games"),
    PAGE("a page that olsy made");

    private final String text;

    Writes(String text) {
      this.text = text;
    }

    /** Whether a file is one that another of its kind may replace. */
    private boolean mayReplace(Path file) {
      return switch (this) {
        case LEARNED_PLAYER -> isLearned(file);
        case POPULATION -> FileKind.of(file) == FileKind.POPULATION;
        case GAMES -> false;
        case PAGE -> FileKind.of(file) == FileKind.PAGE && isOurs(TextFile.read(file));
      };
    }
  }

  /** The first is in the head of every page that olsy makes. Version 0.1 made the other two. */
  private static final List<String> PAGE_MARKS =
      List.of(
          "<meta name=\"generator\" content=\"olsy\"",
          "<script type=\"application/json\" id=\"data\">{\"us\":",
          "<title>OLSY: experiments</title>");

  @Option(
      names = "--force",
      description =
          "Replace the file that is written, whatever it holds. What is read is never replaced.")
  private boolean force;

  public boolean isForced() {
    return force;
  }

  /**
   * Refuses an output that would destroy something.
   *
   * @param out null for none
   * @param inputs the files that the command reads, and the folders
   */
  public void require(Path out, Writes writes, List<Path> inputs) {
    if (out == null) {
      return;
    }
    TextFile.requireWritable(out);
    try {
      if (Files.isRegularFile(out)) {
        require(out, writes, writes.mayReplace(out), inputs);
      }
    } catch (IOException e) {
      throw TextFile.unreadable(out, e);
    }
  }

  private void require(Path out, Writes writes, boolean replaceable, List<Path> inputs)
      throws IOException {
    for (Path input : inputs) {
      boolean isPart = Files.isDirectory(input) && !(writes == Writes.PAGE && replaceable);
      if (isPart
          ? out.toRealPath().startsWith(input.toRealPath())
          : Files.exists(input) && Files.isSameFile(out, input)) {
        throw new InputException(out + " is read by this command; name another file");
      }
    }
    if (force || replaceable || Files.size(out) == 0) {
      return;
    }
    FileKind kind = FileKind.of(out);
    int games = kind == FileKind.GAMES ? games(out) : 0;
    throw new InputException(
        out
            + " holds "
            + (games > 0 ? Output.count(games, "game") : kind + ", not " + writes.text)
            + "; --force replaces "
            + (games > 1 ? "them" : "it"));
  }

  private static boolean isOurs(String page) {
    return PAGE_MARKS.stream().anyMatch(page::contains);
  }

  private static boolean isLearned(Path file) {
    try {
      JsonValue json = Json.read(file, Writes.LEARNED_PLAYER.text);
      return json.find("strategy").isPresent() && json.find("provenance").isPresent();
    } catch (InputException e) {
      return false;
    }
  }

  private static int games(Path file) throws IOException {
    int games = 0;
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file));
        PdnReader reader = new PdnReader(in)) {
      for (; reader.hasNext(); games++) {
        reader.next();
      }
    }
    return games;
  }
}
