package olsy.core.game.manyreversi;

import static java.lang.Long.bitCount;

import olsy.core.game.ManyPosition;

/**
 * A position of Reversi for three or four colours on 8 × 8 squares, by the rules of Rolit (Goliath,
 * 1997):
 *
 * <ul>
 *   <li>A disc of each of the four colours stands in the middle: red on d4, and clockwise yellow,
 *       green and blue. Red, yellow, green and blue move in turn. With three players, blue is
 *       nobody's.
 *   <li>A move puts a disc on an empty square. All discs of other colours turn that stand in an
 *       unbroken straight line between it and the next disc of its own colour, in all eight
 *       directions.
 *   <li>Who can turn something must. Who cannot puts a disc on any empty square beside another
 *       disc, and nothing turns. So nobody ever passes, nor is out when all of a colour are turned.
 *   <li>The game ends when the board is full. Everybody has as many points as discs.
 * </ul>
 *
 * Every move adds one disc: all positions at the same ply have the same number of them.
 *
 * <p>A colour is 64 bits, a1 the lowest, b1 the next. Successors come by square.
 *
 * @param players 3 or 4
 * @param toMove the colour: 0 for red, 1 for yellow, 2 for green, 3 for blue
 */
public record ManyReversi(int players, long red, long yellow, long green, long blue, int toMove)
    implements ManyPosition<ManyReversi> {

  static final int SQUARES = 64;

  private static final int RED = 0;
  private static final int YELLOW = 1;
  private static final int GREEN = 2;
  private static final int BLUE = 3;

  private static final long D4 = 1L << 27;
  private static final long E4 = 1L << 28;
  private static final long D5 = 1L << 35;
  private static final long E5 = 1L << 36;

  private static final int[] DIRECTIONS = {1, 7, 8, 9, -1, -7, -8, -9};
  private static final long NOT_FILE_A = 0xFEFEFEFEFEFEFEFEL;
  private static final long NOT_FILE_H = 0x7F7F7F7F7F7F7F7FL;

  public ManyReversi {
    assert players == 3 || players == 4;
    assert 0 <= toMove && toMove < players;
    assert bitCount(red) + bitCount(yellow) + bitCount(green) + bitCount(blue)
        == bitCount(red | yellow | green | blue);
  }

  static ManyReversi start(int players) {
    return new ManyReversi(players, D4, E4, E5, D5, RED);
  }

  @Override
  public ManyReversi[] successors() {
    long own = discs(toMove);
    long others = occupied() & ~own;
    long moves = moves();
    ManyReversi[] successors = new ManyReversi[bitCount(moves)];
    for (int n = 0; moves != 0; moves &= moves - 1) {
      long disc = moves & -moves;
      successors[n++] = after(disc | turned(disc, own, others));
    }
    return successors;
  }

  @Override
  public int successorCount() {
    return bitCount(moves());
  }

  @Override
  public boolean isTerminal() {
    return occupied() == -1;
  }

  /** Of one colour; of blue with three players, too. */
  long discs(int colour) {
    return switch (colour) {
      case RED -> red;
      case YELLOW -> yellow;
      case GREEN -> green;
      default -> blue;
    };
  }

  long occupied() {
    return red | yellow | green | blue;
  }

  /** Where a disc may be put: where it turns others, or where nothing can be turned, beside any. */
  private long moves() {
    long own = discs(toMove);
    long occupied = occupied();
    long others = occupied & ~own;
    long turning = 0;
    long beside = 0;
    for (int direction : DIRECTIONS) {
      turning |= step(run(own, others, direction), direction);
      beside |= step(occupied, direction);
    }
    turning &= ~occupied;
    return turning != 0 ? turning : beside & ~occupied;
  }

  /** The mover has these discs, too, and the next player moves. */
  private ManyReversi after(long taken) {
    return new ManyReversi(
        players,
        toMove == RED ? red | taken : red & ~taken,
        toMove == YELLOW ? yellow | taken : yellow & ~taken,
        toMove == GREEN ? green | taken : green & ~taken,
        toMove == BLUE ? blue | taken : blue & ~taken,
        (toMove + 1) % players);
  }

  private static long turned(long disc, long own, long others) {
    long turned = 0;
    for (int direction : DIRECTIONS) {
      long run = run(disc, others, direction);
      if ((step(run, direction) & own) != 0) {
        turned |= run;
      }
    }
    return turned;
  }

  /** The unbroken discs of others next to some discs in one direction. */
  private static long run(long from, long others, int direction) {
    long run = step(from, direction) & others;
    for (int i = 0; i < 5; i++) {
      run |= step(run, direction) & others;
    }
    return run;
  }

  private static long step(long discs, int direction) {
    long moved = direction > 0 ? discs << direction : discs >>> -direction;
    return switch (direction) {
      case 1, 9, -7 -> moved & NOT_FILE_A;
      case -1, -9, 7 -> moved & NOT_FILE_H;
      default -> moved;
    };
  }
}
