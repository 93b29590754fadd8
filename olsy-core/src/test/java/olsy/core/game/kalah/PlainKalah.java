package olsy.core.game.kalah;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The rules of Kalah once more, on a ring of pits: slow, and nothing shared. Pits 0 to n − 1 are
 * the mover's houses, pit n its store, then those of the other side.
 */
public final class PlainKalah {

  private final int houses;
  private final boolean emptyCaptures;
  private final Map<List<Integer>, Integer> values = new HashMap<>();

  /** With houses on each side. */
  public PlainKalah(int houses, boolean emptyCaptures) {
    this.houses = houses;
    this.emptyCaptures = emptyCaptures;
  }

  /** How many seeds more the side that begins gets with best play. */
  public int value(int seeds) {
    Integer[] ring = new Integer[2 * houses + 2];
    Arrays.fill(ring, seeds);
    ring[houses] = 0;
    ring[2 * houses + 1] = 0;
    return value(List.of(ring));
  }

  /** The plain minimax value of every position, looked up where it is known. */
  private int value(List<Integer> ring) {
    if (isEmpty(ring, 0)) {
      return 0;
    }
    Integer known = values.get(ring);
    if (known != null) {
      return known;
    }
    int best = Integer.MIN_VALUE;
    for (List<Integer> after : turns(ring)) {
      int gained = after.get(2 * houses + 1) - after.get(houses);
      List<Integer> rest = with(with(after, houses, 0), 2 * houses + 1, 0);
      best = Math.max(best, gained - value(rest));
    }
    values.put(ring, best);
    return best;
  }

  /** Rings after all turns, as the other side sees them. */
  Set<List<Integer>> turns(List<Integer> ring) {
    Set<List<Integer>> turns = new HashSet<>();
    for (int house = 0; house < houses; house++) {
      if (ring.get(house) > 0) {
        sow(ring, house, turns);
      }
    }
    return turns;
  }

  private void sow(List<Integer> ring, int house, Set<List<Integer>> turns) {
    List<Integer> after = with(ring, house, 0);
    int pit = house;
    for (int seed = 0; seed < ring.get(house); seed++) {
      pit = (pit + 1) % (2 * houses + 1); // the last pit of the ring is the other side's store
      after = with(after, pit, after.get(pit) + 1);
    }
    int opposite = 2 * houses - pit;
    if (pit < houses && after.get(pit) == 1 && (emptyCaptures || after.get(opposite) > 0)) {
      after = with(after, houses, after.get(houses) + 1 + after.get(opposite));
      after = with(with(after, pit, 0), opposite, 0);
    }
    if (isEmpty(after, 0) || isEmpty(after, houses + 1)) {
      turns.add(turned(ended(after)));
    } else if (pit == houses) {
      turns.addAll(turns(after));
    } else {
      turns.add(turned(after));
    }
  }

  private boolean isEmpty(List<Integer> ring, int from) {
    return ring.subList(from, from + houses).stream().allMatch(seeds -> seeds == 0);
  }

  private List<Integer> ended(List<Integer> ring) {
    List<Integer> ended = ring;
    for (int pit = 0; pit < ring.size(); pit++) {
      int store = pit < houses ? houses : 2 * houses + 1;
      if (pit != houses && pit != 2 * houses + 1) {
        ended = with(ended, store, ended.get(store) + ended.get(pit));
        ended = with(ended, pit, 0);
      }
    }
    return ended;
  }

  private List<Integer> turned(List<Integer> ring) {
    Integer[] turned = new Integer[ring.size()];
    Arrays.setAll(turned, pit -> ring.get((pit + houses + 1) % ring.size()));
    return List.of(turned);
  }

  private static List<Integer> with(List<Integer> ring, int pit, int seeds) {
    Integer[] changed = ring.toArray(Integer[]::new);
    changed[pit] = seeds;
    return List.of(changed);
  }
}
