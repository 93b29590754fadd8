package olsy.core.game.checkers;

import static java.lang.Long.bitCount;
import static olsy.core.game.checkers.Checkers.BOARD;
import static olsy.core.game.checkers.Checkers.squares;

import java.util.List;

/**
 * Σ w·h over the features of checkers that depend on more than the square of one piece, mobility
 * and the turn aside: both sides are counted together, and every set of squares is made once.
 *
 * <pre>
 * e, f, s:  empty squares, pieces of the first and of the second side; their kings are fk and sk
 * x4, x5:   a set x moved up the board, as the first side moves; x_4, x_5: moved down, as the second does
 * </pre>
 *
 * {@link SamuelTerms}, {@link FurtherTerms} and {@link Exchanges} say what is counted, one side at
 * a time.
 */
final class CountedTerms {

  private static final List<String> NAMES = CheckersFeatures.ALL.names();

  private static final int APEX = place("apex");
  private static final int BACK = place("back");
  private static final int CNTR = place("cntr");
  private static final int CORN = place("corn");
  private static final int CRAMP = place("cramp");
  private static final int DENY = place("deny");
  private static final int MOBIL = place("mobil");
  private static final int DYKE = place("dyke");
  private static final int EXCH = place("exch");
  private static final int EXPOS = place("expos");
  private static final int FORK = place("fork");
  private static final int GAP = place("gap");
  private static final int GUARD = place("guard");
  private static final int HOLE = place("hole");
  private static final int MOVE = place("move");
  private static final int NODE = place("node");
  private static final int OREO = place("oreo");
  private static final int POLE = place("pole");
  private static final int THRET = place("thret");
  private static final int TRADE = place("trade");
  private static final int OPPOSITION = place("opposition");
  private static final int RUNAWAY = place("runaway");
  private static final int TRAPPED_KINGS = place("trapped-kings");
  private static final int DOG_HOLE = place("dog-hole");
  private static final int EDGE_CRAMP = place("edge-cramp");

  private static final long CENTRE = squares(10, 11, 14, 15, 18, 19, 22, 23);
  private static final long DOUBLE_CORNERS = squares(1, 5, 28, 32);
  private static final long EDGES = squares(1, 2, 3, 4, 5, 12, 13, 20, 21, 28, 29, 30, 31, 32);
  private static final long APEXES = squares(7, 26);
  private static final long MOVE_SYSTEM =
      squares(1, 2, 3, 4, 9, 10, 11, 12, 17, 18, 19, 20, 25, 26, 27, 28);
  private static final long FIRST_ROW = squares(1, 2, 3, 4);
  private static final long LAST_ROW = squares(29, 30, 31, 32);
  private static final long BRIDGE_OF_FIRST = squares(1, 3);
  private static final long BRIDGE_OF_SECOND = squares(32, 30);
  private static final long OREO_OF_FIRST = squares(2, 3, 7);
  private static final long OREO_OF_SECOND = squares(31, 30, 26);

  private static final long CRAMPED_BY_FIRST = squares(17, 21, 22, 25);
  private static final long CRAMPED_BY_SECOND = squares(16, 12, 11, 8);
  private static final long SQUARE_1 = squares(1);
  private static final long SQUARE_5 = squares(5);
  private static final long SQUARE_9 = squares(9);
  private static final long SQUARE_13 = squares(13);
  private static final long SQUARE_14 = squares(14);
  private static final long SQUARE_19 = squares(19);
  private static final long SQUARE_20 = squares(20);
  private static final long SQUARE_24 = squares(24);
  private static final long SQUARE_28 = squares(28);
  private static final long SQUARE_32 = squares(32);

  private final long[] w;
  private final boolean any;
  private final boolean anyOfNeighbours;
  private final boolean anyOfSteps;
  private final boolean anyOfExchanges;
  private final boolean anyOfFormations;

  /**
   * @param weights of all features
   */
  CountedTerms(long[] weights) {
    this.w = weights;
    this.anyOfNeighbours = any(DYKE, EXPOS, GAP, HOLE, NODE, POLE);
    this.anyOfSteps = any(CNTR, CORN, FORK, THRET);
    this.anyOfExchanges = any(DENY, MOBIL, EXCH, TRAPPED_KINGS);
    this.anyOfFormations = any(APEX, BACK, CRAMP, GUARD, OREO, DOG_HOLE, EDGE_CRAMP);
    this.any =
        anyOfNeighbours
            || anyOfSteps
            || anyOfExchanges
            || anyOfFormations
            || any(MOVE, OPPOSITION, RUNAWAY, TRADE);
  }

  private static int place(String name) {
    return NAMES.indexOf(name);
  }

  private boolean any(int... places) {
    for (int place : places) {
      if (w[place] != 0) {
        return true;
      }
    }
    return false;
  }

  boolean any() {
    return any;
  }

  /** For the first side. */
  long sum(long f, long s, long kings, boolean firstMoves) {
    long e = BOARD & ~(f | s);
    long fk = f & kings;
    long sk = s & kings;
    long f4 = f << 4;
    long f5 = f << 5;
    long s_4 = s >>> 4;
    long s_5 = s >>> 5;
    long fk_4 = fk >>> 4;
    long fk_5 = fk >>> 5;
    long sk4 = sk << 4;
    long sk5 = sk << 5;
    long sum = 0;
    if ((w[MOVE] | w[OPPOSITION]) != 0 && bitCount(f) == bitCount(s)) {
      // The side to move has the move with an odd number of pieces in its system; else the other.
      boolean odd = (bitCount((f | s) & MOVE_SYSTEM) & 1) != 0;
      long weight = bitCount(f) <= 6 ? w[MOVE] + w[OPPOSITION] : w[MOVE];
      sum += odd == firstMoves ? weight : -weight;
    }
    if (w[TRADE] != 0 && (f | s) != 0) {
      int ofFirst = 10 * bitCount(f) + 3 * bitCount(fk);
      int ofBoth = ofFirst + 10 * bitCount(s) + 3 * bitCount(sk);
      int share = 100 * ofFirst / ofBoth;
      int rest = share * ofBoth == 100 * ofFirst ? 0 : 1; // both shares are rounded down
      sum += w[TRADE] * (2 * share - 100 + rest);
    }
    if (w[RUNAWAY] != 0) {
      sum += w[RUNAWAY] * runaways(f & ~kings, s & ~kings, f, s);
    }
    if (anyOfFormations) {
      sum += formations(f, s, kings);
    }
    if (!(anyOfNeighbours || anyOfSteps || anyOfExchanges)) {
      return sum;
    }

    long f_4 = f >>> 4;
    long f_5 = f >>> 5;
    long s4 = s << 4;
    long s5 = s << 5;
    long e4 = e << 4;
    long e5 = e << 5;
    long e_4 = e >>> 4;
    long e_5 = e >>> 5;
    if (anyOfNeighbours) {
      long nextToFirst = f4 | f5 | f_4 | f_5;
      long nextToSecond = s4 | s5 | s_4 | s_5;
      long nextToBoth = nextToFirst | nextToSecond;
      long ofFirst = (f4 & f_4) | (f5 & f_5) | (nextToFirst & EDGES);
      long ofSecond = (s4 & s_4) | (s5 & s_5) | (nextToSecond & EDGES);
      sum += w[GAP] * (bitCount(ofFirst & e) - bitCount(ofSecond & e));
      sum +=
          w[HOLE] * (bitCount(e & three(f4, f5, f_4, f_5)) - bitCount(e & three(s4, s5, s_4, s_5)));
      long threeEmpty = three(e4, e5, e_4, e_5);
      sum += w[NODE] * (bitCount(f & threeEmpty) - bitCount(s & threeEmpty));
      long between = (e4 & e_4) | (e5 & e_5);
      sum += w[EXPOS] * (bitCount(f & between) - bitCount(s & between));
      long alone = ~(kings | nextToBoth);
      sum += w[POLE] * (bitCount(f & alone) - bitCount(s & alone));
      sum +=
          w[DYKE]
              * (bitCount(f & f4 & f_4)
                  + bitCount(f & f5 & f_5)
                  - bitCount(s & s4 & s_4)
                  - bitCount(s & s5 & s_5));
    }

    long up = (f4 | f5) & e;
    long down = (s_4 | s_5) & e;
    long fSteps = up | ((fk_4 | fk_5) & e);
    long sSteps = down | ((sk4 | sk5) & e);
    if (anyOfSteps) {
      sum += w[CNTR] * (bitCount((f | fSteps) & CENTRE) - bitCount((s | sSteps) & CENTRE));
      // Where a jump begins that goes over a piece of the other side: up and down the board.
      long overSecond4 = s_4 & e_4 >>> 4;
      long overSecond5 = s_5 & e_5 >>> 5;
      long overFirst4 = f4 & e4 << 4;
      long overFirst5 = f5 & e5 << 5;
      sum +=
          w[FORK]
              * (bitCount(fSteps & overSecond4 & overSecond5)
                  - bitCount(sSteps & overFirst4 & overFirst5));
      long overSecond = overSecond4 | overSecond5;
      long overFirst = overFirst4 | overFirst5;
      long fThreats = up & overSecond;
      long sThreats = down & overFirst;
      long fAsKing = (((fk << 4) | (fk << 5) | fk_4 | fk_5) & e) | (up & LAST_ROW);
      long sAsKing = (((sk >>> 4) | (sk >>> 5) | sk4 | sk5) & e) | (down & FIRST_ROW);
      fThreats |= fAsKing & (overSecond | (s4 & e4 << 4) | (s5 & e5 << 5));
      sThreats |= sAsKing & (overFirst | (f_4 & e_4 >>> 4) | (f_5 & e_5 >>> 5));
      sum += w[THRET] * (bitCount(fThreats) - bitCount(sThreats));
      int more = 2 * (bitCount(f) - bitCount(s)) + bitCount(fk) - bitCount(sk);
      if (more < 0) {
        sum += bitCount(f) <= 6 && (fSteps & DOUBLE_CORNERS) != 0 ? w[CORN] : 0;
      } else if (more > 0) {
        sum -= bitCount(s) <= 6 && (sSteps & DOUBLE_CORNERS) != 0 ? w[CORN] : 0;
      }
    }

    if (anyOfExchanges) {
      sum += exchangesOfFirst(f, fk, s, sk, e) - exchangesOfSecond(f, fk, s, sk, e);
    }
    return sum;
  }

  /**
   * What {@link Exchanges} has for the first side. Names end in the direction in which the second
   * side jumps: 4 and 5 down, for all pieces; k4 and k5 up, for kings.
   */
  private long exchangesOfFirst(long f, long fk, long s, long sk, long e) {
    long behind4 = e << 4;
    long behind5 = e << 5;
    long behindK4 = e >>> 4;
    long behindK5 = e >>> 5;
    long avenged =
        (f << 4 & behindK4) | (f << 5 & behindK5) | (fk >>> 4 & behind4) | (fk >>> 5 & behind5);
    long takers4 = s >>> 4;
    long takers5 = s >>> 5;
    long takersK4 = sk << 4;
    long takersK5 = sk << 5;
    long unavenged4 = takers4 & ~(avenged << 4);
    long unavenged5 = takers5 & ~(avenged << 5);
    long unavengedK4 = takersK4 & ~(avenged >>> 4);
    long unavengedK5 = takersK5 & ~(avenged >>> 5);
    long lost =
        (unavenged4 & behind4)
            | (unavenged5 & behind5)
            | (unavengedK4 & behindK4)
            | (unavengedK5 & behindK5);
    long taken =
        (takers4 & behind4) | (takers5 & behind5) | (takersK4 & behindK4) | (takersK5 & behindK5);
    long safe = e & ~lost;
    long kept4 = f << 4 & safe & ~unavenged4;
    long kept5 = f << 5 & safe & ~unavenged5;
    long keptK4 = fk >>> 4 & safe & ~unavengedK4;
    long keptK5 = fk >>> 5 & safe & ~unavengedK5;
    long kept = kept4 | kept5 | keptK4 | keptK5;
    long steps = (f << 4 | f << 5 | fk >>> 4 | fk >>> 5) & e;
    long exchanged =
        (kept & taken)
            | (kept4 & takers4)
            | (kept5 & takers5)
            | (keptK4 & takersK4)
            | (keptK5 & takersK5);
    long free = kept4 >>> 4 | kept5 >>> 5 | keptK4 << 4 | keptK5 << 5;
    return w[MOBIL] * bitCount(kept)
        + w[DENY] * bitCount(steps & ~kept)
        + w[EXCH] * bitCount(exchanged)
        + w[TRAPPED_KINGS] * bitCount(fk & ~free);
  }

  /** The same for the second side, with up and down exchanged. */
  private long exchangesOfSecond(long f, long fk, long s, long sk, long e) {
    long behind4 = e >>> 4;
    long behind5 = e >>> 5;
    long behindK4 = e << 4;
    long behindK5 = e << 5;
    long avenged =
        (s >>> 4 & behindK4) | (s >>> 5 & behindK5) | (sk << 4 & behind4) | (sk << 5 & behind5);
    long takers4 = f << 4;
    long takers5 = f << 5;
    long takersK4 = fk >>> 4;
    long takersK5 = fk >>> 5;
    long unavenged4 = takers4 & ~(avenged >>> 4);
    long unavenged5 = takers5 & ~(avenged >>> 5);
    long unavengedK4 = takersK4 & ~(avenged << 4);
    long unavengedK5 = takersK5 & ~(avenged << 5);
    long lost =
        (unavenged4 & behind4)
            | (unavenged5 & behind5)
            | (unavengedK4 & behindK4)
            | (unavengedK5 & behindK5);
    long taken =
        (takers4 & behind4) | (takers5 & behind5) | (takersK4 & behindK4) | (takersK5 & behindK5);
    long safe = e & ~lost;
    long kept4 = s >>> 4 & safe & ~unavenged4;
    long kept5 = s >>> 5 & safe & ~unavenged5;
    long keptK4 = sk << 4 & safe & ~unavengedK4;
    long keptK5 = sk << 5 & safe & ~unavengedK5;
    long kept = kept4 | kept5 | keptK4 | keptK5;
    long steps = (s >>> 4 | s >>> 5 | sk << 4 | sk << 5) & e;
    long exchanged =
        (kept & taken)
            | (kept4 & takers4)
            | (kept5 & takers5)
            | (keptK4 & takersK4)
            | (keptK5 & takersK5);
    long free = kept4 << 4 | kept5 << 5 | keptK4 >>> 4 | keptK5 >>> 5;
    return w[MOBIL] * bitCount(kept)
        + w[DENY] * bitCount(steps & ~kept)
        + w[EXCH] * bitCount(exchanged)
        + w[TRAPPED_KINGS] * bitCount(sk & ~free);
  }

  /** Squares with at least three neighbours among some squares, given as moved by each step. */
  private static long three(long a, long b, long c, long d) {
    return (a & b & (c | d)) | (c & d & (a | b));
  }

  private static int runaways(long fMen, long sMen, long f, long s) {
    long metByFirst = f;
    long metBySecond = s;
    for (int row = 2; row <= 8; row++) {
      metByFirst |= (metByFirst << 4 | metByFirst << 5) & BOARD;
      metBySecond |= (metBySecond >>> 4 | metBySecond >>> 5) & BOARD;
    }
    return bitCount(fMen & ~metBySecond) - bitCount(sMen & ~metByFirst);
  }

  private long formations(long f, long s, long kings) {
    long sum = 0;
    if (kings == 0) {
      sum += ((s & APEXES) != 0 ? w[APEX] : 0) - ((f & APEXES) != 0 ? w[APEX] : 0);
    }
    boolean fBridge = (f & BRIDGE_OF_FIRST) == BRIDGE_OF_FIRST;
    boolean sBridge = (s & BRIDGE_OF_SECOND) == BRIDGE_OF_SECOND;
    boolean fOreo = (f & OREO_OF_FIRST) == OREO_OF_FIRST;
    boolean sOreo = (s & OREO_OF_SECOND) == OREO_OF_SECOND;
    if ((s & kings) == 0) {
      sum += (fBridge ? w[BACK] : 0) + (fBridge || fOreo ? w[GUARD] : 0) - (sOreo ? w[OREO] : 0);
    }
    if ((f & kings) == 0) {
      sum -= (sBridge ? w[BACK] : 0) + (sBridge || sOreo ? w[GUARD] : 0) - (fOreo ? w[OREO] : 0);
    }
    long fMen = f & ~kings;
    long sMen = s & ~kings;
    sum += (fMen & SQUARE_28) != 0 && (sMen & SQUARE_32) != 0 ? w[DOG_HOLE] : 0;
    sum -= (sMen & SQUARE_5) != 0 && (fMen & SQUARE_1) != 0 ? w[DOG_HOLE] : 0;
    sum += (fMen & SQUARE_20) != 0 && (sMen & SQUARE_24) != 0 ? w[EDGE_CRAMP] : 0;
    sum -= (sMen & SQUARE_13) != 0 && (fMen & SQUARE_9) != 0 ? w[EDGE_CRAMP] : 0;
    if ((s & CRAMPED_BY_FIRST) == CRAMPED_BY_FIRST) {
      sum += (f & SQUARE_13) != 0 && (f & (SQUARE_9 | SQUARE_14)) != 0 ? w[CRAMP] : 0;
    }
    if ((f & CRAMPED_BY_SECOND) == CRAMPED_BY_SECOND) {
      sum -= (s & SQUARE_20) != 0 && (s & (SQUARE_24 | SQUARE_19)) != 0 ? w[CRAMP] : 0;
    }
    return sum;
  }
}
