package olsy.play.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The program, in processes of its own.
 *
 * @param data where it keeps what belongs to its user
 */
record Program(Path data) {

  /** Starts it with arguments. What it says to its user is in the log of the test. */
  Process start(List<String> arguments) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Dolsy.home=" + System.getProperty("olsy.home"),
                "-cp",
                System.getProperty("java.class.path"),
                "olsy.play.cli.Main"));
    command.addAll(arguments);
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().putAll(Map.of("XDG_DATA_HOME", data.toString()));
    try {
      return builder.start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
