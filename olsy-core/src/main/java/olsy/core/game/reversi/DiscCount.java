package olsy.core.game.reversi;

import static java.lang.Long.bitCount;

import olsy.core.game.ResultCount;
import olsy.core.game.Side;

/**
 * Discs at the end; empty squares count for nobody. Stable discs are settled. Positions that are
 * mirror images of each other have the same rest.
 *
 * @param board its size
 */
record DiscCount(ReversiBoard board) implements ResultCount<Othello> {

  private static final int MIRRORINGS = 4;

  @Override
  public String what() {
    return "discs";
  }

  @Override
  public int settled(Othello position) {
    long first = position.discs(Side.FIRST);
    long second = position.discs(Side.SECOND);
    return position.isTerminal()
        ? bitCount(first) - bitCount(second)
        : bitCount(stable(first, second)) - bitCount(stable(second, first));
  }

  /** Every other square may become the one side's or the other's. */
  @Override
  public int open(Othello position) {
    long first = position.discs(Side.FIRST);
    long second = position.discs(Side.SECOND);
    return position.isTerminal()
        ? 0
        : board.squareCount() - bitCount(stable(first, second)) - bitCount(stable(second, first));
  }

  private long stable(long own, long other) {
    return Stability.on(board).stable(own, other);
  }

  /** The least of the keys of its eight mirror images. */
  @Override
  public long rest(Othello position) {
    long own = position.own();
    long other = position.other();
    long least = Long.MAX_VALUE;
    for (int n = 0; n < MIRRORINGS; n++) {
      own = n % 2 == 0 ? upsideDown(own) : sideways(own);
      other = n % 2 == 0 ? upsideDown(other) : sideways(other);
      least = Math.min(least, key(position, own, other));
      least = Math.min(least, key(position, transposed(own), transposed(other)));
    }
    return least;
  }

  private long key(Othello position, long own, long other) {
    return new Othello(own, other, position.toMove(), board).key();
  }

  private long upsideDown(long squares) {
    return Long.reverseBytes(squares) >>> (ReversiBoard.ROW * missing());
  }

  private long sideways(long squares) {
    return Long.reverseBytes(Long.reverse(squares)) >>> missing();
  }

  /** Rows of the largest board that this one has not. */
  private int missing() {
    return ReversiBoard.ROW - board.size();
  }

  /** Rows for columns: exchanges squares, then blocks of four, then of sixteen. */
  private static long transposed(long squares) {
    long turned = exchanged(squares, 0x00AA00AA00AA00AAL, 7);
    turned = exchanged(turned, 0x0000CCCC0000CCCCL, 14);
    return exchanged(turned, 0x00000000F0F0F0F0L, 28);
  }

  private static long exchanged(long squares, long which, int distance) {
    long different = (squares ^ squares >>> distance) & which;
    return squares ^ different ^ different << distance;
  }
}
