package olsy.core.game.checkers;

import java.util.ArrayList;
import java.util.List;
import olsy.core.game.TieOrder;

/**
 * Moves by the squares they begin and end on: programs run through the board by rows, columns or
 * diagonals, one way or the other.
 *
 * @param numbering in which the squares are run through
 * @param beginFirst whether the square a move begins on comes before the one it ends on
 * @param beginUp whether begin squares are run through upwards
 * @param endUp whether end squares are
 */
record SquareOrder(Numbering numbering, boolean beginFirst, boolean beginUp, boolean endUp)
    implements TieOrder<Checkers> {

  enum Numbering {
    ROWS,
    COLUMNS,
    DIAGONALS,
    ANTIDIAGONALS;

    /** From 0 to 63. */
    private int of(int square) {
      int row = (square - 1) / 4;
      int column = 2 * ((square - 1) % 4) + (row % 2 == 0 ? 1 : 0);
      return switch (this) {
        case ROWS -> 8 * row + column;
        case COLUMNS -> 8 * column + row;
        case DIAGONALS -> 8 * ((row - column + 8) / 2) + row;
        case ANTIDIAGONALS -> 8 * ((row + column) / 2) + row;
      };
    }
  }

  static final List<TieOrder<Checkers>> ALL = all();

  private static List<TieOrder<Checkers>> all() {
    boolean[] both = {true, false};
    List<TieOrder<Checkers>> all = new ArrayList<>();
    for (Numbering numbering : Numbering.values()) {
      for (boolean beginFirst : both) {
        for (boolean beginUp : both) {
          for (boolean endUp : both) {
            all.add(new SquareOrder(numbering, beginFirst, beginUp, endUp));
          }
        }
      }
    }
    return List.copyOf(all);
  }

  /** {@code rows begin-up end-down}; what stands first decides first. */
  @Override
  public String name() {
    String begin = beginUp ? "begin-up" : "begin-down";
    String end = endUp ? "end-up" : "end-down";
    return numbering.name().toLowerCase(java.util.Locale.ROOT)
        + " "
        + (beginFirst ? begin + " " + end : end + " " + begin);
  }

  /** A capture that ends where it began has no squares that changed hands: it comes first. */
  @Override
  public int rank(Checkers position, Checkers successor) {
    long from = position.own() & ~successor.other();
    long to = successor.other() & ~position.own();
    if (from == 0 || to == 0) {
      return -1;
    }
    int begin = numbering.of(Checkers.number(from));
    int end = numbering.of(Checkers.number(to));
    int beginRank = beginUp ? begin : 63 - begin;
    int endRank = endUp ? end : 63 - end;
    return beginFirst ? 64 * beginRank + endRank : 64 * endRank + beginRank;
  }
}
