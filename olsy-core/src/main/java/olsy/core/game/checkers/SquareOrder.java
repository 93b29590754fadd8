package olsy.core.game.checkers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import olsy.core.game.TieOrder;

/**
 * Moves by the squares they begin and end on. Most programs run through the board by rows, columns
 * or diagonals, one way or the other; some in an order of their own.
 *
 * @param begin the squares to begin on, first to come first
 * @param end the squares to end on
 * @param beginDecides whether the square a move begins on comes before the one it ends on
 */
record SquareOrder(List<Integer> begin, List<Integer> end, boolean beginDecides)
    implements TieOrder<Checkers> {

  private static final int SQUARES = 32;

  /** Ways to run through the board. */
  private enum Run {
    ROWS,
    COLUMNS,
    DIAGONALS,
    ANTIDIAGONALS;

    private List<Integer> squares(boolean up) {
      List<Integer> squares = new ArrayList<>();
      for (int square = 1; square <= SQUARES; square++) {
        squares.add(square);
      }
      squares.sort(Comparator.comparingInt(this::line).thenComparingInt(Run::row));
      if (!up) {
        Collections.reverse(squares);
      }
      return List.copyOf(squares);
    }

    private String name(boolean up) {
      return name().toLowerCase(Locale.ROOT) + (up ? "-up" : "-down");
    }

    private int line(int square) {
      int row = row(square);
      int column = 2 * ((square - 1) % 4) + (row % 2 == 0 ? 1 : 0);
      return switch (this) {
        case ROWS -> 8 * row + column;
        case COLUMNS -> column;
        case DIAGONALS -> row - column;
        case ANTIDIAGONALS -> row + column;
      };
    }

    private static int row(int square) {
      return (square - 1) / 4;
    }
  }

  private static final Pattern NAME =
      Pattern.compile("(begin|end) ([a-z0-9,-]+) (begin|end) ([a-z0-9,-]+)");

  /** Programs make the moves of one piece after the other: the square to begin on decides. */
  static final List<TieOrder<Checkers>> ALL = all();

  SquareOrder {
    begin = List.copyOf(begin);
    end = List.copyOf(end);
    for (List<Integer> squares : List.of(begin, end)) {
      if (squares.size() != SQUARES || squares.stream().distinct().count() != SQUARES) {
        throw new IllegalArgumentException("expected all 32 squares once, found " + squares);
      }
    }
  }

  private static List<TieOrder<Checkers>> all() {
    List<TieOrder<Checkers>> all = new ArrayList<>();
    boolean[] both = {true, false};
    for (Run run : Run.values()) {
      for (boolean beginUp : both) {
        for (boolean endUp : both) {
          all.add(new SquareOrder(run.squares(beginUp), run.squares(endUp), true));
        }
      }
    }
    return List.copyOf(all);
  }

  /**
   * @throws IllegalArgumentException when this is no order's name
   */
  static SquareOrder named(String name) {
    Matcher parts = NAME.matcher(name);
    if (!parts.matches() || parts.group(1).equals(parts.group(3))) {
      throw new IllegalArgumentException(
          "expected an order like \"begin rows-up end rows-down\", found \"" + name + '"');
    }
    boolean beginDecides = parts.group(1).equals("begin");
    List<Integer> first = squares(parts.group(2));
    List<Integer> second = squares(parts.group(4));
    return beginDecides
        ? new SquareOrder(first, second, true)
        : new SquareOrder(second, first, false);
  }

  private static List<Integer> squares(String text) {
    for (Run run : Run.values()) {
      for (boolean up : new boolean[] {true, false}) {
        if (run.name(up).equals(text)) {
          return run.squares(up);
        }
      }
    }
    try {
      return Pattern.compile(",").splitAsStream(text).map(Integer::valueOf).toList();
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "expected rows-up, columns-down … or all 32 squares, found \"" + text + '"', e);
    }
  }

  /** {@code begin rows-up end rows-down}; what stands first decides first. */
  @Override
  public String name() {
    String begins = "begin " + text(begin);
    String ends = "end " + text(end);
    return beginDecides ? begins + " " + ends : ends + " " + begins;
  }

  private static String text(List<Integer> squares) {
    for (Run run : Run.values()) {
      for (boolean up : new boolean[] {true, false}) {
        if (run.squares(up).equals(squares)) {
          return run.name(up);
        }
      }
    }
    return squares.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  /** A capture that ends where it began has no squares that changed hands: it comes first. */
  @Override
  public int rank(Checkers position, Checkers successor) {
    long from = position.own() & ~successor.other();
    long to = successor.other() & ~position.own();
    if (from == 0 || to == 0) {
      return -1;
    }
    int beginRank = begin.indexOf(Checkers.number(from));
    int endRank = end.indexOf(Checkers.number(to));
    return beginDecides ? SQUARES * beginRank + endRank : SQUARES * endRank + beginRank;
  }

  /** One of the squares that decide stands somewhere else. */
  @Override
  public List<TieOrder<Checkers>> neighbours() {
    List<TieOrder<Checkers>> neighbours = new ArrayList<>();
    for (int from = 0; from < SQUARES; from++) {
      int moved = from;
      IntStream.range(0, SQUARES)
          .filter(to -> to != moved)
          .mapToObj(to -> withMoved(moved, to))
          .forEach(neighbours::add);
    }
    return neighbours;
  }

  private SquareOrder withMoved(int from, int to) {
    List<Integer> squares = new ArrayList<>(beginDecides ? begin : end);
    squares.add(to, squares.remove(from));
    return beginDecides
        ? new SquareOrder(squares, end, true)
        : new SquareOrder(begin, squares, false);
  }
}
