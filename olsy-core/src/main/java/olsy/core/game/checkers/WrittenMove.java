package olsy.core.game.checkers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import olsy.core.game.Side;

/**
 * A legal move with the squares it passes, as books write it: {@code 11-15}, {@code 22x15}, and the
 * whole path ({@code 18x9x5}) where begin and end leave open what was captured.
 *
 * @param path the numbers of the squares, begin and end included
 */
record WrittenMove(List<Integer> path, boolean capture, Checkers successor) {

  WrittenMove {
    path = List.copyOf(path);
  }

  /** All legal moves, one for every path of a capture. */
  static List<WrittenMove> all(Checkers s) {
    List<WrittenMove> moves = new ArrayList<>();
    if (s.canCapture()) {
      for (int square = 1; square <= 32; square++) {
        if ((s.own() & Checkers.square(square)) != 0) {
          captures(s, Checkers.square(square), s.other(), List.of(square), moves);
        }
      }
    } else {
      for (Checkers successor : s.successors()) {
        long from = s.own() & ~successor.other();
        long to = successor.other() & ~s.own();
        moves.add(
            new WrittenMove(List.of(Checkers.number(from), Checkers.number(to)), false, successor));
      }
    }
    return moves;
  }

  /** The first of the legal moves that leads to a position. */
  static Optional<WrittenMove> to(Checkers successor, List<WrittenMove> legal) {
    return legal.stream().filter(move -> move.successor().equals(successor)).findFirst();
  }

  private static void captures(
      Checkers s, long from, long victims, List<Integer> path, List<WrittenMove> into) {
    long at = Checkers.square(path.get(path.size() - 1));
    boolean further = false;
    int forward = s.toMove() == Side.FIRST ? 1 : -1;
    int[] steps = {4 * forward, 5 * forward, -4 * forward, -5 * forward};
    boolean king = (s.kings() & from) != 0;
    long empty = (Checkers.BOARD & ~(s.own() | s.other())) | from;
    for (int step : Arrays.copyOf(steps, king ? 4 : 2)) {
      long over = Long.rotateLeft(at, step) & victims;
      long to = Long.rotateLeft(over, step) & empty;
      if (to != 0) {
        further = true;
        List<Integer> longer = new ArrayList<>(path);
        longer.add(Checkers.number(to));
        captures(s, from, victims ^ over, longer, into);
      }
    }
    if (!further && path.size() > 1) {
      into.add(new WrittenMove(path, true, s.afterMove(from, at, victims)));
    }
  }

  int begin() {
    return path.get(0);
  }

  int end() {
    return path.get(path.size() - 1);
  }

  /** As short as the other legal moves allow. */
  String text(List<WrittenMove> legal) {
    boolean ambiguous =
        legal.stream()
            .anyMatch(
                move ->
                    move.begin() == begin()
                        && move.end() == end()
                        && !move.successor.equals(successor));
    String separator = capture ? "x" : "-";
    return ambiguous
        ? path.stream().map(String::valueOf).collect(Collectors.joining(separator))
        : begin() + separator + end();
  }

  /** Whether it begins and ends as these squares do and passes those between in their order. */
  boolean passes(List<Integer> squares) {
    int passed = 1;
    for (int square : path.subList(1, path.size() - 1)) {
      if (passed < squares.size() - 1 && squares.get(passed) == square) {
        passed++;
      }
    }
    return passed == squares.size() - 1
        && begin() == squares.get(0)
        && end() == squares.get(squares.size() - 1);
  }
}
