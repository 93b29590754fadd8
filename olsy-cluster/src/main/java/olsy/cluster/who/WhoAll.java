package olsy.cluster.who;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import olsy.cluster.archive.GameReference;
import olsy.cluster.work.Dispatcher;
import olsy.cluster.work.Journal;
import olsy.cluster.work.Task;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;

/**
 * Looks who everybody in archives is, and how often a few games tell it.
 *
 * <pre>
 * who        a task for each player of the archives
 * confusion  a task for each known player: the games that were put aside when it was learned, a few at a time
 * </pre>
 */
public record WhoAll(Lookup lookup, Dispatcher dispatcher, Journal journal) {

  /**
   * What is told of somebody.
   *
   * @param json a line
   * @param lines for people
   */
  public record Told(String json, List<String> lines) {

    public Told {
      lines = List.copyOf(lines);
    }
  }

  /** What is told of players, in their order; a sentence where it could not be found out. */
  public List<Told> who(List<MoverPlan.Moving> movers) throws InterruptedException {
    List<Task> tasks = new ArrayList<>();
    for (MoverPlan.Moving mover : movers) {
      int decisions = mover.games().stream().mapToInt(GameReference::decisions).sum();
      tasks.add(new Task(who(mover), decisions, () -> new WhoWork(lookup, mover)));
    }
    Map<String, String> faults = dispatcher.run(tasks);
    List<Told> told = new ArrayList<>();
    for (MoverPlan.Moving mover : movers) {
      String fault = faults.get(who(mover));
      if (fault == null) {
        List<String> lines = journal.answer(who(mover)).lines().toList();
        told.add(new Told(lines.get(0), lines.subList(1, lines.size())));
      } else {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("player", mover.name());
        row.put("fault", fault);
        told.add(new Told(Json.line(row), List.of(mover.name() + ": " + fault)));
      }
    }
    return told;
  }

  /**
   * For whom known players were taken by games that were put aside.
   *
   * @param together so many games at a time
   */
  public Confusion confusion(PutAside aside, int together) throws InterruptedException {
    List<String> keys = aside.players();
    List<Task> tasks = new ArrayList<>();
    for (String key : keys) {
      List<GameReference> games = aside.games(key);
      tasks.add(
          new Task(
              confused(key, games),
              games.size(),
              () -> new ConfusionWork(lookup, key, games, together)));
    }
    Map<String, String> faults = dispatcher.run(tasks);
    SortedMap<String, Map<String, Integer>> all = new TreeMap<>();
    double sureness = 0;
    for (String key : keys) {
      String task = confused(key, aside.games(key));
      if (!faults.containsKey(task)) {
        JsonValue answer = Json.read(journal.file(task));
        Map<String, Integer> taken = new TreeMap<>();
        answer
            .get(ConfusionWork.TAKEN)
            .fields()
            .forEach((name, times) -> taken.put(name, times.whole(0)));
        all.put(aside.name(key), taken);
        sureness += answer.get(ConfusionWork.SURENESS).amount();
      }
    }
    int cases = new Confusion(all, 0).cases();
    return new Confusion(all, cases == 0 ? 0 : sureness / cases);
  }

  private static String who(MoverPlan.Moving mover) {
    return Task.key("who", mover);
  }

  private static String confused(String player, List<GameReference> games) {
    return Task.key("confusion", player, games);
  }
}
