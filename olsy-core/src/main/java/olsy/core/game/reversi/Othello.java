package olsy.core.game.reversi;

import static java.lang.Long.bitCount;

import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * A position of Othello: a set of bits for each side, seen from the side to move.
 *
 * <pre>
 * successors  by square: a1, b1 … h1, a2 … h8
 *             who cannot turn a disc passes, as the one successor; when neither can, the game is over
 * </pre>
 *
 * Black moves first. Whoever has more discs at the end has won.
 *
 * @param own discs of the side to move, as {@link ReversiBoard} numbers squares
 * @param other discs of its opponent
 */
public record Othello(long own, long other, Side toMove, ReversiBoard board)
    implements Position<Othello> {

  private static final long OF_FIRST = 0x9E3779B97F4A7C15L;
  private static final long OF_SECOND = 0xC2B2AE3D27D4EB4FL;
  private static final long OF_TURN = 0xD6E8FEB86659FD93L;

  public Othello {
    assert (own & other) == 0 && ((own | other) & ~board.squares()) == 0;
  }

  /** Two discs of each side stand crosswise in the middle; White's are on the diagonal from a1. */
  public static Othello start(ReversiBoard board) {
    int high = board.size() / 2;
    int low = high - 1;
    return new Othello(
        ReversiBoard.bit(high, low) | ReversiBoard.bit(low, high),
        ReversiBoard.bit(low, low) | ReversiBoard.bit(high, high),
        Side.FIRST,
        board);
  }

  @Override
  public Othello[] successors() {
    long moves = moves();
    if (moves == 0) {
      return movesOfOther() == 0 ? new Othello[0] : new Othello[] {afterPass()};
    }
    Othello[] successors = new Othello[bitCount(moves)];
    Side next = toMove.other();
    for (int n = 0; moves != 0; moves &= moves - 1) {
      int square = Long.numberOfTrailingZeros(moves);
      long turned = Turning.turned(own, other, square);
      successors[n++] = new Othello(other ^ turned, own | turned | 1L << square, next, board);
    }
    return successors;
  }

  Othello afterPass() {
    return new Othello(/* own= */ other, /* other= */ own, toMove.other(), board);
  }

  @Override
  public int successorCount() {
    int moves = bitCount(moves());
    return moves != 0 || movesOfOther() == 0 ? moves : 1;
  }

  @Override
  public boolean isTerminal() {
    return moves() == 0 && movesOfOther() == 0;
  }

  /** Squares where the side to move may put a disc. */
  long moves() {
    return Turning.behindRuns(own, other) & empty();
  }

  /** Squares where its opponent might, if it were to move. */
  long movesOfOther() {
    return Turning.behindRuns(/* own= */ other, /* other= */ own) & empty();
  }

  long empty() {
    return board.squares() & ~(own | other);
  }

  long discs(Side side) {
    return side == toMove ? own : other;
  }

  /**
   * Mixed twice: as a sum of products it would not tell the rows of higher bits apart, which keep
   * few bits of a product.
   */
  @Override
  public long key() {
    long key = discs(Side.FIRST) * OF_FIRST;
    key ^= key >>> 32;
    key = (key + discs(Side.SECOND)) * OF_SECOND;
    key ^= key >>> 32;
    return (toMove == Side.FIRST ? key : key + 1) * OF_TURN;
  }

  @Override
  public Outcome outcome() {
    int lead = bitCount(own) - bitCount(other);
    return lead == 0 ? Outcome.DRAW : Outcome.winOf(lead > 0 ? toMove : toMove.other());
  }

  /** The board fills; nobody passes twice in turn. */
  @Override
  public boolean isReversible(Othello successor) {
    return false;
  }

  /** Not the record's own, which differs from run to run with the identity of {@code toMove}. */
  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }
}
