package olsy.core.game.checkers;

import static java.lang.Long.bitCount;
import static java.lang.Long.rotateLeft;

import java.util.Arrays;
import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * A position of English checkers, three bit sets seen from the side to move.
 *
 * <pre>
 * Samuel's board of 1959: after every second row one bit stays unused, so that every step on the board is a step of 4 or
 * 5 bits, whatever the row, and a piece that leaves the board lands on an unused bit.
 *
 *        31  32  33  34        White (SECOND) moves by -4 and -5
 *      27  28  29  30    (26)
 *        22  23  24  25
 *      18  19  20  21    (17)
 *         …                     a rotation by a signed distance serves both colours and both directions:
 *       0   1   2   3           what it carries round the word's end, BOARD cuts off
 * </pre>
 *
 * Successors come in this order: forward by 4, forward by 5, backward by 4, backward by 5, each
 * from square 1 upwards by the square reached; a multiple capture branches in the same order of
 * directions. Different ways to capture that end in the same position count as different
 * successors, as in published perft counts.
 *
 * @param own pieces of the side to move
 * @param other pieces of its opponent
 * @param kings kings of both
 */
public record Checkers(long own, long other, long kings, Side toMove)
    implements Position<Checkers> {

  /** The bits that are squares. */
  public static final long BOARD = ((1L << 35) - 1) & ~(1L << 8 | 1L << 17 | 1L << 26);

  /** Large odd numbers, drawn by lot. */
  private static final long OF_FIRST = 0x9E3779B97F4A7C15L;

  private static final long OF_SECOND = 0xC2B2AE3D27D4EB4FL;
  private static final long OF_KINGS = 0xD6E8FEB86659FD93L;
  private static final long OF_TURN = 0xA0761D6478BD642FL;
  private static final long LAST_ROWS = (0xFL << 31) | 0xFL;

  public static final Checkers START =
      new Checkers(BOARD & ((1L << 13) - 1), BOARD & (-1L << 22), 0, Side.FIRST);

  /** The bit of the square that books number 1 to 32. */
  static long square(int number) {
    return 1L << (number - 1 + (number - 1) / 8);
  }

  /** The number of the square that a single bit stands for. */
  static int number(long square) {
    int bit = Long.numberOfTrailingZeros(square);
    return bit - bit / 9 + 1;
  }

  static long squares(int... numbers) {
    long squares = 0;
    for (int number : numbers) {
      squares |= square(number);
    }
    return squares;
  }

  public Checkers {
    assert (own & other) == 0 && ((own | other) & ~BOARD) == 0 && (kings & ~(own | other)) == 0;
  }

  @Override
  public Checkers[] successors() {
    return canCapture() ? captures().toArray() : steps();
  }

  @Override
  public int successorCount() {
    return canCapture() ? captures().size : mobility();
  }

  @Override
  public boolean isTerminal() {
    return !canStep() && !canCapture();
  }

  /** Who cannot move has lost. */
  @Override
  public Outcome outcome() {
    return Outcome.winOf(toMove.other());
  }

  @Override
  public boolean isQuiet() {
    return !canCapture();
  }

  /** Captures and moves of men are for ever. */
  @Override
  public boolean isReversible(Checkers successor) {
    return other == successor.own && (own & ~kings) == (successor.other & ~successor.kings);
  }

  public boolean canCapture() {
    int four = four();
    int five = five();
    long ownKings = own & kings;
    return (landings(own, four)
            | landings(own, five)
            | landings(ownKings, -four)
            | landings(ownKings, -five))
        != 0;
  }

  private boolean canStep() {
    int four = four();
    int five = five();
    long k = own & kings;
    return ((rotateLeft(own, four)
                | rotateLeft(own, five)
                | rotateLeft(k, -four)
                | rotateLeft(k, -five))
            & empty())
        != 0;
  }

  /** The number of steps of the side to move, captures aside. */
  int mobility() {
    return mobility(own, four(), five());
  }

  int mobilityOfOther() {
    return mobility(other, -four(), -five());
  }

  private int mobility(long pieces, int four, int five) {
    long empty = empty();
    int forward =
        bitCount(rotateLeft(pieces, four) & empty) + bitCount(rotateLeft(pieces, five) & empty);
    long k = pieces & kings;
    return k == 0
        ? forward
        : forward + bitCount(rotateLeft(k, -four) & empty) + bitCount(rotateLeft(k, -five) & empty);
  }

  private Checkers[] steps() {
    Checkers[] successors = new Checkers[mobility()];
    int n = steps(own, four(), successors, 0);
    n = steps(own, five(), successors, n);
    long ownKings = own & kings;
    if (ownKings != 0) {
      n = steps(ownKings, -four(), successors, n);
      steps(ownKings, -five(), successors, n);
    }
    return successors;
  }

  private int steps(long movers, int step, Checkers[] into, int n) {
    Side next = toMove.other();
    for (long to = rotateLeft(movers, step) & empty(); to != 0; to &= to - 1) {
      long at = to & -to;
      long moved = at | rotateLeft(at, -step);
      long crowned = (kings & moved) != 0 ? kings ^ moved : kings | (at & LAST_ROWS);
      into[n++] = new Checkers(/* own= */ other, /* other= */ own ^ moved, crowned, next);
    }
    return n;
  }

  private Buffer captures() {
    Buffer successors = new Buffer();
    captures(own, four(), successors);
    captures(own, five(), successors);
    long ownKings = own & kings;
    if (ownKings != 0) {
      captures(ownKings, -four(), successors);
      captures(ownKings, -five(), successors);
    }
    return successors;
  }

  private void captures(long movers, int step, Buffer into) {
    for (long to = landings(movers, step); to != 0; to &= to - 1) {
      long at = to & -to;
      long over = rotateLeft(at, -step);
      captureOn(rotateLeft(over, -step), at, other ^ over, into);
    }
  }

  /**
   * A piece that came {@code from} a square stands {@code at} another and takes on while it can.
   */
  private void captureOn(long from, long at, long victims, Buffer into) {
    boolean further = captureOn(from, at, four(), victims, into);
    further |= captureOn(from, at, five(), victims, into);
    if ((kings & from) != 0) {
      further |= captureOn(from, at, -four(), victims, into);
      further |= captureOn(from, at, -five(), victims, into);
    }
    if (!further) {
      into.add(afterMove(from, at, victims));
    }
  }

  private boolean captureOn(long from, long at, int step, long victims, Buffer into) {
    long over = rotateLeft(at, step) & victims;
    long to = rotateLeft(over, step) & (empty() | from);
    if (to == 0) {
      return false;
    }
    captureOn(from, to, victims ^ over, into);
    return true;
  }

  /**
   * The piece goes from one square to another and leaves {@code others} of the opponent's pieces on
   * the board.
   */
  Checkers afterMove(long from, long to, long others) {
    long own = (this.own & ~from) | to;
    long kings =
        (this.kings & from) != 0 ? (this.kings & ~from) | to : this.kings | (to & LAST_ROWS);
    return new Checkers(
        /* own= */ others, /* other= */ own, kings & (own | others), toMove.other());
  }

  /**
   * Not the record's own, which takes the identity of {@code toMove} and so differs from run to
   * run.
   */
  @Override
  public int hashCode() {
    long mixed = (own * 31 + other) * 31 + kings + (toMove == Side.FIRST ? 0 : 1);
    return Long.hashCode(mixed * 0x9E3779B97F4A7C15L);
  }

  /** A sum of products: what a move adds is the same wherever it is made. */
  @Override
  public long key() {
    boolean isFirst = toMove == Side.FIRST;
    long first = isFirst ? own : other;
    long second = isFirst ? other : own;
    return first * OF_FIRST + second * OF_SECOND + kings * OF_KINGS + (isFirst ? 0 : OF_TURN);
  }

  /** Where pieces land that jump an opponent's piece in one direction. */
  private long landings(long pieces, int step) {
    return rotateLeft(rotateLeft(pieces, step) & other, step) & empty();
  }

  private long empty() {
    return BOARD & ~(own | other);
  }

  private int four() {
    return toMove == Side.FIRST ? 4 : -4;
  }

  private int five() {
    return toMove == Side.FIRST ? 5 : -5;
  }

  /** Captures as they are found; how many there are is not known before. */
  private static final class Buffer {
    private Checkers[] found = new Checkers[12];
    private int size;

    void add(Checkers successor) {
      if (size == found.length) {
        found = Arrays.copyOf(found, 2 * size);
      }
      found[size++] = successor;
    }

    Checkers[] toArray() {
      return Arrays.copyOf(found, size);
    }
  }
}
