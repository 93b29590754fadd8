package olsy.core.game.checkers;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The 32 squares as one side sees them, in plain rows and columns: slow, and easy to check against
 * the rules. Square 0 is off the board: nobody stands there, and it is not empty.
 */
final class PlainBoard {

  static final int OFF_BOARD = 0;

  /** A direction on a diagonal, as the side sees it. */
  enum Way {
    FORWARD_LEFT(1, -1),
    FORWARD_RIGHT(1, 1),
    BACK_LEFT(-1, -1),
    BACK_RIGHT(-1, 1);

    private final int rows;
    private final int columns;

    Way(int rows, int columns) {
      this.rows = rows;
      this.columns = columns;
    }

    boolean forward() {
      return rows > 0;
    }

    Way opposite() {
      return switch (this) {
        case FORWARD_LEFT -> BACK_RIGHT;
        case FORWARD_RIGHT -> BACK_LEFT;
        case BACK_LEFT -> FORWARD_RIGHT;
        case BACK_RIGHT -> FORWARD_LEFT;
      };
    }
  }

  /** An own piece goes from a square to one next to it. */
  record Step(int from, int to) {}

  private static final char EMPTY = '.';
  private static final char OWN_MAN = 'm';
  private static final char OWN_KING = 'k';
  private static final char THEIR_MAN = 'M';
  private static final char THEIR_KING = 'K';

  private final char[] squares;
  private final boolean ownTurn;
  private final boolean isBlack;

  private PlainBoard(char[] squares, boolean ownTurn, boolean isBlack) {
    this.squares = squares;
    this.ownTurn = ownTurn;
    this.isBlack = isBlack;
  }

  /**
   * @param fen as {@link Fen} writes it: no ranges
   * @param colour of the side that looks, B or W
   */
  static PlainBoard of(String fen, char colour) {
    char[] squares = (" " + ".".repeat(32)).toCharArray();
    String[] parts = fen.split(":", -1);
    for (String list : List.of(parts[1], parts[2])) {
      boolean own = list.charAt(0) == colour;
      for (String item : list.length() == 1 ? new String[0] : list.substring(1).split(",", -1)) {
        boolean king = item.startsWith("K");
        int number = Integer.parseInt(king ? item.substring(1) : item);
        squares[colour == 'B' ? number : 33 - number] =
            own ? (king ? OWN_KING : OWN_MAN) : (king ? THEIR_KING : THEIR_MAN);
      }
    }
    return new PlainBoard(squares, parts[0].charAt(0) == colour, colour == 'B');
  }

  /** Whether an own piece stands on a square as Black numbers it. */
  boolean ownAsBlackSees(int square) {
    int seen = isBlack ? square : 33 - square;
    return man(seen) || king(seen);
  }

  boolean ownTurn() {
    return ownTurn;
  }

  static IntStream all() {
    return IntStream.rangeClosed(1, 32);
  }

  static int row(int square) {
    return (square - 1) / 4 + 1;
  }

  private static int column(int square) {
    return 2 * ((square - 1) % 4) + (row(square) % 2 == 1 ? 2 : 1);
  }

  static int next(int square, Way way) {
    int row = row(square) + way.rows;
    int column = column(square) + way.columns;
    boolean onBoard = row >= 1 && row <= 8 && column >= 1 && column <= 8;
    return onBoard ? 4 * (row - 1) + (column - 1) / 2 + 1 : OFF_BOARD;
  }

  /** The squares next to a square, two to four. */
  static List<Integer> neighbours(int square) {
    List<Integer> neighbours = new ArrayList<>();
    for (Way way : Way.values()) {
      int next = next(square, way);
      if (next != OFF_BOARD) {
        neighbours.add(next);
      }
    }
    return neighbours;
  }

  boolean empty(int square) {
    return squares[square] == EMPTY;
  }

  boolean man(int square) {
    return squares[square] == OWN_MAN;
  }

  boolean king(int square) {
    return squares[square] == OWN_KING;
  }

  boolean own(int square) {
    return man(square) || king(square);
  }

  boolean theirMan(int square) {
    return squares[square] == THEIR_MAN;
  }

  boolean theirKing(int square) {
    return squares[square] == THEIR_KING;
  }

  boolean theirs(int square) {
    return theirMan(square) || theirKing(square);
  }

  private boolean goes(int square, Way way) {
    return king(square)
        || theirKing(square)
        || (man(square) && way.forward())
        || (theirMan(square) && !way.forward());
  }

  /** The steps of own pieces. */
  List<Step> steps() {
    List<Step> steps = new ArrayList<>();
    all()
        .filter(this::own)
        .forEach(
            from -> {
              for (Way way : Way.values()) {
                if (goes(from, way) && empty(next(from, way))) {
                  steps.add(new Step(from, next(from, way)));
                }
              }
            });
    return steps;
  }

  PlainBoard after(Step step) {
    char[] after = squares.clone();
    after[step.from()] = EMPTY;
    after[step.to()] = row(step.to()) == 8 ? OWN_KING : squares[step.from()];
    return new PlainBoard(after, !ownTurn, isBlack);
  }

  /** Whether the piece on a square, of either side, can jump one of the opponent's next to it. */
  boolean canJump(int square, Way way) {
    int over = next(square, way);
    boolean enemy = own(square) ? theirs(over) : own(over);
    return goes(square, way) && enemy && empty(next(over, way));
  }

  private PlainBoard afterJump(int square, Way way) {
    int over = next(square, way);
    char[] after = squares.clone();
    after[square] = EMPTY;
    after[over] = EMPTY;
    after[next(over, way)] = squares[square];
    return new PlainBoard(after, !ownTurn, isBlack);
  }

  private boolean ownPieceCanJump(int victim) {
    for (Way way : Way.values()) {
      int from = next(victim, way.opposite());
      if (from != OFF_BOARD && own(from) && canJump(from, way)) {
        return true;
      }
    }
    return false;
  }

  /**
   * For each way in which the opponent can jump the own piece on a square: whether an own piece can
   * jump the piece that jumped, where it landed.
   */
  List<Boolean> jumpsBack(int square) {
    List<Boolean> back = new ArrayList<>();
    for (Way way : Way.values()) {
      int from = next(square, way.opposite());
      if (from != OFF_BOARD && theirs(from) && canJump(from, way)) {
        back.add(afterJump(from, way).ownPieceCanJump(next(square, way)));
      }
    }
    return back;
  }
}
