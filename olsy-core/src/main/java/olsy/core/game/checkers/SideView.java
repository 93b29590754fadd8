package olsy.core.game.checkers;

import static java.lang.Long.bitCount;
import static java.lang.Long.rotateLeft;

import olsy.core.game.Side;

/**
 * A position as one of its sides sees it. What is counted with nothing but {@link Shifted} and
 * {@link Squares} is the same for both sides by construction. Sets of squares that several terms
 * need are made once.
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

  final Side side;
  final long own;
  final long other;
  final long kings;
  final long empty;
  final boolean mover;

  final Shifted owns;
  final Shifted others;
  final Shifted ownKingsShifted;
  final Shifted otherKingsShifted;
  final Shifted empties;

  /** Made when it is first asked for. */
  private Exchanges exchanges;

  private SideView(Side side, long own, long other, long kings, boolean mover) {
    this.side = side;
    this.own = own;
    this.other = other;
    this.kings = kings;
    this.empty = Checkers.BOARD & ~(own | other);
    this.mover = mover;
    this.owns = Shifted.of(own, side);
    this.others = Shifted.of(other, side);
    this.ownKingsShifted = Shifted.of(own & kings, side);
    this.otherKingsShifted = Shifted.of(other & kings, side);
    this.empties = Shifted.of(empty, side);
  }

  static SideView of(Checkers s, Side side) {
    boolean mover = side == s.toMove();
    long own = mover ? s.own() : s.other();
    long other = mover ? s.other() : s.own();
    return new SideView(side, own, other, s.kings(), mover);
  }

  /** Two steps forward by so many bits in all. */
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
    return (owns.ahead4() | owns.ahead5() | ownKingsShifted.back4() | ownKingsShifted.back5())
        & empty;
  }

  long stepsAhead() {
    return (owns.ahead4() | owns.ahead5()) & empty;
  }

  /** Every piece with every square that it can step to. */
  int mobility() {
    return bitCount(owns.ahead4() & empty)
        + bitCount(owns.ahead5() & empty)
        + bitCount(ownKingsShifted.back4() & empty)
        + bitCount(ownKingsShifted.back5() & empty);
  }

  Exchanges exchanges() {
    if (exchanges == null) {
      exchanges = Exchanges.of(this);
    }
    return exchanges;
  }
}
