package olsy.play.secondgame;

import static java.lang.Integer.bitCount;

import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * A position of Breakthrough on a board of 5×5, two bit sets seen from the side to move.
 *
 * <pre>
 * Bit 5·row + column. The first side begins on rows 0 and 1 and moves to higher rows, the second begins on rows 4 and 3.
 * </pre>
 *
 * Successors come in this order: straight on, to the lower column, to the higher column, each from
 * the lowest bit reached.
 *
 * @param own men of the side to move
 * @param other men of its opponent
 */
record Breakthrough(int own, int other, Side toMove) implements Position<Breakthrough> {

  static final int SIZE = 5;
  static final int SQUARES = SIZE * SIZE;
  private static final int BOARD = (1 << SQUARES) - 1;
  private static final int COLUMN_0 = 1 | 1 << 5 | 1 << 10 | 1 << 15 | 1 << 20;
  private static final int COLUMN_4 = COLUMN_0 << 4;

  static final Breakthrough START = new Breakthrough(row(0) | row(1), row(3) | row(4), Side.FIRST);

  Breakthrough {
    assert (own & other) == 0 && ((own | other) & ~BOARD) == 0;
  }

  private static int row(int row) {
    return 0x1F << (SIZE * row);
  }

  /** The row where a side begins, or some rows on. */
  static int row(Side side, int on) {
    return row(side == Side.FIRST ? on : SIZE - 1 - on);
  }

  int men(Side side) {
    return side == toMove ? own : other;
  }

  @Override
  public Breakthrough[] successors() {
    Breakthrough[] successors = new Breakthrough[successorCount()];
    if (successors.length > 0) {
      int n = moves(0, successors, 0);
      n = moves(-1, successors, n);
      moves(1, successors, n);
    }
    return successors;
  }

  private int moves(int aside, Breakthrough[] into, int n) {
    for (int to = targets(aside); to != 0; to &= to - 1) {
      int at = to & -to;
      int from = shifted(at, -by(toMove, aside));
      into[n++] = new Breakthrough(other & ~at, own ^ from ^ at, toMove.other());
    }
    return n;
  }

  /** Where men of the side to move can go; straight on they take nothing. */
  private int targets(int aside) {
    return aside == 0
        ? shifted(own, by(toMove, 0)) & BOARD & ~(own | other)
        : attacked(own, toMove, aside) & ~own;
  }

  private static int by(Side side, int aside) {
    return side == Side.FIRST ? SIZE + aside : aside - SIZE;
  }

  private static int shifted(int men, int by) {
    return by > 0 ? men << by : men >>> -by;
  }

  /** Squares before a side's men, to one hand. */
  private static int attacked(int men, Side side, int aside) {
    int inside = men & ~(aside < 0 ? COLUMN_0 : COLUMN_4);
    return shifted(inside, by(side, aside)) & BOARD;
  }

  /** Squares on which a side's men could take. */
  int attacked(Side side) {
    return attacked(men(side), side, -1) | attacked(men(side), side, 1);
  }

  @Override
  public int successorCount() {
    return isTerminal() ? 0 : bitCount(targets(0)) + bitCount(targets(-1)) + bitCount(targets(1));
  }

  /** Otherwise the foremost man of the side to move can always move. */
  @Override
  public boolean isTerminal() {
    return own == 0 || (other & row(toMove, 0)) != 0;
  }

  @Override
  public long key() {
    return own * 0x9E3779B97F4A7C15L + other * 0xC2B2AE3D27D4EB4FL + (toMove == Side.FIRST ? 0 : 1);
  }

  @Override
  public Outcome outcome() {
    return Outcome.winOf(toMove.other());
  }

  @Override
  public boolean isReversible(Breakthrough successor) {
    return false;
  }

  /** Not the record's own, which differs from run to run with the identity of {@code toMove}. */
  @Override
  public int hashCode() {
    return (own * 31 + other) * 31 + (toMove == Side.FIRST ? 0 : 1);
  }
}
