package olsy.play.terminal;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;
import olsy.play.board.BoardText;
import olsy.play.opponent.person.Typed;
import olsy.play.opponent.person.TypedText;

/** Where a person sits: what comes from there, and how it looks there. */
public record Screen(Typed in, PrintWriter out, BoardText board) implements AutoCloseable {

  /** The program that starts this one has looked whether somebody types and reads. */
  private static final String IS_DIALOGUE = "olsy.dialogue";

  /**
   * This process's.
   *
   * @param out standard output
   * @param history where lines are kept for the next time, if somebody types them
   */
  public static Screen ofProcess(PrintWriter out, Path history) {
    Optional<EditedLines> edited =
        Boolean.getBoolean(IS_DIALOGUE) ? EditedLines.open(history) : Optional.empty();
    return edited
        .map(lines -> new Screen(lines, lines.out(), board(lines, System::getenv)))
        .orElseGet(() -> plain(out));
  }

  private static Screen plain(PrintWriter out) {
    InputStreamReader in = new InputStreamReader(System.in, charset());
    return new Screen(new TypedText(new BufferedReader(in), out), out, BoardText.PLAIN);
  }

  private static Charset charset() {
    return Charset.forName(System.getProperty("native.encoding", "UTF-8"));
  }

  /**
   * @param environment answers null for a variable that is not set
   */
  static BoardText board(EditedLines lines, UnaryOperator<String> environment) {
    return new BoardText(
        isColoured(lines.hasManyColours(), environment),
        charset().equals(StandardCharsets.UTF_8),
        lines.columns() > 0 ? lines.columns() : BoardText.PLAIN.columns(),
        lines.rows() > 0 ? lines.rows() : BoardText.PLAIN.rows());
  }

  /** As no-color.org has it: whoever sets NO_COLOR, to whatever, wants none. */
  static boolean isColoured(boolean hasManyColours, UnaryOperator<String> environment) {
    String none = environment.apply("NO_COLOR");
    String more = environment.apply("COLORTERM");
    boolean wanted = none == null || none.isEmpty();
    return wanted && (hasManyColours || (more != null && more.matches("truecolor|24bit")));
  }

  @Override
  public void close() {
    in.close();
  }
}
