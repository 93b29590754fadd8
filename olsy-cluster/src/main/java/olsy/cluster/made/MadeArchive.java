package olsy.cluster.made;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import olsy.cluster.work.Dispatcher;
import olsy.cluster.work.Journal;
import olsy.cluster.work.Task;
import olsy.lab.identity.Crowd;
import olsy.learning.text.Sha256;
import olsy.learning.text.TextFile;

/**
 * An archive of games between random players of checkers. The same numbers give the same bytes.
 *
 * @param games how many
 * @param players how many names there are
 * @param maxDepth the farthest that any of them looks ahead
 */
public record MadeArchive(int games, int players, int maxDepth, long seed) implements Serializable {

  private static final int TOGETHER = 50;

  /** Hash of all that it depends on. */
  public String hash() {
    return Sha256.of(toString());
  }

  /** Who plays in it: weights, depth, order of ties, rule of the frontier and slips are drawn. */
  List<Crowd.Member> drawn() {
    SplittableRandom random = new SplittableRandom(seed);
    List<Integer> depths = IntStream.rangeClosed(1, maxDepth).boxed().toList();
    int digits = String.valueOf(players).length();
    List<Crowd.Member> drawn = new ArrayList<>();
    for (int i = 1; i <= players; i++) {
      String name = String.format(Locale.ROOT, "Player %0" + digits + "d", i);
      drawn.add(Crowd.habitual(name, depths, random));
    }
    return drawn;
  }

  /** Has the games played that are not in the journal, and writes all of them. */
  public void write(Dispatcher dispatcher, Journal journal, Path out) throws InterruptedException {
    List<Task> tasks = new ArrayList<>();
    for (int from = 0; from < games; from += TOGETHER) {
      int first = from;
      int to = Math.min(games, from + TOGETHER);
      tasks.add(new Task("made-" + from, to - from, () -> new MadeGames(this, first, to)));
    }
    dispatcher.runAll(tasks, "games could not be played", key -> {});
    TextFile.write(
        out,
        writer -> {
          for (Task task : tasks) {
            writer.write(journal.answer(task.key()));
          }
        });
  }
}
