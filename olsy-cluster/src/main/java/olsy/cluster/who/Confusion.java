package olsy.cluster.who;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * For whom players were taken.
 *
 * @param taken by the player, for whom how often; {@link #NOBODY} is nobody known
 * @param sureness how probable the answers were said to be, in the mean
 */
public record Confusion(SortedMap<String, Map<String, Integer>> taken, double sureness) {

  /** As the name of nobody known. */
  static final String NOBODY = "";

  private static final String NOBODY_TOLD = "none";

  public Confusion {
    taken = Collections.unmodifiableSortedMap(new TreeMap<>(taken));
  }

  /** How often somebody was looked for. */
  public int cases() {
    return taken.values().stream()
        .flatMap(its -> its.values().stream())
        .mapToInt(Integer::intValue)
        .sum();
  }

  public int right() {
    return taken.entrySet().stream()
        .mapToInt(its -> its.getValue().getOrDefault(its.getKey(), 0))
        .sum();
  }

  public int nobody() {
    return taken.values().stream().mapToInt(its -> its.getOrDefault(NOBODY, 0)).sum();
  }

  /** A row for each player, a column for whom it was taken. */
  public String csv() {
    Set<String> columns = new TreeSet<>(taken.keySet());
    taken.values().forEach(its -> columns.addAll(its.keySet()));
    StringBuilder csv = new StringBuilder("player");
    columns.forEach(
        name -> csv.append(',').append(quoted(name.equals(NOBODY) ? NOBODY_TOLD : name)));
    csv.append('\n');
    taken.forEach(
        (player, its) -> {
          csv.append(quoted(player));
          columns.forEach(name -> csv.append(',').append(its.getOrDefault(name, 0)));
          csv.append('\n');
        });
    return csv.toString();
  }

  private static String quoted(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }
}
