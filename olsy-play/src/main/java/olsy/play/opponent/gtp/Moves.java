package olsy.play.opponent.gtp;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Line;
import olsy.core.game.Position;

/**
 * The play that leads from a game's start to where a line is: GTP knows no positions, only moves.
 *
 * <pre>
 * the line's own moves; before them any way from the start to its opening, the shortest of at most 8 plies
 * </pre>
 */
final class Moves {

  /** Openings that are played at random are shorter. */
  static final int LONGEST_OPENING = 8;

  private Moves() {}

  /**
   * All positions from the start on.
   *
   * @return nothing where the line begins too far from the start
   */
  static <P extends Position<P>> Optional<List<P>> from(Game<P> game, Line<P> play) {
    Deque<P> played = new ArrayDeque<>();
    for (Line<P> line = play; line != null; line = line.before()) {
      played.addFirst(line.position());
    }
    for (int plies = 0; plies <= LONGEST_OPENING; plies++) {
      List<P> way = new ArrayList<>();
      if (leads(game.start(), played.peekFirst(), plies, way)) {
        played.removeFirst();
        way.addAll(played);
        return Optional.of(List.copyOf(way));
      }
    }
    return Optional.empty();
  }

  private static <P extends Position<P>> boolean leads(P from, P to, int plies, List<P> way) {
    way.add(from);
    if (plies == 0 ? from.equals(to) : successorLeads(from, to, plies, way)) {
      return true;
    }
    way.remove(way.size() - 1);
    return false;
  }

  private static <P extends Position<P>> boolean successorLeads(
      P from, P to, int plies, List<P> way) {
    for (P successor : from.successors()) {
      if (leads(successor, to, plies - 1, way)) {
        return true;
      }
    }
    return false;
  }
}
