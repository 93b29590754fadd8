package olsy.cluster.spark;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import olsy.cluster.work.Parcel;
import olsy.cluster.work.TaskAnswer;
import olsy.cluster.work.TaskRunner;
import olsy.learning.text.InputException;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Has tasks done by Apache Spark: a job of one partition for every parcel. Spark finds a place for
 * it, tries it once more when its worker dies, and gives workers up that it does not hear of.
 */
public final class OnSpark implements TaskRunner {

  /** Spark tries a job again when its worker dies; what is wrong with a task it is not told. */
  private static final String TRIES = "2";

  /** The same for every machine, and whatever it died of. */
  private static final String LOST =
      "the workers that did it died or could not be reached any more";

  private static final String LOOPBACK = "127.0.0.1";
  private static final int HEARTBEATS = 5;

  private final JavaSparkContext spark;
  private final String master;
  private final ExecutorService waiting = Executors.newCachedThreadPool(OnSpark::daemon);
  private final AtomicInteger parcels = new AtomicInteger();

  private OnSpark(JavaSparkContext spark, String master) {
    this.spark = spark;
    this.master = master;
  }

  /**
   * Connects.
   *
   * @throws InputException when nothing answers there
   */
  public static OnSpark connect(SparkSettings settings) {
    try {
      return new OnSpark(new JavaSparkContext(conf(settings)), settings.master());
    } catch (RuntimeException e) {
      throw refused(settings, e);
    } catch (Exception e) { // Scala declares nothing: SparkException comes unannounced
      if (e instanceof SparkException) {
        throw refused(settings, e);
      }
      throw e;
    }
  }

  private static InputException refused(SparkSettings settings, Exception e) {
    String why = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    return new InputException(
        "--master: cannot reach Spark at "
            + settings.master()
            + ": "
            + why.lines().findFirst().orElse(""),
        e);
  }

  private static SparkConf conf(SparkSettings settings) {
    long seconds = settings.lost().toSeconds();
    SparkConf conf =
        new SparkConf()
            .setMaster(settings.master())
            .setAppName(settings.name())
            .set("spark.ui.enabled", String.valueOf(settings.page()))
            .set("spark.ui.showConsoleProgress", "false")
            .set("spark.log.structuredLogging.enabled", "false")
            .set("spark.driver.bindAddress", LOOPBACK)
            .set("spark.driver.host", LOOPBACK)
            .set("spark.task.maxFailures", TRIES)
            // An answer comes with the news that it is there: a worker may be gone a moment later.
            .set("spark.task.maxDirectResultSize", "64m")
            .set("spark.driver.maxResultSize", "0")
            .set("spark.network.timeout", seconds + "s")
            .set("spark.executor.heartbeatInterval", Math.max(1, seconds / HEARTBEATS) + "s")
            .set("spark.storage.blockManagerHeartbeatTimeoutMs", seconds * 1000 + "ms")
            .set("spark.network.timeoutInterval", Math.max(1, seconds / HEARTBEATS) + "s")
            // What is given up and goes on all the same ends with its worker.
            .set("spark.task.reaper.enabled", "true")
            .set("spark.task.reaper.killTimeout", "60s")
            // Places of Spark are the cores: what is done in one of them takes no others.
            .set(
                "spark.executor.defaultJavaOptions",
                "-XX:+UseParallelGC -Djava.util.concurrent.ForkJoinPool.common.parallelism=0"
                    + " -Dolsy.home="
                    + settings.home());
    String[] jars = settings.jars().stream().map(Path::toString).toArray(String[]::new);
    if (jars.length > 0) {
      conf.setJars(jars);
    }
    settings.further().forEach(conf::set);
    return conf;
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "parcel");
    thread.setDaemon(true);
    return thread;
  }

  @Override
  public int places() {
    return asked(spark::defaultParallelism);
  }

  /** Spark counts this process among those that work. */
  @Override
  public boolean hasWorkers() {
    return spark.isLocal() || asked(spark.sc().statusTracker()::getExecutorInfos).length > 1;
  }

  @Override
  public Underway submit(Parcel parcel, Customer customer) {
    JavaFutureAction<List<TaskAnswer>> job = asked(() -> sent(parcel));
    waiting.execute(() -> waitFor(job, customer));
    return () -> job.cancel(true);
  }

  private JavaFutureAction<List<TaskAnswer>> sent(Parcel parcel) {
    spark.setJobGroup(
        "parcel " + parcels.incrementAndGet(), parcel.pieces().get(0).key() + " …", true);
    return spark
        .parallelize(List.of(parcel), 1)
        .flatMap(one -> one.answers().iterator())
        .collectAsync();
  }

  /** Spark gives up by itself when its master does not answer, and then refuses everything. */
  private <R> R asked(Supplier<R> question) {
    try {
      return question.get();
    } catch (IllegalStateException e) {
      throw new InputException(
          "--master: Spark at " + master + " does not answer, or does not any more", e);
    }
  }

  private static void waitFor(JavaFutureAction<List<TaskAnswer>> job, Customer customer) {
    try {
      customer.answered(List.copyOf(job.get()));
    } catch (ExecutionException | CancellationException e) {
      customer.lost(LOST);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    waiting.shutdownNow();
    spark.close();
  }
}
