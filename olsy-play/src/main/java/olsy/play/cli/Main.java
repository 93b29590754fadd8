package olsy.play.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.slf4j.LoggerFactory;

/** Runs the command line: answers go to standard output in UTF-8, everything else to the other. */
public final class Main {

  static final int FAILED = 1;
  static final int WRONG_INPUT = 2;

  private Main() {}

  public static void main(String[] args) {
    PrintWriter out = writer(FileDescriptor.out, false);
    PrintWriter err = writer(FileDescriptor.err, true);
    int code = run(out, err, args);
    out.flush();
    System.exit(code);
  }

  /** Answers the exit code. */
  static int run(PrintWriter out, PrintWriter err, String... args) {
    try {
      return Olsy.commandLine(out, err).execute(args);
    } catch (Error e) {
      return unexpected(err, e);
    }
  }

  /** A defect of the program: one line for the user, the trace for the log file. */
  static int unexpected(PrintWriter err, Throwable defect) {
    LoggerFactory.getLogger(Main.class).error("unexpected", defect);
    err.println(
        "olsy: unexpected "
            + defect.toString().lines().findFirst().orElse("error")
            + "; this is a defect of the program, details in "
            + TraceFile.path());
    return FAILED;
  }

  private static PrintWriter writer(FileDescriptor descriptor, boolean flushed) {
    return new PrintWriter(new FileOutputStream(descriptor), flushed, StandardCharsets.UTF_8);
  }
}
