package olsy.core.game.checkers;

import static java.lang.Long.rotateLeft;

import olsy.core.game.Side;

/**
 * A position as one of its sides sees it: that side moves up the board, from square 1 to square 32.
 * What is counted on the views of both sides is the same for both by construction.
 */
final class SideView {

  final long own;
  final long other;
  final long kings;
  final long empty;
  final boolean mover;

  private boolean stepsKnown;
  private long kept;
  private long exchanged;

  private SideView(long own, long other, long kings, boolean mover) {
    this.own = own;
    this.other = other;
    this.kings = kings;
    this.empty = Checkers.BOARD & ~(own | other);
    this.mover = mover;
  }

  static SideView of(Checkers s, Side side) {
    boolean mover = side == s.toMove();
    long own = mover ? s.own() : s.other();
    long other = mover ? s.other() : s.own();
    return side == Side.FIRST
        ? new SideView(own, other, s.kings(), mover)
        : new SideView(turned(own), turned(other), turned(s.kings()), mover);
  }

  SideView ofOther() {
    return new SideView(turned(other), turned(own), turned(kings), !mover);
  }

  /** The bits 0 to 34 in reverse. */
  private static long turned(long squares) {
    return Long.reverse(squares) >>> 29;
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

  /** Squares that own pieces can step to, captures aside. */
  long steps() {
    long k = ownKings();
    return (own << 4 | own << 5 | k >>> 4 | k >>> 5) & empty;
  }

  /** Squares that an own piece can step to and is not lost there without exchange. */
  long kept() {
    lookAtSteps();
    return kept;
  }

  /** Squares that an own piece can step to, to be taken there and surely avenged. */
  long exchanged() {
    lookAtSteps();
    return exchanged;
  }

  private void lookAtSteps() {
    if (!stepsKnown) {
      stepsKnown = true;
      long k = otherKings();
      long near = other >>> 4 | other >>> 5 | k << 4 | k << 5;
      kept = steps() & ~near;
      lookAtSteps(own, 4, near);
      lookAtSteps(own, 5, near);
      lookAtSteps(ownKings(), -4, near);
      lookAtSteps(ownKings(), -5, near);
    }
  }

  /** Only where somebody stands that could jump. */
  private void lookAtSteps(long movers, int step, long near) {
    for (long to = rotateLeft(movers, step) & empty & near; to != 0; to &= to - 1) {
      long at = to & -to;
      long from = rotateLeft(at, -step);
      boolean taken = isTaken(from, at);
      if (!taken || isAvenged(from, at)) {
        kept |= at;
        exchanged |= taken ? at : 0;
      }
    }
  }

  /** Whether all steps of one own piece lose it without exchange. */
  boolean isTrapped(long king) {
    return losesBy(king, 4) && losesBy(king, 5) && losesBy(king, -4) && losesBy(king, -5);
  }

  private boolean losesBy(long king, int step) {
    long at = rotateLeft(king, step) & empty;
    return at == 0 || (isTaken(king, at) && !isAvenged(king, at));
  }

  /** Whether a piece that steps {@code from} a square can be jumped where it is {@code at}. */
  private boolean isTaken(long from, long at) {
    return isTakenBy(other, from, at, -4)
        || isTakenBy(other, from, at, -5)
        || isTakenBy(otherKings(), from, at, 4)
        || isTakenBy(otherKings(), from, at, 5);
  }

  private boolean isTakenBy(long takers, long from, long at, int step) {
    return (rotateLeft(at, -step) & takers) != 0 && (rotateLeft(at, step) & (empty | from)) != 0;
  }

  /** Whether whoever jumps the piece can be jumped where that jump ends. */
  private boolean isAvenged(long from, long at) {
    return isAvengedOn(other, from, at, -4)
        && isAvengedOn(other, from, at, -5)
        && isAvengedOn(otherKings(), from, at, 4)
        && isAvengedOn(otherKings(), from, at, 5);
  }

  private boolean isAvengedOn(long takers, long from, long at, int step) {
    if (!isTakenBy(takers, from, at, step)) {
      return true;
    }
    long landed = rotateLeft(at, step);
    long free = (empty | from | at | rotateLeft(at, -step)) & ~landed;
    long left = own & ~from;
    return isJumped(landed, left, free, 4)
        || isJumped(landed, left, free, 5)
        || isJumped(landed, left & kings, free, -4)
        || isJumped(landed, left & kings, free, -5);
  }

  private static boolean isJumped(long piece, long jumpers, long free, int step) {
    return (rotateLeft(piece, -step) & jumpers) != 0 && (rotateLeft(piece, step) & free) != 0;
  }
}
