package olsy.play.cli;

import java.nio.file.Path;

/** Where traces are written; logback.xml says the same. */
final class TraceFile {

  private TraceFile() {}

  static Path path() {
    String name = "olsy-" + System.getProperty("user.name") + ".log";
    return Path.of(System.getProperty("java.io.tmpdir"), name);
  }
}
