package olsy.play.board;

import java.util.HashSet;
import java.util.Set;
import olsy.core.game.Side;

/**
 * What the last move did to a board.
 *
 * @param moved numbers of the squares that the mover left or came to
 * @param captured numbers of those where the other side lost something
 */
public record LastMove(Set<Integer> moved, Set<Integer> captured) {

  /** Nobody has moved. */
  public static final LastMove NONE = new LastMove(Set.of(), Set.of());

  public LastMove {
    moved = Set.copyOf(moved);
    captured = Set.copyOf(captured);
  }

  public static LastMove of(Board before, Board after, Side mover) {
    char others = mover == Side.FIRST ? 'w' : 'b';
    Set<Integer> moved = new HashSet<>();
    Set<Integer> captured = new HashSet<>();
    for (int number = 1; number <= before.squares().length(); number++) {
      if (before.at(number) != after.at(number)) {
        boolean lost = Character.toLowerCase(before.at(number)) == others;
        (lost ? captured : moved).add(number);
      }
    }
    return new LastMove(moved, captured);
  }

  boolean isNone() {
    return moved.isEmpty() && captured.isEmpty();
  }
}
