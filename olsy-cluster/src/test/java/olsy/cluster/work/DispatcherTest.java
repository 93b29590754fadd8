package olsy.cluster.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import olsy.learning.text.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DispatcherTest {

  private static final Duration LIMIT = Duration.ofSeconds(10);

  @TempDir Path folder;

  private static List<Task> tasks(int many) {
    return IntStream.range(0, many)
        .mapToObj(i -> new Task("task-" + i, i + 1, () -> () -> "answer " + i))
        .toList();
  }

  private Dispatcher dispatcher(TaskRunner runner, String journal) {
    return new Dispatcher(
        runner,
        Journal.open(folder.resolve(journal), "work"),
        WorkListener.DEAF,
        LIMIT,
        new AtomicLong()::get);
  }

  @Test
  void theLongestComeFirstAndSmallOnesTogether() throws InterruptedException {
    AtOnce runner = new AtOnce(2);
    Dispatcher dispatcher = dispatcher(runner, "all");
    assertEquals(Map.of(), dispatcher.run(tasks(200)));
    for (int i = 0; i < 200; i++) {
      assertEquals("answer " + i, dispatcher.journal().answer("task-" + i));
    }
    assertEquals("task-199", runner.parcels().get(0).get(0));
    assertTrue(runner.parcels().size() < 100, runner.parcels().size() + " parcels");
    assertTrue(runner.parcels().size() > 30, runner.parcels().size() + " parcels");
    List<String> order = runner.parcels().stream().flatMap(List::stream).toList();
    assertEquals(200, order.stream().distinct().count());
    assertEquals(200, order.size(), "nothing is done twice");
  }

  /** A task takes a second for each unit of its cost: at most three go together. */
  @Test
  void noMoreTogetherThanAFewSeconds() throws InterruptedException {
    AtomicLong clock = new AtomicLong();
    AtOnce runner =
        new AtOnce(
            1,
            (parcel, customer) -> {
              clock.addAndGet(LIMIT.toNanos() / 10 * parcel.pieces().size());
              AtOnce.answer(parcel, customer);
            });
    List<Task> all =
        IntStream.range(0, 1000)
            .mapToObj(i -> new Task("task-" + i, 1, () -> () -> "answer"))
            .toList();
    new Dispatcher(
            runner,
            Journal.open(folder.resolve("seconds"), "work"),
            WorkListener.DEAF,
            LIMIT,
            clock::get)
        .run(all);
    assertEquals(1, runner.parcels().get(0).size(), "nothing is known");
    assertEquals(3, runner.parcels().stream().mapToInt(List::size).max().orElseThrow());
    assertTrue(runner.parcels().size() < 350, runner.parcels().size() + " parcels");
  }

  /** Broken off after any number of tasks, it goes on with the others alone. */
  @Test
  void goesOnWithWhatIsFinished() throws InterruptedException {
    for (int seed = 0; seed < 20; seed++) {
      Random random = new Random(seed);
      List<Task> all = new ArrayList<>(tasks(30));
      Collections.shuffle(all, random);
      List<Task> some = all.subList(0, random.nextInt(30));
      String name = "broken-" + seed;
      Dispatcher broken = dispatcher(new AtOnce(1), name);
      broken.run(some);
      broken.journal().close();
      AtOnce rest = new AtOnce(1 + random.nextInt(5));
      Dispatcher dispatcher = dispatcher(rest, name);
      dispatcher.run(all);
      assertEquals(30 - some.size(), rest.parcels().stream().mapToInt(List::size).sum());
      for (int i = 0; i < 30; i++) {
        assertEquals("answer " + i, dispatcher.journal().answer("task-" + i), "seed " + seed);
      }
    }
  }

  @Test
  void aFaultIsTriedOnceMoreThenASentence() throws InterruptedException {
    List<Task> tasks = new ArrayList<>(tasks(20));
    tasks.add(
        new Task(
            "poison",
            1,
            () ->
                () -> {
                  throw new IllegalArgumentException("it is poison\nwith a second line");
                }));
    AtOnce runner = new AtOnce(2);
    Dispatcher dispatcher = dispatcher(runner, "poison");
    assertEquals(Map.of("poison", "it is poison"), dispatcher.run(tasks));
    assertFalse(dispatcher.journal().has("poison"));
    assertTrue(dispatcher.journal().has("task-0"));
    assertEquals(2, runner.parcels().stream().filter(parcel -> parcel.contains("poison")).count());
    assertEquals(List.of("poison"), runner.parcels().get(runner.parcels().size() - 1), "alone");
    InputException all =
        assertThrows(InputException.class, () -> dispatcher.runAll(tasks, "no", key -> {}));
    assertEquals("no (poison): it is poison", all.getMessage());
  }

  /**
   * A worker that dies takes what was sent together; the others' answers are there all the same.
   */
  @Test
  void aLostParcelCostsItsTasksARetry() throws InterruptedException {
    AtOnce runner =
        new AtOnce(
            2,
            (parcel, customer) -> {
              if (parcel.pieces().stream().anyMatch(piece -> piece.key().equals("task-3"))) {
                customer.lost("it died");
              } else {
                AtOnce.answer(parcel, customer);
              }
            });
    Dispatcher dispatcher = dispatcher(runner, "lost");
    assertEquals(Map.of("task-3", "it died"), dispatcher.run(tasks(40)));
    for (int i = 0; i < 40; i++) {
      assertEquals(i != 3, dispatcher.journal().has("task-" + i), "task " + i);
    }
  }

  @Test
  void whatHangsIsGivenUp() throws InterruptedException {
    AtomicLong clock = new AtomicLong();
    AtOnce runner =
        new AtOnce(
            4,
            (parcel, customer) -> {
              if (!parcel.pieces().get(0).key().equals("task-2")) {
                AtOnce.answer(parcel, customer);
              }
            });
    Dispatcher dispatcher =
        new Dispatcher(
            runner,
            Journal.open(folder.resolve("hangs"), "work"),
            WorkListener.DEAF,
            LIMIT,
            () -> clock.addAndGet(LIMIT.toNanos()));
    assertEquals(Map.of("task-2", "it took longer than 10 s"), dispatcher.run(tasks(3)));
    assertTrue(dispatcher.journal().has("task-0") && dispatcher.journal().has("task-1"));
  }

  @Test
  void saysOnceThatNobodyIsThere() throws InterruptedException {
    assertEquals(List.of("nobody for 30 s"), heard("nobody", look -> false));
  }

  /** As workers that end as they begin are seen now and then. */
  @Test
  void whoComesAndGoesIsNotThere() throws InterruptedException {
    assertEquals(List.of("nobody for 30 s"), heard("flighty", look -> look % 2 == 0));
  }

  /**
   * What is heard while a task waits for somebody who comes and answers at the fifth look; the
   * clock takes steps of ten seconds.
   *
   * @param areThere at a look before, from 1
   */
  private List<String> heard(String name, IntPredicate areThere) throws InterruptedException {
    AtomicLong clock = new AtomicLong();
    AtomicInteger looks = new AtomicInteger();
    List<Runnable> waiting = new ArrayList<>();
    TaskRunner runner =
        new TaskRunner() {
          @Override
          public int places() {
            return 1;
          }

          @Override
          public boolean hasWorkers() {
            int look = looks.incrementAndGet();
            if (look == 5) {
              waiting.forEach(Runnable::run);
            }
            return look >= 5 || areThere.test(look);
          }

          @Override
          public Underway submit(Parcel parcel, Customer customer) {
            waiting.add(() -> AtOnce.answer(parcel, customer));
            return () -> {};
          }

          @Override
          public void close() {}
        };
    List<String> heard = new ArrayList<>();
    WorkListener listener =
        new WorkListener() {
          @Override
          public void begins(int before, int all) {}

          @Override
          public void goesOn(int finished, double share) {}

          @Override
          public void triesAgain(String key, String reason) {}

          @Override
          public void hasNoWorkers(Duration since) {
            heard.add("nobody for " + since.toSeconds() + " s");
          }
        };
    Journal journal = Journal.open(folder.resolve(name), "work");
    Duration limit = LIMIT.multipliedBy(100);
    assertEquals(
        Map.of(),
        new Dispatcher(runner, journal, listener, limit, () -> clock.addAndGet(LIMIT.toNanos()))
            .run(tasks(1)));
    return heard;
  }

  @Test
  void keysAreNamesOfFiles() {
    assertThrows(IllegalArgumentException.class, () -> new Task("../a", 1, () -> () -> ""));
    assertThrows(IllegalArgumentException.class, () -> new Task("a", Double.NaN, () -> () -> ""));
  }
}
