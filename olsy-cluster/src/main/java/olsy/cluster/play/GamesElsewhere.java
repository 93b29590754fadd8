package olsy.cluster.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import olsy.cluster.work.Dispatcher;
import olsy.cluster.work.Journal;
import olsy.cluster.work.Task;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.learning.text.Json;
import olsy.learning.text.Sha256;
import olsy.learning.text.TextFile;
import olsy.play.match.RoundGame;
import olsy.play.match.Rounds;
import olsy.play.match.TournamentSettings;
import olsy.play.match.TournamentSheets;

/**
 * A tournament whose games are played anywhere: a few of them are a task. In the end they are read
 * in the order of their numbers, one at a time.
 */
public record GamesElsewhere(TournamentSettings settings) {

  /** A file for each task; a million games are as many files as a folder likes to have. */
  private static final int MOST_TASKS = 5_000;

  private static final int PAIR = 2;

  private String json() {
    return Json.line(settings.json());
  }

  /** Hash of all that it depends on. */
  public String hash() {
    return Sha256.of(json());
  }

  private int games() {
    return settings.pairings().size() * settings.match().games();
  }

  /** Pairs of games, so that the games of a task are of one match as long as tasks are small. */
  private int together() {
    return PAIR * (1 + (games() - 1) / (PAIR * MOST_TASKS));
  }

  private static String key(int from) {
    return "games-" + from;
  }

  /**
   * Plays them, but for those that are in the journal.
   *
   * @return sentences about those that could not be played, by their tasks
   */
  public Map<String, String> play(Dispatcher dispatcher) throws InterruptedException {
    String text = json();
    List<Task> tasks = new ArrayList<>();
    for (int from = 0; from < games(); from += together()) {
      int first = from;
      int to = Math.min(games(), from + together());
      tasks.add(new Task(key(from), to - from, () -> new GamesWork(text, first, to)));
    }
    return dispatcher.run(tasks);
  }

  /**
   * Reads them in their order.
   *
   * @param games takes them
   * @param out takes their sheets as PDN; null for none
   */
  public void read(Journal journal, Consumer<RoundGame<?>> games, Path out) {
    Game<?> game = Games.named(settings.match().a().game());
    if (out == null) {
      read(journal, game, games, sheet -> {});
    } else {
      TextFile.write(out, writer -> read(journal, game, games, sheet -> write(writer, sheet)));
    }
  }

  private static void write(Writer writer, String sheet) {
    try {
      writer.write(sheet);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private <P extends Position<P>> void read(
      Journal journal, Game<P> game, Consumer<RoundGame<?>> games, Consumer<String> sheets) {
    Rounds<P> rounds = settings.rounds(game);
    TournamentSheets<P> all = new TournamentSheets<>(rounds, settings.match().style());
    for (int from = 0; from < games(); from += together()) {
      if (journal.has(key(from))) {
        Json.readLines(
            journal.file(key(from)),
            line -> {
              String sheet = line.get(GamesWork.SHEET).text();
              games.accept(all.played(line.get(GamesWork.NUMBER).whole(1) - 1, sheet));
              sheets.accept(sheet);
            });
      }
    }
  }
}
