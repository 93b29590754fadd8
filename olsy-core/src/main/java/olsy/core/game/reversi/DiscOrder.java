package olsy.core.game.reversi;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import olsy.core.game.TieOrder;

/**
 * Moves by the square the disc is put on. Most programs run through the board by rows or columns,
 * one way or the other; some look at corners first and have an order of their own.
 *
 * @param squares numbers of all squares from 0, row by row, first to come first
 */
record DiscOrder(ReversiBoard board, List<Integer> squares) implements TieOrder<Othello> {

  private static final Pattern COMMA = Pattern.compile(",");

  /** Ways to run through the board. */
  private enum Run {
    ROWS,
    COLUMNS,
    DIAGONALS,
    ANTIDIAGONALS;

    private List<Integer> squares(ReversiBoard board, boolean up) {
      List<Integer> squares =
          new ArrayList<>(IntStream.range(0, board.squareCount()).boxed().toList());
      squares.sort(Comparator.comparingInt(square -> line(square, board.size())));
      if (!up) {
        Collections.reverse(squares);
      }
      return List.copyOf(squares);
    }

    private int line(int square, int size) {
      int row = square / size;
      int column = square % size;
      return switch (this) {
        case ROWS -> row;
        case COLUMNS -> column;
        case DIAGONALS -> row - column;
        case ANTIDIAGONALS -> row + column;
      };
    }

    private String name(boolean up) {
      return name().toLowerCase(Locale.ROOT) + (up ? "-up" : "-down");
    }
  }

  DiscOrder {
    squares = List.copyOf(squares);
    if (squares.size() != board.squareCount()
        || squares.stream().distinct().count() != squares.size()
        || squares.stream().anyMatch(square -> square < 0 || square >= board.squareCount())) {
      throw new IllegalArgumentException(
          "expected all " + board.squareCount() + " squares once, found " + squares.size());
    }
  }

  static List<TieOrder<Othello>> all(ReversiBoard board) {
    List<TieOrder<Othello>> all = new ArrayList<>();
    for (Run run : Run.values()) {
      all.add(new DiscOrder(board, run.squares(board, true)));
      all.add(new DiscOrder(board, run.squares(board, false)));
    }
    return List.copyOf(all);
  }

  /**
   * Reads an order.
   *
   * @throws IllegalArgumentException when this is no order's name
   */
  static DiscOrder named(ReversiBoard board, String name) {
    return run(board, name)
        .orElseGet(
            () ->
                new DiscOrder(
                    board, COMMA.splitAsStream(name).map(text -> square(board, text)).toList()));
  }

  private static Optional<DiscOrder> run(ReversiBoard board, String name) {
    for (Run run : Run.values()) {
      for (boolean up : new boolean[] {true, false}) {
        if (run.name(up).equals(name)) {
          return Optional.of(new DiscOrder(board, run.squares(board, up)));
        }
      }
    }
    return Optional.empty();
  }

  private static int square(ReversiBoard board, String name) {
    return IntStream.range(0, board.squareCount())
        .filter(number -> board.name(board.square(number)).equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "expected rows-up, columns-down … or all squares like a1,b1, found \""
                        + name
                        + '"'));
  }

  /** {@code rows-up}; or all squares, with commas between them. */
  @Override
  public String name() {
    for (Run run : Run.values()) {
      for (boolean up : new boolean[] {true, false}) {
        if (run.squares(board, up).equals(squares)) {
          return run.name(up);
        }
      }
    }
    return squares.stream()
        .map(number -> board.name(board.square(number)))
        .collect(Collectors.joining(","));
  }

  /** A pass is alone. */
  @Override
  public int rank(Othello position, Othello successor) {
    long disc = DiscSquares.disc(position, successor);
    return disc == 0 ? -1 : squares.indexOf(board.number(disc));
  }

  /** One square stands somewhere else. */
  @Override
  public List<TieOrder<Othello>> neighbours() {
    List<TieOrder<Othello>> neighbours = new ArrayList<>();
    for (int from = 0; from < squares.size(); from++) {
      for (int to = 0; to < squares.size(); to++) {
        if (to != from) {
          List<Integer> moved = new ArrayList<>(squares);
          moved.add(to, moved.remove(from));
          neighbours.add(new DiscOrder(board, moved));
        }
      }
    }
    return neighbours;
  }
}
