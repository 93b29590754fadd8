package olsy.core.game.backgammon;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The legal plays of a roll: as many hops as can be made, a double's four included; where one die
 * alone can be played, either would do, but not both, the higher one. Plays that lead to the same
 * position are one.
 *
 * <pre>
 * order     the higher die first, then the lower one first; each time the checkers farthest back
 * a hop     from the bar while anything stands there; never onto two checkers of the other side;
 *           off the board when all are home, by a die too high only from the last point held
 * </pre>
 */
final class Plays {

  private final Backgammon before;
  private final int[] own;
  private final int[] other;
  private final Set<Backgammon> found = new LinkedHashSet<>();

  /** The hops so far, as places in arrays: plays are looked for by the million. */
  private final int[] froms = new int[4];

  private final int[] tos = new int[4];
  private final boolean[] hits = new boolean[4];

  /** Hops of the longest plays so far. */
  private int longest;

  /** How each play is made; null where nobody asks. */
  private Map<Backgammon, List<Hop>> hops;

  Plays(Backgammon before) {
    this.before = before;
    this.own = before.counts(before.toMove());
    this.other = before.counts(before.toMove().other());
  }

  /** Where they lead. */
  Backgammon[] successors() {
    find();
    return found.toArray(Backgammon[]::new);
  }

  /** With their hops, in the same order. */
  List<Play> all() {
    hops = new LinkedHashMap<>();
    find();
    return found.stream().map(one -> new Play(one, hops.get(one))).toList();
  }

  private void find() {
    int high = Dice.high(before.roll());
    int low = Dice.low(before.roll());
    if (high == low) {
      go(new int[] {high, high, high, high}, 0, Points.BAR);
    } else {
      go(new int[] {high, low}, 0, Points.BAR);
      int[] lowFirst = {low, high};
      if (longest == 1) {
        longest = 2; // a single hop by the higher die is not replaced by one by the lower
        Set<Backgammon> single = new LinkedHashSet<>(found);
        found.clear();
        go(lowFirst, 0, Points.BAR);
        if (found.isEmpty()) {
          found.addAll(single);
        }
      } else {
        go(lowFirst, 0, Points.BAR);
      }
    }
    if (found.isEmpty()) {
      end(0);
    }
  }

  /**
   * Makes all further hops.
   *
   * @param made how many were made
   * @param last the point farthest back from which one may be made
   */
  private void go(int[] dice, int made, int last) {
    boolean ended = true;
    if (made < dice.length) {
      int die = dice[made];
      int lowest = own[Points.BAR] > 0 ? Points.BAR : 1;
      for (int from = last; from >= lowest; from--) {
        if (own[from] > 0 && isLegal(from, from - die)) {
          ended = false;
          hop(made, from, Math.max(0, from - die));
          go(dice, made + 1, dice.length > 2 ? from : Points.BAR);
          takeBack(made);
        }
      }
    }
    if (ended && made > 0 && made >= longest) {
      if (made > longest) {
        longest = made;
        found.clear();
      }
      end(made);
    }
  }

  private boolean isLegal(int from, int to) {
    if (to > 0) {
      return other[Points.opposite(to)] < 2;
    }
    for (int point = Points.BAR; point > Points.HOME; point--) {
      if (own[point] > 0) {
        return false;
      }
    }
    for (int point = Points.HOME; point > from && to < 0; point--) {
      if (own[point] > 0) {
        return false;
      }
    }
    return true;
  }

  private void hop(int made, int from, int to) {
    froms[made] = from;
    tos[made] = to;
    hits[made] = to > 0 && other[Points.opposite(to)] == 1;
    own[from]--;
    if (to > 0) {
      own[to]++;
    }
    if (hits[made]) {
      other[Points.opposite(to)] = 0;
      other[Points.BAR]++;
    }
  }

  private void takeBack(int made) {
    int to = tos[made];
    own[froms[made]]++;
    if (to > 0) {
      own[to]--;
    }
    if (hits[made]) {
      other[Points.opposite(to)] = 1;
      other[Points.BAR]--;
    }
  }

  private void end(int made) {
    Backgammon successor = before.played(Points.code(own), Points.code(other));
    if (found.add(successor) && hops != null) {
      List<Hop> way = new ArrayList<>();
      for (int i = 0; i < made; i++) {
        way.add(new Hop(froms[i], tos[i], hits[i]));
      }
      hops.put(successor, way);
    }
  }
}
