package olsy.play.browser;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Many at once on one server: {@code ./gradlew load -Pminutes=10}.
 *
 * <pre>
 * 50 guests each play game after game at a table of their own, and think as long as people do
 * 150 more look on, three at every table: with the guests' own, that is 200 event streams
 * every minute: moves answered, how long answers took, events since the begin, errors, what the server's heap holds after a collection;
 * at the end all minutes together
 * </pre>
 */
final class Load {

  private static final int GUESTS = 50;
  private static final int ONLOOKERS = 3;
  private static final Duration LEAST_THOUGHT = Duration.ofSeconds(1);
  private static final Duration MOST_THOUGHT = Duration.ofSeconds(5);
  private static final double MEGABYTE = 1 << 20;
  private static final Pattern TOTAL = Pattern.compile("(?m)^Total +\\d+ +(\\d+)$");

  private final Site site;
  private final long end;
  private final AtomicLong events = new AtomicLong();
  private final List<String> errors = new CopyOnWriteArrayList<>();
  private final List<Long> answers = new ArrayList<>();
  private final List<Long> lastAnswers = new ArrayList<>();

  private Load(Site site, Duration length) {
    this.site = site;
    this.end = System.nanoTime() + length.toNanos();
  }

  /**
   * Runs it.
   *
   * @param arguments the minutes
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path data = Files.createTempDirectory("olsy-load");
    int minutes = Integer.parseInt(arguments[0]);
    try (Site site = Site.open(data)) {
      new Load(site, Duration.ofMinutes(minutes)).run(minutes);
    }
  }

  private void run(int minutes) throws IOException, InterruptedException {
    HttpClient onlookers = HttpClient.newHttpClient();
    List<Thread> guests = new ArrayList<>();
    for (int number = 0; number < GUESTS; number++) {
      Random random = new Random(number);
      Guest guest = new Guest(site.link(), random);
      String table = guest.begin("material", "200n");
      for (int onlooker = 0; onlooker < ONLOOKERS; onlooker++) {
        lookOn(onlookers, table);
      }
      Thread thread = new Thread(() -> play(guest, table, random), "guest-" + number);
      thread.start();
      guests.add(thread);
    }
    System.out.println("minute  moves  median ms  99 % ms  longest ms   events  errors  heap MB");
    for (int minute = 1; minute <= minutes; minute++) {
      TimeUnit.NANOSECONDS.sleep(
          Math.max(0, end - TimeUnit.MINUTES.toNanos(minutes - minute) - System.nanoTime()));
      System.out.println(String.format(Locale.ROOT, "%6d", minute) + line(taken()));
    }
    synchronized (this) {
      System.out.println("   all" + line(List.copyOf(answers)));
    }
    for (Thread guest : guests) {
      guest.join();
    }
    errors.forEach(System.out::println);
  }

  private void lookOn(HttpClient http, String table) {
    URI news = site.link().resolve("/api/tables/" + table + "/news");
    http.sendAsync(HttpRequest.newBuilder(news).build(), HttpResponse.BodyHandlers.ofLines())
        .thenAcceptAsync(
            answer -> {
              answer.body().forEach(line -> events.incrementAndGet());
              endedEarly(table);
            },
            work -> new Thread(work, "onlooker").start())
        .exceptionally(
            failure -> {
              endedEarly(table + ": " + failure);
              return null;
            });
  }

  private void endedEarly(String who) {
    if (System.nanoTime() < end) {
      errors.add("a stream ended: " + who);
    }
  }

  private void play(Guest guest, String table, Random random) {
    long[] asked = {0};
    try {
      guest.play(
          table,
          (view, made) -> {
            if (asked[0] != 0) {
              answered(System.nanoTime() - asked[0]);
            }
            think(random);
            asked[0] = System.nanoTime();
            return asked[0] < end;
          });
    } catch (RuntimeException e) {
      errors.add(table + ": " + e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void think(Random random) {
    try {
      TimeUnit.MILLISECONDS.sleep(
          LEAST_THOUGHT.toMillis()
              + random.nextInt((int) MOST_THOUGHT.minus(LEAST_THOUGHT).toMillis()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void answered(long nanos) {
    answers.add(nanos);
    lastAnswers.add(nanos);
  }

  /** How long the answers took that came since it was asked last. */
  private synchronized List<Long> taken() {
    List<Long> taken = List.copyOf(lastAnswers);
    lastAnswers.clear();
    return taken;
  }

  private String line(List<Long> taken) throws IOException, InterruptedException {
    long[] sorted = taken.stream().mapToLong(TimeUnit.NANOSECONDS::toMillis).sorted().toArray();
    return String.format(
        Locale.ROOT,
        "  %5d  %9d  %7d  %10d  %7d  %6d  %7.1f",
        sorted.length,
        share(sorted, 0.5),
        share(sorted, 0.99),
        share(sorted, 1),
        events.get(),
        errors.size(),
        heap() / MEGABYTE);
  }

  private static long share(long[] sorted, double share) {
    return sorted.length == 0 ? 0 : sorted[(int) Math.ceil(share * sorted.length) - 1];
  }

  /** The bytes that live objects of the server have. */
  private double heap() throws IOException, InterruptedException {
    Process jcmd =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
                String.valueOf(site.process()),
                "GC.class_histogram")
            .start();
    Matcher total = TOTAL.matcher(jcmd.inputReader().lines().collect(Collectors.joining("\n")));
    jcmd.waitFor();
    if (!total.find()) {
      throw new IllegalStateException("the server does not say what its heap holds");
    }
    return Double.parseDouble(total.group(1));
  }
}
