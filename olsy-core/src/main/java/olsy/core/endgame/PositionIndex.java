package olsy.core.endgame;

import static java.lang.Long.bitCount;
import static java.lang.Long.highestOneBit;

import java.util.Arrays;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;

/**
 * Numbers the positions of one material with one side to move, without gaps.
 *
 * <pre>
 * rank of pieces on squares that are number c1 &lt; c2 &lt; … among the free ones: C(c1,1) + C(c2,2) + …
 * index ← own men, then the other's men among the squares left where men can stand, then own kings, then the other's
 * </pre>
 *
 * Men never stand on the last row of their side. How many squares that leaves for the other's men
 * depends on where the own men are, so a table says where the numbers of each placing begin. The
 * board is turned so that the side to move moves upwards.
 *
 * <p>Chinook numbers its positions likewise: R. Lake, J. Schaeffer and P. Lu, "Solving large
 * retrograde analysis problems using a network of workstations", 1994.
 */
final class PositionIndex {

  private static final long HOME = 0xFL;
  private static final long LAST_ROW = HOME << 31;

  /** Bits 0 to 34 in the opposite order. */
  private static final int TURN = Long.SIZE - 35;

  private final Material material;

  /** By the rank of the own men: placings of men before; at the end all. */
  private final long[] begins;

  private final long ofOtherKings;
  private final long ofKings;

  PositionIndex(Material material) {
    this.material = material;
    long ownMenAmong = Checkers.BOARD & ~LAST_ROW;
    int placings = (int) Binomial.of(bitCount(ownMenAmong), material.ownMen());
    this.begins = new long[placings + 1];
    for (int rank = 0; rank < placings; rank++) {
      long among = otherMenAmong(placed(rank, material.ownMen(), ownMenAmong));
      begins[rank + 1] = begins[rank] + Binomial.of(bitCount(among), material.otherMen());
    }
    int free = bitCount(Checkers.BOARD) - material.ownMen() - material.otherMen();
    this.ofOtherKings = Binomial.of(free - material.ownKings(), material.otherKings());
    this.ofKings = Binomial.of(free, material.ownKings()) * ofOtherKings;
    assert size() == material.positions() : material;
  }

  private static long otherMenAmong(long ownMen) {
    return Checkers.BOARD & ~HOME & ~ownMen;
  }

  long size() {
    return begins[begins.length - 1] * ofKings;
  }

  /** Of a position of this material. */
  long index(Checkers position) {
    long kings = position.kings();
    return position.toMove() == Side.FIRST
        ? index(position.own(), position.other(), kings)
        : index(turned(position.own()), turned(position.other()), turned(kings));
  }

  private static long turned(long squares) {
    return Long.reverse(squares) >>> TURN;
  }

  private long index(long own, long other, long kings) {
    long ownMen = own & ~kings;
    long otherMen = other & ~kings;
    long ofMen =
        begins[(int) rank(ownMen, Checkers.BOARD & ~LAST_ROW)]
            + rank(otherMen, otherMenAmong(ownMen));
    long free = Checkers.BOARD & ~ownMen & ~otherMen;
    long ownKings = own & kings;
    return ofMen * ofKings
        + rank(ownKings, free) * ofOtherKings
        + rank(other & kings, free & ~ownKings);
  }

  /** The position of that number, the first side to move. */
  Checkers position(long index) {
    long ofMen = index / ofKings;
    int found = Arrays.binarySearch(begins, ofMen);
    int rank = found < 0 ? -found - 2 : lastOf(found);
    long ownMen = placed(rank, material.ownMen(), Checkers.BOARD & ~LAST_ROW);
    long otherMen = placed(ofMen - begins[rank], material.otherMen(), otherMenAmong(ownMen));
    long free = Checkers.BOARD & ~ownMen & ~otherMen;
    long rest = index % ofKings;
    long ownKings = placed(rest / ofOtherKings, material.ownKings(), free);
    long otherKings = placed(rest % ofOtherKings, material.otherKings(), free & ~ownKings);
    return new Checkers(
        ownMen | ownKings, otherMen | otherKings, ownKings | otherKings, Side.FIRST);
  }

  /** Where own men leave no room for the other's, several placings begin alike. */
  private int lastOf(int found) {
    int last = found;
    while (begins[last + 1] == begins[found]) {
      last++;
    }
    return last;
  }

  private static long rank(long pieces, long among) {
    long rank = 0;
    int k = 1;
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      rank += Binomial.of(bitCount(among & ((rest & -rest) - 1)), k++);
    }
    return rank;
  }

  private static long placed(long rank, int pieces, long among) {
    long placed = 0;
    long left = rank;
    long squares = among;
    int number = bitCount(among);
    for (int k = pieces; k > 0; ) {
      long square = highestOneBit(squares);
      squares ^= square;
      long below = Binomial.of(--number, k);
      if (below <= left) {
        left -= below;
        placed |= square;
        k--;
      }
    }
    return placed;
  }
}
