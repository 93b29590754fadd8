package olsy.cluster.archive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import olsy.cluster.work.Dispatcher;
import olsy.cluster.work.Task;
import olsy.learning.text.InputException;

/**
 * Has splits read, and finds the games of which workers die.
 *
 * <pre>
 * a task for every split
 * whose bytes cannot be read            bad input: the run is refused
 * on which workers die, hang or run out of memory
 *                                       it is cut into parts, a task for each, and so on
 *     no part can be read               it is not a game that is to blame: the run is refused
 *     it is one game                    the game is left out
 * </pre>
 */
final class IndexMaking {

  private final Archives archives;
  private final Dispatcher dispatcher;
  private final Map<String, ArchiveSplit> splits;
  private final Map<String, List<String>> parts = new HashMap<>();
  private final Map<String, MadeIndex.LeftOut> leftOut = new HashMap<>();

  /**
   * @param splits by their keys
   */
  IndexMaking(Archives archives, Dispatcher dispatcher, Map<String, ArchiveSplit> splits) {
    this.archives = archives;
    this.dispatcher = dispatcher;
    this.splits = splits;
  }

  /** Splits by their keys, in their order. */
  static Map<String, ArchiveSplit> named(String before, List<ArchiveSplit> splits) {
    Map<String, ArchiveSplit> named = new LinkedHashMap<>();
    for (int i = 0; i < splits.size(); i++) {
      named.put(before + "-" + i, splits.get(i));
    }
    return named;
  }

  void run() throws InterruptedException {
    Map<String, ArchiveSplit> asked = splits;
    while (!asked.isEmpty()) {
      SortedMap<String, String> faults = dispatcher.run(tasks(asked));
      requireAnyPart(faults);
      Map<String, ArchiveSplit> finer = new LinkedHashMap<>();
      for (Map.Entry<String, String> fault : faults.entrySet()) {
        finer.putAll(cut(fault.getKey(), asked.get(fault.getKey()), fault.getValue()));
      }
      asked = finer;
    }
  }

  private List<Task> tasks(Map<String, ArchiveSplit> asked) {
    List<Task> tasks = new ArrayList<>();
    asked.forEach(
        (key, split) ->
            tasks.add(
                new Task(
                    key,
                    split.bytes(),
                    () -> new IndexWork(split, archives.game(), archives.aliases()))));
    return tasks;
  }

  private void requireAnyPart(SortedMap<String, String> faults) {
    for (String split : splits.keySet()) {
      List<String> its = parts.getOrDefault(split, List.of());
      if (!its.isEmpty() && faults.keySet().containsAll(its)) {
        throw refused(split, faults.get(its.get(0)));
      }
    }
  }

  private Map<String, ArchiveSplit> cut(String key, ArchiveSplit split, String fault) {
    if (split.isUnreadable(fault)) {
      throw refused(key, fault);
    }
    Map<String, ArchiveSplit> finer = named(key, split.parts());
    if (finer.size() == 1) {
      leftOut.put(key, new MadeIndex.LeftOut(fault, split.lines()));
      return Map.of();
    }
    parts.put(key, List.copyOf(finer.keySet()));
    return finer;
  }

  private static InputException refused(String key, String fault) {
    return new InputException("a part of the archives cannot be read (" + key + "): " + fault);
  }

  /** The keys of parts that splits were cut into, by the keys of these. */
  Map<String, List<String>> parts() {
    return Collections.unmodifiableMap(parts);
  }

  /** By the keys of the splits that they are. */
  Map<String, MadeIndex.LeftOut> leftOut() {
    return Collections.unmodifiableMap(leftOut);
  }
}
