package olsy.core.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A position together with the play that led to it, itself a position: the same game with draws by
 * repetition and by length. A search that is to see repetitions runs on lines; one that is not (the
 * learner's examples are bare positions) does not pay.
 *
 * @param before the line up to the position before, null at its start
 * @param plies how many moves led here
 * @param occurrences how often this position has stood in this line, now included
 * @param reversiblePlies plies since a move that cannot be taken back
 */
public record Line<P extends Position<P>>(
    DrawRules rules, P position, Line<P> before, int plies, int occurrences, int reversiblePlies)
    implements Position<Line<P>> {

  public static <P extends Position<P>> Line<P> startingAt(P position, DrawRules rules) {
    return new Line<>(rules, position, null, 0, 1, 0);
  }

  public Line<P> followedBy(P next) {
    int reversible = position.isReversible(next) ? reversiblePlies + 1 : 0;
    int occurrences = 1;
    Line<P> line = this;
    for (int back = 4;
        back <= reversible;
        back += 2) { // two plies back it cannot be the same again
      line = back == 4 ? before.before.before : line.before.before;
      if (line.position.equals(next)) {
        occurrences = line.occurrences + 1;
        break;
      }
    }
    return new Line<>(rules, next, this, plies + 1, occurrences, reversible);
  }

  /** From its start to here. */
  public List<P> positions() {
    List<P> positions = new ArrayList<>();
    for (Line<P> at = this; at != null; at = at.before) {
      positions.add(at.position);
    }
    Collections.reverse(positions);
    return List.copyOf(positions);
  }

  @Override
  public Side toMove() {
    return position.toMove();
  }

  @Override
  @SuppressWarnings({"unchecked", "rawtypes"})
  public Line<P>[] successors() {
    if (isDrawnByRule()) {
      return new Line[0];
    }
    P[] next = position.successors();
    Line<P>[] lines = new Line[next.length];
    for (int i = 0; i < lines.length; i++) {
      lines[i] = followedBy(next[i]);
    }
    return lines;
  }

  @Override
  public int successorCount() {
    return isDrawnByRule() ? 0 : position.successorCount();
  }

  @Override
  public boolean isTerminal() {
    return isDrawnByRule() || position.isTerminal();
  }

  /** Who has no move has lost, even when the last move was one too many. */
  @Override
  public Outcome outcome() {
    return position.isTerminal() ? position.outcome() : Outcome.DRAW;
  }

  public boolean isDrawnByRule() {
    return occurrences >= rules.occurrences()
        || reversiblePlies >= rules.reversiblePlies()
        || plies >= rules.plies();
  }

  /** The position's: tables do not know what led to it. */
  @Override
  public long key() {
    return position.key();
  }

  /** The same place in the same play. */
  @Override
  public boolean equals(Object o) {
    return o instanceof Line<?> line
        && position.equals(line.position)
        && (before == null ? line.before == null : before == line.before);
  }

  @Override
  public int hashCode() {
    return position.hashCode();
  }
}
