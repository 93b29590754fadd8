package olsy.play.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.PlayerNames;
import olsy.learning.text.InputException;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The archives that a command reads, and what it could not take of them. */
public final class ArchiveOption {

  private static final int MOST_NAMED = 10;

  @Parameters(
      index = "0+",
      paramLabel = "LOG",
      arity = "1..*",
      description = "Archives of games in Portable Draughts Notation.")
  private List<Path> files;

  @Option(
      names = "--alias",
      paramLabel = "NAME=NAME",
      description =
          "The first name is another one of the second player. May be repeated. Capitals and spaces"
              + " make no difference. ? is whoever is not known.")
  private List<String> aliases = List.of();

  public List<Path> files() {
    return files;
  }

  public PlayerNames names() {
    try {
      return new PlayerNames(aliases);
    } catch (IllegalArgumentException e) {
      throw InputException.at("--alias", e);
    }
  }

  /** Says of which games only a part was taken, or nothing: the first ones one by one. */
  public static final class Faults implements GameLog.Listener {
    private final PrintWriter err;
    private int count;

    public Faults(PrintWriter err) {
      this.err = err;
    }

    @Override
    public void fault(String fault) {
      count++;
      if (count <= MOST_NAMED) {
        err.println("olsy: " + fault);
      }
    }

    @Override
    public void repeated(String sentence) {
      err.println("olsy: " + sentence);
    }

    public int count() {
      return count;
    }

    /** Sums up. */
    public void end() {
      if (count > MOST_NAMED) {
        err.println("olsy: and " + (count - MOST_NAMED) + " more games with faults");
      }
    }
  }
}
