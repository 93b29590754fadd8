package olsy.core.game.checkers;

import static java.lang.Long.bitCount;
import static java.lang.Long.rotateLeft;

import olsy.core.game.Side;

/**
 * A position as one of its sides sees it. Forward is up the board for the first side and down for
 * the second; what is counted with nothing but {@link #ahead}, {@link #back} and {@link Squares} is
 * the same for both by construction. The sets of bits that several terms need are made once.
 */
final class SideView {

  /** Some squares, numbered from the side that counts. */
  record Squares(long ofFirst, long ofSecond) {

    static Squares of(int... numbers) {
      int[] turned = numbers.clone();
      for (int i = 0; i < turned.length; i++) {
        turned[i] = 33 - turned[i];
      }
      return new Squares(Checkers.squares(numbers), Checkers.squares(turned));
    }
  }

  final long own;
  final long other;
  final long kings;
  final long empty;
  final boolean mover;
  final Side side;

  /** Squares reached by steps in each direction: forward by 4 and 5 bits, kings back likewise. */
  final long ahead4;

  final long ahead5;
  final long back4;
  final long back5;

  /** Made when it is first asked for. */
  private Exchanges exchanges;

  private SideView(long own, long other, long kings, boolean mover, Side side) {
    this.own = own;
    this.other = other;
    this.kings = kings;
    this.empty = Checkers.BOARD & ~(own | other);
    this.mover = mover;
    this.side = side;
    long k = own & kings;
    this.ahead4 = ahead(own, 4) & empty;
    this.ahead5 = ahead(own, 5) & empty;
    this.back4 = back(k, 4) & empty;
    this.back5 = back(k, 5) & empty;
  }

  static SideView of(Checkers s, Side side) {
    boolean mover = side == s.toMove();
    long own = mover ? s.own() : s.other();
    long other = mover ? s.other() : s.own();
    return new SideView(own, other, s.kings(), mover, side);
  }

  /** All squares moved forward by so many bits; what leaves the board is not cut off. */
  long ahead(long squares, int bits) {
    return rotateLeft(squares, side == Side.FIRST ? bits : -bits);
  }

  long back(long squares, int bits) {
    return rotateLeft(squares, side == Side.FIRST ? -bits : bits);
  }

  long at(Squares squares) {
    return side == Side.FIRST ? squares.ofFirst : squares.ofSecond;
  }

  boolean holds(Squares squares) {
    return (at(squares) & ~own) == 0;
  }

  long men() {
    return own & ~kings;
  }

  long ownKings() {
    return own & kings;
  }

  long otherMen() {
    return other & ~kings;
  }

  long otherKings() {
    return other & kings;
  }

  /** Which squares of the first row men stand on: bit 0 is square 1. */
  int menInFirstRow() {
    return side == Side.FIRST ? (int) men() & 15 : Integer.reverse((int) (men() >>> 31)) >>> 28;
  }

  /** Squares that own pieces can step to, captures aside. */
  long steps() {
    return stepsAhead() | back4 | back5;
  }

  long stepsAhead() {
    return ahead4 | ahead5;
  }

  /** Every piece with every square. */
  int mobility() {
    return bitCount(ahead4) + bitCount(ahead5) + bitCount(back4) + bitCount(back5);
  }

  Exchanges exchanges() {
    if (exchanges == null) {
      exchanges = Exchanges.of(this);
    }
    return exchanges;
  }
}
