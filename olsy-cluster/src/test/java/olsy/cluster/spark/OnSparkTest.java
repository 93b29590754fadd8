package olsy.cluster.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import olsy.cluster.work.Dispatcher;
import olsy.cluster.work.InThisProcess;
import olsy.cluster.work.Journal;
import olsy.cluster.work.Task;
import olsy.cluster.work.TaskRunner;
import olsy.cluster.work.WorkListener;
import olsy.learning.text.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OnSparkTest {

  @TempDir Path folder;

  static SparkSettings settings(String master) {
    return new SparkSettings(
        master, "test", false, Duration.ofSeconds(60), List.of(), Path.of("."), Map.of());
  }

  /** Time stands still until all is done but the task that hangs. */
  private static final class Stage implements WorkListener {
    private static final Duration LIMIT = Duration.ofHours(1);
    private static final int HANGING = 1;

    private final AtomicLong nanos = new AtomicLong();
    private int tasks;

    @Override
    public void begins(int before, int all) {
      tasks = all;
    }

    @Override
    public void goesOn(int finished, double share) {
      if (finished == tasks - HANGING) {
        nanos.addAndGet(LIMIT.toNanos());
      }
    }

    @Override
    public void triesAgain(String key, String reason) {}

    @Override
    public void hasNoWorkers(Duration since) {
      throw new AssertionError("they are in this process");
    }
  }

  private Map<String, String> run(TaskRunner runner, String name) throws InterruptedException {
    List<Task> tasks =
        new ArrayList<>(
            IntStream.range(0, 40)
                .mapToObj(i -> new Task("task-" + i, i, () -> () -> "answer " + i))
                .toList());
    tasks.add(
        new Task(
            "poison",
            1,
            () ->
                () -> {
                  throw new IllegalArgumentException("it is poison");
                }));
    tasks.add(new Task("greedy", 1, () -> () -> "" + new long[Integer.MAX_VALUE - 8].length));
    tasks.add(
        new Task(
            "hangs",
            1000,
            () ->
                () -> {
                  new CountDownLatch(1).await();
                  return "";
                }));
    Stage stage = new Stage();
    Journal journal = Journal.open(folder.resolve(name), "work");
    Map<String, String> faults =
        new Dispatcher(runner, journal, stage, Stage.LIMIT, stage.nanos::get).run(tasks);
    for (int i = 0; i < 40; i++) {
      assertEquals("answer " + i, journal.answer("task-" + i));
    }
    return faults;
  }

  @Test
  void answersAsOneProcessDoesAndGoesOnAfterWhatFails() throws InterruptedException {
    Map<String, String> plain;
    try (InThisProcess runner = new InThisProcess(2)) {
      plain = run(runner, "plain");
    }
    assertEquals(
        Map.of(
            "poison",
            "it is poison",
            "greedy",
            "it needs more memory than there is",
            "hangs",
            "it took longer than 3600 s"),
        plain);
    try (OnSpark runner = OnSpark.connect(settings("local[2]"))) {
      assertEquals(2, runner.places());
      assertEquals(plain, run(runner, "spark"));
    }
  }

  @Test
  void aWrongMasterIsASentence() {
    InputException wrong =
        assertThrows(InputException.class, () -> OnSpark.connect(settings("spork://here")));
    assertEquals(
        "--master: cannot reach Spark at spork://here: ",
        wrong.getMessage().substring(0, "--master: cannot reach Spark at spork://here: ".length()));
  }

  /** As one does whose master does not answer. */
  @Test
  void whoHasGivenUpIsASentence() {
    OnSpark runner = OnSpark.connect(settings("local[1]"));
    runner.close();
    InputException gone = assertThrows(InputException.class, runner::places);
    assertEquals(
        "--master: Spark at local[1] does not answer, or does not any more", gone.getMessage());
  }
}
