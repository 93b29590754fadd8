package olsy.core.game.reversi;

import static java.lang.Long.bitCount;

import olsy.core.game.Side;

/** A position as one side sees it. What several features need is counted once. */
final class DiscView {

  private static final long FIRST_COLUMN = 0x0101010101010101L;
  private static final long LAST_COLUMN = 0x8080808080808080L;

  private final Othello position;
  private final ReversiSquares squares;
  private final Side side;
  private final long own;
  private final long other;

  private boolean knowsMoves;
  private long moves;
  private boolean knowsStable;
  private long stable;

  DiscView(Othello position, ReversiSquares squares, Side side) {
    this.position = position;
    this.squares = squares;
    this.side = side;
    this.own = position.discs(side);
    this.other = position.discs(side.other());
  }

  ReversiSquares squares() {
    return squares;
  }

  boolean isToMove() {
    return side == position.toMove();
  }

  long own() {
    return own;
  }

  long other() {
    return other;
  }

  long empty() {
    return position.empty();
  }

  /** How many squares are empty. */
  int left() {
    return bitCount(empty());
  }

  /** Squares where the side could put a disc if it were to move. */
  long moves() {
    if (!knowsMoves) {
      moves = Turning.behindRuns(own, other) & empty();
      knowsMoves = true;
    }
    return moves;
  }

  /** Own discs that can never be turned again. */
  long stable() {
    if (!knowsStable) {
      stable = Stability.on(position.board()).stable(own, other);
      knowsStable = true;
    }
    return stable;
  }

  /** Squares next to some squares, in eight directions. */
  static long around(long some) {
    long rows = some | (some << 1 & ~FIRST_COLUMN) | (some >>> 1 & ~LAST_COLUMN);
    return rows | rows << ReversiBoard.ROW | rows >>> ReversiBoard.ROW;
  }
}
