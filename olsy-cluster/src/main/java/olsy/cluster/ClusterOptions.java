package olsy.cluster;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeSet;
import java.util.stream.Stream;
import olsy.cluster.spark.OnSpark;
import olsy.cluster.spark.SparkSettings;
import olsy.cluster.work.Dispatcher;
import olsy.cluster.work.InThisProcess;
import olsy.cluster.work.Journal;
import olsy.cluster.work.TaskRunner;
import olsy.learning.text.InputException;
import olsy.learning.text.TextFile;
import olsy.play.cli.Arguments;
import olsy.play.cli.ModuleCommand;
import olsy.play.cli.Output;
import picocli.CommandLine.Option;

/** Where the work is done, and where what is finished is kept. */
final class ClusterOptions {

  /** As a master: no Spark at all. */
  private static final String PLAIN = "none";

  private static final String LOCAL = "local";
  private static final String JAR = ".jar";
  private static final int LEAST_SECONDS = 5;
  private static final int A_DAY = 86_400;

  @Option(
      names = "--master",
      paramLabel = "URL",
      defaultValue = "local[*]",
      description =
          "Where the work is done: local[N] on N cores of this machine, local[*] on all of them,"
              + " spark://HOST:7077 on a cluster, "
              + PLAIN
              + " without Spark. Default: ${DEFAULT-VALUE}.")
  private String master;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      defaultValue = "127.0.0.1",
      description =
          "Where workers reach this process. Default: ${DEFAULT-VALUE}, which only workers on this"
              + " machine do.")
  private String host;

  @Option(
      names = "--conf",
      paramLabel = "FILE",
      description =
          "Settings of Spark, a name and a value on each line: memory, encryption, secrets. Nobody"
              + " else should be able to read it.")
  private Path conf;

  @Option(
      names = "--work",
      paramLabel = "DIR",
      description = "Where what is finished is kept. Default: beside what is written.")
  private Path work;

  @Option(
      names = "--lost-after",
      paramLabel = "SECONDS",
      defaultValue = "60",
      description =
          "A worker that is not heard of for so long is given up, and another one does its tasks."
              + " Default: ${DEFAULT-VALUE}.")
  private int lostAfter;

  @Option(
      names = "--task-limit",
      paramLabel = "SECONDS",
      defaultValue = "" + A_DAY,
      description =
          "A task that takes longer is tried once more, then left out, and the answer says so."
              + " Default: ${DEFAULT-VALUE}.")
  private int taskLimit;

  @Option(names = "--page", description = "Serve Spark's own page, at http://localhost:4040.")
  private boolean page;

  /** What is done while there is somebody who does it. */
  @FunctionalInterface
  interface Job<R> {

    R run(Dispatcher dispatcher, Journal journal) throws InterruptedException;
  }

  /** Refuses what cannot be meant. */
  void require() {
    Arguments.requireWithin(LEAST_SECONDS, A_DAY, "--lost-after", lostAfter);
    Arguments.requireWithin(1, Integer.MAX_VALUE, "--task-limit", taskLimit);
    Arguments.require(
        master.matches("none|local(\\[(\\*|[1-9]\\d{0,3})\\])?|spark://.+"),
        "--master",
        "local[N], local[*], spark://HOST:PORT or " + PLAIN,
        master);
    requireSpark("--conf", conf != null);
    requireSpark("--page", page);
  }

  private void requireSpark(String option, boolean isGiven) {
    if (isGiven && master.equals(PLAIN)) {
      throw new InputException(
          option + " is for Spark: expected another --master, found --master " + PLAIN);
    }
  }

  /**
   * Does some work, and keeps what is finished until all is.
   *
   * @param name of the work
   * @param hash of all that it depends on
   * @param beside the file or folder that it writes, null for none
   */
  <R> R during(String name, String hash, Path beside, Output output, Job<R> job) {
    boolean isKept = work != null || beside != null;
    WorkProgress progress = new WorkProgress(name, output, isKept);
    try (Journal journal = Journal.open(isKept ? folder(beside) : temporary(), hash)) {
      boolean isDone = false;
      try (TaskRunner runner = runner("olsy " + name)) {
        Dispatcher dispatcher =
            new Dispatcher(
                runner, journal, progress, Duration.ofSeconds(taskLimit), System::nanoTime);
        R result = progress.during(() -> job.run(dispatcher, journal));
        isDone = true;
        return result;
      } finally {
        if (work == null && (isDone || !isKept || journal.isEmpty())) {
          journal.delete();
        }
      }
    }
  }

  private static Path temporary() {
    try {
      return Files.createTempDirectory("olsy-cluster");
    } catch (IOException e) {
      throw new InputException("cannot make a folder: " + TextFile.reason(e), e);
    }
  }

  /** Where what is finished is kept until all is. */
  Path folder(Path out) {
    return work != null ? work : out.resolveSibling(out.getFileName() + ".work");
  }

  private TaskRunner runner(String name) {
    if (master.equals(PLAIN)) {
      return new InThisProcess(Runtime.getRuntime().availableProcessors());
    }
    boolean isElsewhere = !master.startsWith(LOCAL);
    Map<String, String> further = new LinkedHashMap<>();
    if (isElsewhere) {
      further.put("spark.driver.host", host);
      further.put("spark.driver.bindAddress", host);
    }
    further.putAll(settings());
    return OnSpark.connect(
        new SparkSettings(
            master,
            name,
            page,
            Duration.ofSeconds(lostAfter),
            isElsewhere ? jars() : List.of(),
            Path.of(System.getProperty("olsy.home", ".")).toAbsolutePath().normalize(),
            further));
  }

  /** As Spark's own files have them: {@code spark.executor.memory 4g}. */
  private Map<String, String> settings() {
    if (conf == null) {
      return Map.of();
    }
    Properties properties = new Properties();
    try (InputStream in = Files.newInputStream(conf)) {
      properties.load(in);
    } catch (IOException e) {
      throw TextFile.unreadable(conf, e);
    } catch (IllegalArgumentException e) {
      throw InputException.at(conf.toString(), e);
    }
    Map<String, String> settings = new LinkedHashMap<>();
    for (String name : new TreeSet<>(properties.stringPropertyNames())) {
      if (!name.startsWith("spark.")) {
        throw new InputException(conf + ": expected settings of Spark, found " + name);
      }
      settings.put(name, properties.getProperty(name).strip());
    }
    return settings;
  }

  /** The program's own jars: Spark's are where workers are. None where it runs from classes. */
  private static List<Path> jars() {
    List<Path> jars = new ArrayList<>();
    Path own = place(ClusterOptions.class);
    Path program = place(ModuleCommand.class);
    if (own.toString().endsWith(JAR) && program.toString().endsWith(JAR)) {
      jars.add(own);
      try (Stream<Path> beside = Files.list(program.getParent())) {
        beside.filter(file -> file.toString().endsWith(JAR)).sorted().forEach(jars::add);
      } catch (IOException e) {
        throw new InputException("cannot read " + program + ": " + TextFile.reason(e), e);
      }
    }
    return jars;
  }

  private static Path place(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
