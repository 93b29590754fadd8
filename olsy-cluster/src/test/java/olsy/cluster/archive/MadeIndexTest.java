package olsy.cluster.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import olsy.cluster.work.AtOnce;
import olsy.cluster.work.Dispatcher;
import olsy.cluster.work.Journal;
import olsy.cluster.work.WorkListener;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.learning.text.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MadeIndexTest {

  private static final int GAMES = 200;
  private static final int LINES = 4;

  @TempDir Path folder;

  private static AtOnce dyingOf(Predicate<ArchiveSplit> splits) {
    return AtOnce.dyingOf(work -> splits.test(((IndexWork) work).split()));
  }

  private static String game(int number) {
    return "[Event \"" + number + "\"]\n[Black \"b" + number % 7 + "\"]\n1. 11-15 99-98 *\n\n";
  }

  private static long place(int number) {
    return IntStream.range(1, number).mapToLong(i -> game(i).length()).sum();
  }

  private Path archive() throws IOException {
    return Files.writeString(
        folder.resolve("games.pdn"),
        IntStream.rangeClosed(1, GAMES)
            .mapToObj(MadeIndexTest::game)
            .collect(Collectors.joining()));
  }

  /** What is said of the games that are read: of each its number, its line and its players. */
  private List<String> read(Path file, String name, AtOnce workers) throws InterruptedException {
    ArchiveIndex index =
        new ArchiveIndex(
            List.of(file),
            Archives.of(new EnglishCheckers(), List.of(file), List.of()),
            place(GAMES + 1) / 3);
    List<String> read = new ArrayList<>();
    try (Journal journal = Journal.open(folder.resolve(name), index.hash())) {
      Dispatcher dispatcher =
          new Dispatcher(workers, journal, WorkListener.DEAF, Duration.ofDays(1), System::nanoTime);
      index
          .make(dispatcher)
          .read(
              sentence -> read.add(sentence.substring(file.toString().length())),
              (reference, count) ->
                  read.add(reference.number() + " " + reference.chunk() + " " + count.first()));
    }
    return read;
  }

  /** Of the others the same is said, and the next run reads them all. */
  @Test
  void aGameOfWhichWorkersDieIsLeftOut() throws IOException, InterruptedException {
    Path file = archive();
    List<String> undisturbed = read(file, "well", dyingOf(split -> false));
    assertEquals(2 * GAMES, undisturbed.size());
    for (int seed = 0; seed < 3; seed++) {
      int poisoned = new SplittableRandom(seed).nextInt(1, GAMES + 1);
      long place = place(poisoned);
      Predicate<ArchiveSplit> die = split -> split.from() <= place && place < split.to();
      AtOnce workers = dyingOf(die);
      List<String> expected = new ArrayList<>(undisturbed);
      expected.subList(2 * (poisoned - 1), 2 * poisoned).clear();
      expected.add(
          2 * (poisoned - 1),
          " game "
              + poisoned
              + " (line "
              + (1 + LINES * (poisoned - 1))
              + ") is left out, no worker could read it: they died");
      assertEquals(expected, read(file, "ill-" + seed, workers), "seed " + seed);
      assertTrue(workers.parcels().size() < 60, workers.parcels() + "");
      assertEquals(undisturbed, read(file, "ill-" + seed, dyingOf(split -> false)), "seed " + seed);
    }
  }

  @Test
  void whereNoPartCanBeReadNoGameIsToBlame() throws IOException {
    Path file = archive();
    AtOnce workers = dyingOf(split -> true);
    InputException none = assertThrows(InputException.class, () -> read(file, "none", workers));
    assertEquals("a part of the archives cannot be read (index-0-0): they died", none.getMessage());
    assertTrue(workers.parcels().size() < 120, workers.parcels() + "");
  }

  @Test
  void anArchiveOfOneGameIsNotLeftOut() throws IOException {
    Path file = Files.writeString(folder.resolve("one.pdn"), "1. 11-15 *\n1. 11-16 *\n");
    AtOnce workers = dyingOf(split -> split.from() == 0);
    assertEquals(
        file + ": no worker could read it: they died",
        assertThrows(InputException.class, () -> read(file, "one", workers)).getMessage());
  }

  /** As on a machine that does not have it. */
  @Test
  void anArchiveThatIsMissingIsRefusedAtOnce() throws IOException {
    Path file = archive();
    AtOnce workers =
        dyingOf(
            split -> {
              file.toFile().delete();
              return false;
            });
    assertEquals(
        "a part of the archives cannot be read (index-0-0): cannot read "
            + file
            + ": no such file or directory",
        assertThrows(InputException.class, () -> read(file, "gone", workers)).getMessage());
    assertEquals(6, workers.parcels().size());
  }
}
