package olsy.play.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import olsy.learning.text.Json;

/** {@code olsy serve}. */
final class Site implements AutoCloseable {

  private final Program program;
  private final List<String> options;
  private Process process;
  private URI link;

  private Site(Program program, List<String> options) {
    this.program = program;
    this.options = options;
  }

  /**
   * Opens the page on a port that is free.
   *
   * @param data of its user
   */
  static Site open(Path data, String... options) {
    Site site = new Site(new Program(data), List.of(options));
    site.start(0);
    return site;
  }

  private void start(int port) {
    List<String> arguments =
        new ArrayList<>(List.of("serve", "--json", "--port", String.valueOf(port)));
    arguments.addAll(options);
    process = program.start(arguments);
    try {
      String line = process.inputReader().readLine();
      if (line == null) {
        throw new IllegalStateException("olsy serve ended at once");
      }
      link = URI.create(Json.parse(line, "what olsy serve says").get("link").text());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** As somebody would who has lost patience. */
  void kill() {
    process.destroyForcibly();
    await();
  }

  /** Nothing that is sent arrives, and nothing comes, as when a network is cut. */
  void fallSilent() {
    signal("STOP");
  }

  /** What was sent arrives. */
  void speakAgain() {
    signal("CONT");
  }

  private void signal(String name) {
    try {
      new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid())).start().waitFor();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Starts it where it was. */
  void startAgain() {
    start(link.getPort());
  }

  /** What is printed for its user. */
  URI link() {
    return link;
  }

  /** Of a view, with the key in the tab already. */
  URI view(String name) {
    return link.resolve("/#/" + name);
  }

  /** The number of its process. */
  long process() {
    return process.pid();
  }

  Program program() {
    return program;
  }

  @Override
  public void close() {
    process.destroy();
    await();
  }

  private void await() {
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
