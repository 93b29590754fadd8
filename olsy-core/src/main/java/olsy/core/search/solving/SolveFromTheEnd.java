package olsy.core.search.solving;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import olsy.core.game.Outcome;
import olsy.core.game.Position;

/**
 * Values of a game in which positions come back, from its ends backwards (retrograde analysis).
 *
 * <pre>
 * all positions that can be reached from s, and who leads to whom
 * ends of the game have their value
 * while something follows:   a position with a lost successor is won; one with won successors alone is lost
 * what is left is drawn: nobody can force an end
 * </pre>
 *
 * Play that never ends counts as a draw, which is better than a loss and worse than a win. With
 * that the values are exact, and a player who follows them plays best: a won position is left by
 * the move that wins soonest, a drawn one by a move to a drawn one. It is exact for games that are
 * won, lost or drawn. Where ends of a game have many values, or endless play another one, which of
 * two ends is worth going round for is not decided here (Russell and Norvig, exercise 6.3).
 */
final class SolveFromTheEnd<P extends Position<P>> implements Solver<P> {

  /** What a position costs, with its places in the maps and lists: measured, about. */
  private static final long BYTES = 400;

  private static final int REPORT = 1 << 14;
  private static final int UNKNOWN = 2;

  private final long most;
  private final List<P> positions = new ArrayList<>();
  private final Map<P, Integer> numbers = new HashMap<>();
  private final List<int[]> successors = new ArrayList<>();

  /** For the side to move, and after how many plies it ends. */
  private int[] values;

  private int[] plies;

  SolveFromTheEnd(long bytes) {
    this.most = bytes / BYTES;
  }

  @Override
  public Solved<P> solve(P root, SolverListener listener) {
    reach(root, listener);
    values = new int[positions.size()];
    plies = new int[positions.size()];
    Arrays.fill(values, UNKNOWN);
    goBack();
    int value = values[0] == UNKNOWN ? 0 : values[0];
    return new Solved<>(value, line(), positions.size());
  }

  private void reach(P root, SolverListener listener) {
    number(root);
    for (int at = 0; at < positions.size(); at++) {
      P[] next = positions.get(at).successors();
      int[] reached = new int[next.length];
      for (int i = 0; i < next.length; i++) {
        reached[i] = number(next[i]);
      }
      successors.add(reached);
      if (positions.size() > most) {
        throw new SolverMemorySpent(positions.size());
      }
      if (at % REPORT == REPORT - 1) {
        listener.looked(positions.size());
      }
    }
  }

  private int number(P position) {
    Integer known = numbers.putIfAbsent(position, positions.size());
    if (known == null) {
      positions.add(position);
      return positions.size() - 1;
    }
    return known;
  }

  private void goBack() {
    int[][] before = predecessors();
    int[] undecided = new int[positions.size()];
    Deque<Integer> decided = new ArrayDeque<>();
    for (int at = 0; at < undecided.length; at++) {
      undecided[at] = successors.get(at).length;
      if (undecided[at] == 0) {
        values[at] = result(positions.get(at));
        decided.add(at);
      }
    }
    while (!decided.isEmpty()) {
      int at = decided.remove();
      for (int earlier : before[at]) {
        undecided[earlier]--;
        if (values[earlier] == UNKNOWN && values[at] == -1) {
          decide(earlier, 1, plies[at] + 1, decided);
        } else if (values[earlier] == UNKNOWN && undecided[earlier] == 0) {
          decide(earlier, worst(earlier), plies[at] + 1, decided);
        }
      }
    }
  }

  private void decide(int at, int value, int after, Deque<Integer> decided) {
    values[at] = value;
    plies[at] = after;
    decided.add(at);
  }

  /** No successor is lost for the other side: a draw among them is the best there is. */
  private int worst(int at) {
    boolean drawn = Arrays.stream(successors.get(at)).anyMatch(next -> values[next] == 0);
    return drawn ? 0 : -1;
  }

  private int[][] predecessors() {
    int[] sizes = new int[positions.size()];
    successors.forEach(reached -> Arrays.stream(reached).forEach(next -> sizes[next]++));
    int[][] before = new int[sizes.length][];
    Arrays.setAll(before, at -> new int[sizes[at]]);
    for (int at = 0; at < sizes.length; at++) {
      for (int next : successors.get(at)) {
        sizes[next]--;
        before[next][sizes[next]] = at;
      }
    }
    return before;
  }

  private int result(P end) {
    Outcome outcome = end.outcome();
    return outcome == Outcome.DRAW ? 0 : outcome.isWinOf(end.toMove()) ? 1 : -1;
  }

  private List<P> line() {
    List<P> line = new ArrayList<>();
    Set<Integer> seen = new HashSet<>();
    int at = 0;
    while (seen.add(at) && successors.get(at).length > 0) {
      at = best(at);
      line.add(positions.get(at));
    }
    return line;
  }

  /** Wins soonest, loses last; the first of equals. */
  private int best(int from) {
    int best = -1;
    for (int next : successors.get(from)) {
      if (best < 0 || worth(next) > worth(best)) {
        best = next;
      }
    }
    return best;
  }

  /** Of a position for the side that moves to it. */
  private long worth(int at) {
    long drawn = Integer.MAX_VALUE;
    return switch (values[at]) {
      case -1 -> 2 * drawn - plies[at];
      case 1 -> plies[at];
      default -> drawn;
    };
  }
}
