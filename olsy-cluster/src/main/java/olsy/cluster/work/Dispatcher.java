package olsy.cluster.work;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import olsy.learning.text.InputException;

/**
 * Has tasks done, and keeps what is finished.
 *
 * <pre>
 * left ← the tasks that the journal does not have, the longest first
 * while there are some: each free place gets a parcel: the next tasks, together a few seconds as far as is
 *                known yet, and a small part of what is left
 *   an answer      is kept as soon as it is there
 *   a fault        is tried once more, alone; then the sentence is the result
 *   a parcel lost  (its worker died, or took too long): as a fault of each of its tasks, but what was
 *                  sent together with others is tried twice alone
 * </pre>
 *
 * Which tasks go together changes no answer.
 *
 * @param limit a parcel that takes longer, for each of its tasks, is lost
 */
public record Dispatcher(
    TaskRunner runner,
    Journal journal,
    WorkListener listener,
    Duration limit,
    LongSupplier nanoClock) {

  /** A parcel is no more than this part of what is left for a place, or of all there is for it. */
  private static final int PART_OF_REST = 4;

  private static final int PART_OF_ALL = 16;

  /** What is lost with a worker, and what is sent at once, is little. */
  private static final int MOST_TOGETHER = 64;

  /** So long a parcel takes, about: what it costs to send it does not matter then. */
  private static final Duration TOGETHER = Duration.ofSeconds(3);

  private static final int ALONE = 2;

  /** Workers take some seconds to come; whoever waits longer wants to know what for. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private static final Duration MOMENT = Duration.ofMillis(200);

  /**
   * Has tasks done.
   *
   * @return sentences about those that could not be done, by their keys
   */
  public SortedMap<String, String> run(List<Task> tasks) throws InterruptedException {
    return run(tasks, key -> {});
  }

  /**
   * Has tasks done.
   *
   * @param each is told the key of every task that is finished, as soon as the journal has it; in
   *     this thread
   * @return sentences about those that could not be done, by their keys
   */
  public SortedMap<String, String> run(List<Task> tasks, Consumer<String> each)
      throws InterruptedException {
    return new Run(tasks, each).run();
  }

  /**
   * Has tasks done of which none can be missed.
   *
   * @param wrong what is said where one could not be done, before its sentence
   * @param each as in {@link #run(List, Consumer)}
   * @throws InputException then; what is finished is kept
   */
  public void runAll(List<Task> tasks, String wrong, Consumer<String> each)
      throws InterruptedException {
    SortedMap<String, String> faults = run(tasks, each);
    if (!faults.isEmpty()) {
      String first = faults.firstKey();
      throw new InputException(wrong + " (" + first + "): " + faults.get(first));
    }
  }

  /**
   * What has become of a parcel.
   *
   * @param reason why it is lost; null when it is not
   */
  private record Ended(int parcel, List<TaskAnswer> answers, String reason) {}

  private record Sent(List<Task> tasks, TaskRunner.Underway underway, long begun) {

    Task task(String key) {
      return tasks.stream().filter(task -> task.key().equals(key)).findFirst().orElseThrow();
    }
  }

  private final class Run {
    private final Deque<Task> left = new ArrayDeque<>();
    private final Deque<Task> again = new ArrayDeque<>();
    private final Map<String, Integer> tried = new HashMap<>();
    private final SortedMap<String, String> faults = new TreeMap<>();
    private final Map<Integer, Sent> running = new LinkedHashMap<>();
    private final BlockingQueue<Ended> ended = new LinkedBlockingQueue<>();
    private final Consumer<String> each;
    private final int all;
    private final double cost;
    private int parcels;
    private double costAnswered;
    private double nanosAnswered;
    private int finished;
    private long looked;

    /** Since the last answer. */
    private long nanosWithoutWorkers;

    private boolean isToldOfNone;
    private double costLeft;
    private double costDone;

    Run(List<Task> tasks, Consumer<String> each) {
      this.each = each;
      this.all = tasks.size();
      List<Task> missing = new ArrayList<>();
      for (Task task : tasks) {
        if (journal.has(task.key())) {
          each.accept(task.key());
        } else {
          missing.add(task);
        }
      }
      missing.sort(Comparator.comparingDouble(Task::cost).reversed());
      left.addAll(missing);
      this.finished = all - left.size();
      this.cost = left.stream().mapToDouble(Task::cost).sum();
      this.costLeft = cost;
    }

    SortedMap<String, String> run() throws InterruptedException {
      listener.begins(finished, all);
      looked = nanoClock.getAsLong();
      try {
        while (!left.isEmpty() || !again.isEmpty() || !running.isEmpty()) {
          send();
          Ended one = ended.poll(MOMENT.toMillis(), TimeUnit.MILLISECONDS);
          for (; one != null; one = ended.poll()) {
            take(one);
          }
          giveUpWhatHangs();
          lookForWorkers();
          listener.goesOn(finished, cost == 0 ? 1 : costDone / cost);
        }
      } finally {
        running.values().forEach(sent -> sent.underway.cancel());
      }
      return faults;
    }

    private void send() {
      int places = Math.max(1, runner.places());
      while (running.size() < places && !(left.isEmpty() && again.isEmpty())) {
        List<Task> together = left.isEmpty() ? List.of(again.remove()) : parcel(places);
        Parcel parcel = new Parcel(together.stream().map(Task::piece).toList());
        int number = parcels++;
        long begun = nanoClock.getAsLong();
        TaskRunner.Underway underway =
            runner.submit(
                parcel,
                new TaskRunner.Customer() {
                  @Override
                  public void answered(List<TaskAnswer> answers) {
                    ended.add(new Ended(number, answers, null));
                  }

                  @Override
                  public void lost(String reason) {
                    ended.add(new Ended(number, List.of(), reason));
                  }
                });
        running.put(number, new Sent(together, underway, begun));
      }
    }

    private List<Task> parcel(int places) {
      double most =
          Math.min(Math.min(costLeft / PART_OF_REST, cost / PART_OF_ALL) / places, inTime());
      List<Task> together = new ArrayList<>();
      double sum = 0;
      do {
        Task next = left.remove();
        together.add(next);
        sum += next.cost();
      } while (!left.isEmpty()
          && together.size() < MOST_TOGETHER
          && sum + left.element().cost() <= most);
      costLeft -= sum;
      return together;
    }

    /**
     * What is done in the time of a parcel, as fast as it went so far; 0 before anything is known.
     */
    private double inTime() {
      double nanos = Math.max(1, nanosAnswered);
      return costAnswered * (TOGETHER.toNanos() / nanos);
    }

    private void take(Ended one) {
      Sent sent = running.remove(one.parcel);
      if (sent == null) {
        return; // it was given up
      }
      if (one.reason == null) {
        nanosWithoutWorkers = 0;
        isToldOfNone = false;
        costAnswered += sent.tasks.stream().mapToDouble(Task::cost).sum();
        nanosAnswered += nanoClock.getAsLong() - sent.begun;
      } else {
        lost(sent, one.reason);
      }
      for (TaskAnswer answer : one.answers) {
        Task task = sent.task(answer.key());
        if (answer.isFault()) {
          failed(task, answer.text());
        } else {
          journal.enter(answer);
          each.accept(answer.key());
          ends(task);
        }
      }
    }

    private void lost(Sent sent, String reason) {
      if (sent.tasks.size() > 1) {
        sent.tasks.forEach(task -> again(task, reason));
      } else {
        failed(sent.tasks.get(0), reason);
      }
    }

    private void failed(Task task, String reason) {
      if (tried.merge(task.key(), 1, Integer::sum) < ALONE) {
        again(task, reason);
      } else {
        faults.put(task.key(), reason);
        ends(task);
      }
    }

    private void again(Task task, String reason) {
      listener.triesAgain(task.key(), reason);
      again.add(task);
    }

    private void ends(Task task) {
      finished++;
      costDone += task.cost();
    }

    private void lookForWorkers() {
      long now = nanoClock.getAsLong();
      nanosWithoutWorkers += runner.hasWorkers() ? 0 : now - looked;
      looked = now;
      if (!isToldOfNone && nanosWithoutWorkers >= PATIENCE.toNanos()) {
        listener.hasNoWorkers(PATIENCE);
        isToldOfNone = true;
      }
    }

    private void giveUpWhatHangs() {
      long now = nanoClock.getAsLong();
      for (int parcel : List.copyOf(running.keySet())) {
        Sent sent = running.get(parcel);
        if (now - sent.begun > limit.toNanos() * sent.tasks.size()) {
          running.remove(parcel);
          sent.underway.cancel();
          lost(sent, "it took longer than " + limit.toSeconds() + " s");
        }
      }
    }
  }
}
