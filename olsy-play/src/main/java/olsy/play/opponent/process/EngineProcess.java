package olsy.play.opponent.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import olsy.play.opponent.Forfeit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The process of an engine: lines to it and from it, whatever they say. It does not outlive this
 * program. What it writes on standard error goes to the log.
 */
public final class EngineProcess {

  private static final Logger LOG = LoggerFactory.getLogger(EngineProcess.class);

  /** Lines that wait to be read; an engine that says more has to wait itself. */
  private static final int MOST_WAITING = 1000;

  /** Lines of standard error that are kept of a process. */
  private static final int MOST_LOGGED = 1000;

  private static final double MILLIS = 1000;
  private static final long MILLIS_BETWEEN_LOOKS_AT_THE_CLOCK = 50;
  private static final long MILLIS_TO_QUIT = 1000;

  /**
   * Ctrl-C in a terminal ends engines together with this program: the interruption is given the
   * time to arrive first, so that it does not pass for an engine's failure.
   */
  private static final long MILLIS_FOR_AN_INTERRUPTION = 200;

  private final Process process;
  private final Writer in;
  private final LongSupplier nanoClock;

  /** What the process wrote, and nothing as the mark of its end. */
  private final BlockingQueue<Optional<String>> lines = new ArrayBlockingQueue<>(MOST_WAITING);

  private final Thread reader;
  private final Thread atExit;

  /**
   * @param name of the engine, for threads and the log
   * @throws IOException when there is no such program
   * @throws InterruptedException when this program is ending
   */
  public EngineProcess(String name, List<String> command, Path folder, LongSupplier nanoClock)
      throws IOException, InterruptedException {
    this.nanoClock = nanoClock;
    process = new ProcessBuilder(command).directory(folder.toFile()).start();
    in = process.outputWriter(StandardCharsets.UTF_8);
    reader = daemon(name + " output", this::listen);
    daemon(name + " errors", () -> log(name));
    atExit = new Thread(() -> end(process), name + " end");
    try {
      Runtime.getRuntime().addShutdownHook(atExit);
    } catch (IllegalStateException e) {
      end(process);
      throw new InterruptedException("the program is ending");
    }
  }

  private static Thread daemon(String name, Runnable work) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private void listen() {
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        lines.put(Optional.of(line));
      }
      lines.put(Optional.empty());
    } catch (IOException | InterruptedException e) {
      LOG.debug("an engine was killed while it spoke", e);
    }
  }

  private void log(String name) {
    try (BufferedReader err = process.errorReader(StandardCharsets.UTF_8)) {
      int count = 0;
      for (String line = err.readLine(); line != null; line = err.readLine()) {
        if (count++ < MOST_LOGGED) {
          LOG.error("{}: {}", name, line);
        }
      }
    } catch (IOException e) {
      LOG.debug("the errors of an engine broke off", e);
    }
  }

  /** What a dialogue makes of a line that was awaited. */
  @FunctionalInterface
  public interface Awaited<T> {

    /**
     * @return nothing where that is not it
     * @throws Forfeit when it means that nothing will come
     */
    Optional<T> read(String line) throws Forfeit;
  }

  /** A process that has ended hears nothing: who waits for its answer finds out. */
  public void send(String line) {
    try {
      in.write(line + "\n");
      in.flush();
    } catch (IOException e) {
      LOG.debug("an engine hears no more", e);
    }
  }

  /**
   * The next line that was awaited. What comes before it is passed over.
   *
   * @param what is awaited, for the sentence that it did not come
   * @throws Forfeit when there is no such line in time
   */
  public <T> T await(String what, Duration patience, Awaited<T> awaited)
      throws Forfeit, InterruptedException {
    long deadline = nanoClock.getAsLong() + patience.toNanos();
    while (deadline - nanoClock.getAsLong() > 0) {
      Optional<String> text = lines.poll(MILLIS_BETWEEN_LOOKS_AT_THE_CLOCK, TimeUnit.MILLISECONDS);
      if (text != null) {
        if (text.isEmpty()) {
          throw ended();
        }
        Optional<T> read = awaited.read(text.get());
        if (read.isPresent()) {
          return read.get();
        }
      }
    }
    double seconds = patience.toMillis() / MILLIS;
    throw new Forfeit("no answer \"" + what + "\" within " + seconds + " s");
  }

  private Forfeit ended() throws InterruptedException {
    Thread.sleep(MILLIS_FOR_AN_INTERRUPTION);
    boolean gone = process.waitFor(MILLIS_TO_QUIT, TimeUnit.MILLISECONDS);
    return new Forfeit(
        gone ? "it ended with exit code " + process.exitValue() : "it closed its output");
  }

  public boolean isAlive() {
    return process.isAlive();
  }

  /**
   * Lets the process end by itself, but not for long.
   *
   * @param farewell tells it to
   */
  public void quit(String farewell) {
    send(farewell);
    try {
      process.waitFor(MILLIS_TO_QUIT, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    kill();
  }

  public void kill() {
    end(process);
    reader.interrupt();
    try {
      Runtime.getRuntime().removeShutdownHook(atExit);
    } catch (IllegalStateException e) {
      LOG.debug("the program is ending, and kills the engine too", e);
    }
  }

  /** The process, and what it started itself. */
  private static void end(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
