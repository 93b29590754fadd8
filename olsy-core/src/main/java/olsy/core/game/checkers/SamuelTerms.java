package olsy.core.game.checkers;

import static java.lang.Long.bitCount;
import static java.lang.Long.rotateLeft;
import static olsy.core.game.checkers.Checkers.squares;
import static olsy.core.game.checkers.Term.perMan;
import static olsy.core.game.checkers.Term.perPiece;
import static olsy.core.game.checkers.Term.upTo;

import java.util.List;

/**
 * The terms of Samuel's evaluation polynomial, each for one side, whose men go up from squares 1 to
 * 4. His ADV, CENT and KCENT are the general features {@code advancement}, {@code centre} and
 * {@code king-centre}; his MOB is {@code mobil} + {@code deny}.
 *
 * <p>"Can be taken" and "exchange" look one jump ahead and one back, not to the end of a multiple
 * capture.
 *
 * <p>A. L. Samuel, Some Studies in Machine Learning Using the Game of Checkers, IBM Journal 3
 * (1959), appendix C.
 */
final class SamuelTerms {

  private static final long CENTRE = squares(10, 11, 14, 15, 18, 19, 22, 23);
  private static final long DOUBLE_CORNERS = squares(1, 5, 28, 32);
  private static final long DOUBLE_DIAGONALS =
      squares(1, 6, 10, 15, 19, 24, 28, 5, 9, 14, 18, 23, 27, 32);
  private static final long ONE_OFF = squares(2, 7, 11, 16, 20, 13, 17, 22, 26, 31);
  private static final long TWO_OFF = squares(3, 8, 12, 21, 25, 30);
  private static final long APEXES = squares(7, 26);
  private static final long BRIDGE = squares(1, 3);
  private static final long OREO = squares(2, 3, 7);
  private static final long CRAMPING = squares(13);
  private static final long CRAMPING_HELP = squares(9, 14);
  private static final long CRAMPED = squares(17, 21, 22, 25);
  private static final long LAST_ROW = squares(29, 30, 31, 32);

  /** Every second row: the files that begin on the own first row. */
  private static final long MOVE_SYSTEM =
      squares(1, 2, 3, 4, 9, 10, 11, 12, 17, 18, 19, 20, 25, 26, 27, 28);

  static final List<Term> LIST =
      List.of(
          upTo(
              1,
              "apex",
              "Minus 1 when there are no kings and a man stands on square 7 or 26, but none of the"
                  + " opponent's",
              SamuelTerms::apex),
          upTo(
              1,
              "back",
              "The bridge, squares 1 and 3 counted from the own side, is held and the opponent has"
                  + " no kings",
              SamuelTerms::back),
          upTo(
              8,
              "cntr",
              "Squares of the centre that are held or can be stepped to",
              SamuelTerms::cntr),
          upTo(
              1,
              "corn",
              "A double corner can be stepped to with at most six pieces and less material than the"
                  + " opponent",
              SamuelTerms::corn),
          upTo(
              1,
              "cramp",
              "Square 13 and 9 or 14, counted from the own side, are held while the opponent stands"
                  + " on 17, 21, 22 and 25",
              SamuelTerms::cramp),
          perPiece(
              4,
              "deny",
              "Squares that can be stepped to, but only to be taken there without exchange",
              SamuelTerms::deny),
          perPiece(
              4,
              "mobil",
              "Squares that can be stepped to without being taken there, or for an exchange",
              SamuelTerms::mobil),
          perPiece(
              1, "dia", "Pieces on the diagonals between the double corners", SamuelTerms::dia),
          perPiece(
              3,
              "diav",
              "Three for each piece on the diagonals between the double corners, two for one beside"
                  + " them, one for one a diagonal further",
              SamuelTerms::diav),
          perPiece(2, "dyke", "Strings of three pieces on a diagonal", SamuelTerms::dyke),
          perPiece(4, "exch", "Squares that can be stepped to for an exchange", SamuelTerms::exch),
          perPiece(
              1, "expos", "Pieces between two empty squares of a diagonal", SamuelTerms::expos),
          perPiece(
              1,
              "fork",
              "Squares that can be stepped to before two of the opponent's pieces side by side,"
                  + " both with an empty square behind",
              SamuelTerms::fork),
          perPiece(
              4,
              "gap",
              "Empty squares on a diagonal between two pieces or between a piece and the edge",
              SamuelTerms::gap),
          upTo(
              1,
              "guard",
              "The bridge or the triangle of Oreo is held and the opponent has no kings",
              SamuelTerms::guard),
          perPiece(2, "hole", "Empty squares with three or more pieces around", SamuelTerms::hole),
          upTo(
              1,
              "move",
              "Having the move, the opposition, when both have equally many pieces",
              SamuelTerms::move),
          perPiece(1, "node", "Pieces with at least three empty squares around", SamuelTerms::node),
          upTo(
              1,
              "oreo",
              "The triangle of Oreo, squares 2, 3 and 7 counted from the own side, is held by a"
                  + " side without kings",
              SamuelTerms::oreo),
          perMan(1, "pole", "Men with nothing but empty squares around", SamuelTerms::pole),
          perPiece(
              4,
              "thret",
              "Squares that can be stepped to in order to take from there",
              SamuelTerms::thret));

  private SamuelTerms() {}

  private static int apex(SideView v) {
    return v.kings == 0 && (v.own & APEXES) != 0 && (v.other & APEXES) == 0 ? -1 : 0;
  }

  private static int back(SideView v) {
    return v.otherKings() == 0 && holds(v, BRIDGE) ? 1 : 0;
  }

  private static int cntr(SideView v) {
    return bitCount((v.own | v.steps()) & CENTRE);
  }

  private static int corn(SideView v) {
    boolean few = bitCount(v.own) <= 6 && material(v.own, v.kings) < material(v.other, v.kings);
    return few && (v.steps() & DOUBLE_CORNERS) != 0 ? 1 : 0;
  }

  private static int cramp(SideView v) {
    boolean cramps = holds(v, CRAMPING) && (v.own & CRAMPING_HELP) != 0;
    return cramps && (v.other & CRAMPED) == CRAMPED ? 1 : 0;
  }

  private static int deny(SideView v) {
    return bitCount(v.steps() & ~v.kept());
  }

  private static int mobil(SideView v) {
    return bitCount(v.kept());
  }

  private static int dia(SideView v) {
    return bitCount(v.own & DOUBLE_DIAGONALS);
  }

  private static int diav(SideView v) {
    return 3 * dia(v) + 2 * bitCount(v.own & ONE_OFF) + bitCount(v.own & TWO_OFF);
  }

  private static int dyke(SideView v) {
    return bitCount(v.own & v.own << 4 & v.own << 8) + bitCount(v.own & v.own << 5 & v.own << 10);
  }

  private static int exch(SideView v) {
    return bitCount(v.exchanged());
  }

  private static int expos(SideView v) {
    long flanked = (v.empty << 4 & v.empty >>> 4) | (v.empty << 5 & v.empty >>> 5);
    return bitCount(v.own & flanked);
  }

  private static int fork(SideView v) {
    long left = v.other >>> 4 & v.empty >>> 8;
    long right = v.other >>> 5 & v.empty >>> 10;
    return bitCount(v.steps() & left & right);
  }

  private static int gap(SideView v) {
    long end = v.own | ~Checkers.BOARD;
    return bitCount(v.empty & (separated(v.own, end, 4) | separated(v.own, end, 5)));
  }

  private static long separated(long pieces, long ends, int step) {
    return (rotateLeft(pieces, step) & rotateLeft(ends, -step))
        | (rotateLeft(ends, step) & rotateLeft(pieces, -step));
  }

  private static int guard(SideView v) {
    return v.otherKings() == 0 && (holds(v, BRIDGE) || holds(v, OREO)) ? 1 : 0;
  }

  private static int hole(SideView v) {
    return bitCount(v.empty & threeAround(v.own));
  }

  /** With an odd number of pieces in the system of the side to move, that side has the move. */
  static int move(SideView v) {
    if (bitCount(v.own) != bitCount(v.other)) {
      return 0;
    }
    boolean odd = bitCount((v.own | v.other) & MOVE_SYSTEM) % 2 == 1;
    return odd == v.mover ? 1 : 0;
  }

  private static int node(SideView v) {
    return bitCount(v.own & threeAround(v.empty));
  }

  private static int oreo(SideView v) {
    return v.ownKings() == 0 && holds(v, OREO) ? 1 : 0;
  }

  private static int pole(SideView v) {
    long pieces = v.own | v.other;
    return bitCount(v.men() & ~(pieces << 4 | pieces << 5 | pieces >>> 4 | pieces >>> 5));
  }

  /** What a step leaves is never where the jump after it lands. */
  private static int thret(SideView v) {
    long upward = (v.other >>> 4 & v.empty >>> 8) | (v.other >>> 5 & v.empty >>> 10);
    long downward = (v.other << 4 & v.empty << 8) | (v.other << 5 & v.empty << 10);
    long k = v.ownKings();
    long stepsUp = (v.own << 4 | v.own << 5) & v.empty;
    long stepsOfKings = (k << 4 | k << 5 | k >>> 4 | k >>> 5) & v.empty;
    long crowned = stepsUp & LAST_ROW;
    return bitCount((stepsUp & upward) | ((stepsOfKings | crowned) & (upward | downward)));
  }

  private static boolean holds(SideView v, long squares) {
    return (v.own & squares) == squares;
  }

  /** Squares with at least three of some squares among their neighbours. */
  private static long threeAround(long squares) {
    long a = squares << 4;
    long b = squares << 5;
    long c = squares >>> 4;
    long d = squares >>> 5;
    return (a & b & (c | d)) | (c & d & (a | b));
  }

  /** Samuel's: a man 2, a king 3. */
  private static int material(long pieces, long kings) {
    return 2 * bitCount(pieces) + bitCount(pieces & kings);
  }
}
