package olsy.core.game.checkers;

import static java.lang.Long.bitCount;
import static olsy.core.game.checkers.Checkers.squares;
import static olsy.core.game.checkers.Term.perMan;
import static olsy.core.game.checkers.Term.perPiece;
import static olsy.core.game.checkers.Term.upTo;

import java.util.List;
import olsy.core.game.checkers.SideView.Squares;

/**
 * The terms of Samuel's evaluation polynomial, each for one side. His ADV, CENT and KCENT are the
 * general features {@code advancement}, {@code centre} and {@code king-centre}; his MOB is {@code
 * mobil} + {@code deny}.
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
  private static final long EDGES = squares(1, 2, 3, 4, 5, 12, 13, 20, 21, 28, 29, 30, 31, 32);
  private static final long APEXES = squares(7, 26);
  private static final Squares BRIDGE = Squares.of(1, 3);
  private static final Squares OREO = Squares.of(2, 3, 7);
  private static final Squares CRAMPING = Squares.of(13);
  private static final Squares CRAMPING_HELP = Squares.of(9, 14);
  private static final Squares CRAMPED = Squares.of(17, 21, 22, 25);
  private static final Squares LAST_ROW = Squares.of(29, 30, 31, 32);

  /** Every second row: the files that begin on the own first row. */
  private static final Squares MOVE_SYSTEM =
      Squares.of(1, 2, 3, 4, 9, 10, 11, 12, 17, 18, 19, 20, 25, 26, 27, 28);

  static final List<Term> LIST =
      List.of(
          upTo(
              1,
              "apex",
              "men kept off the apex squares (7 and 26) while there are no kings",
              "Minus 1 when no king is on the board, an own man stands on square 7 or 26, and"
                  + " no man of the opponent does",
              SamuelTerms::apex),
          upTo(
              1,
              "back",
              "the bridge (squares 1 and 3)",
              "1 when own pieces hold the bridge, squares 1 and 3, and the opponent has no"
                  + " king",
              SamuelTerms::back),
          upTo(
              8,
              "cntr",
              "control of the centre",
              "Squares of the centre (10, 11, 14, 15, 18, 19, 22, 23) that an own piece"
                  + " stands on or can step to",
              SamuelTerms::cntr),
          upTo(
              1,
              "corn",
              "a way into a double corner when behind",
              "1 when the side has at most six pieces and less material than the opponent (a"
                  + " man 2, a king 3), and a piece of it can step to a double corner: square 1, 5,"
                  + " 28 or 32",
              SamuelTerms::corn),
          upTo(
              1,
              "cramp",
              "a cramp from square 13",
              "1 when own pieces stand on square 13 and on 9 or 14, and the opponent's on all"
                  + " of 17, 21, 22 and 25",
              SamuelTerms::cramp),
          perPiece(
              4,
              "deny",
              "steps that would lose a piece",
              "Empty squares that an own piece can step to, but where every piece that can"
                  + " step there is lost for nothing. A piece is lost for nothing when a piece of"
                  + " the opponent can jump it after its step, and no own piece can then jump the"
                  + " piece that jumped, where it landed. One such jump is enough, whatever the"
                  + " others lead to. Each jump is looked at on the board that the step and the"
                  + " jump before it leave. One jump and one jump back are looked at",
              SamuelTerms::deny),
          perPiece(
              4,
              "mobil",
              "safe steps to choose from",
              "Empty squares that an own piece can step to without being lost for nothing, as"
                  + " 'deny' explains it",
              SamuelTerms::mobil),
          perPiece(
              1,
              "dia",
              "pieces on the double diagonals",
              "Pieces on the diagonals between the double corners: squares 1, 6, 10, 15, 19,"
                  + " 24, 28 and 5, 9, 14, 18, 23, 27, 32",
              SamuelTerms::dia),
          perPiece(
              3,
              "diav",
              "pieces on or near the double diagonals",
              "Three for each piece on squares 1, 5, 6, 9, 10, 14, 15, 18, 19, 23, 24, 27,"
                  + " 28, 32; two for each on 2, 7, 11, 13, 16, 17, 20, 22, 26, 31; one for each on"
                  + " 3, 8, 12, 21, 25, 30",
              SamuelTerms::diav),
          perPiece(
              2,
              "dyke",
              "threes of pieces on a diagonal",
              "Threes of pieces that stand next to each other on a diagonal; four in a row"
                  + " are two threes",
              SamuelTerms::dyke),
          perPiece(
              4,
              "exch",
              "steps that offer an exchange",
              "Empty squares that an own piece can step to for an exchange: the opponent"
                  + " can jump it there, and after each such jump an own piece can jump the piece"
                  + " that jumped, as 'deny' explains it",
              SamuelTerms::exch),
          perPiece(
              1,
              "expos",
              "pieces with nothing before and behind them",
              "Pieces with an empty square before and behind them on at least one of their"
                  + " two diagonals",
              SamuelTerms::expos),
          perPiece(
              1,
              "fork",
              "squares to fork two pieces from",
              "Empty squares that an own piece can step to, with pieces of the opponent on"
                  + " both squares next to them forward and an empty square straight behind each."
                  + " For kings, too, only the two squares forward count",
              SamuelTerms::fork),
          perPiece(
              4,
              "gap",
              "gaps between pieces",
              "Empty squares with own pieces on both squares next to them on one diagonal."
                  + " Empty squares on any edge (squares 1 to 5, 12, 13, 20, 21, 28 to 32) with"
                  + " an own piece next to them count, too",
              SamuelTerms::gap),
          upTo(
              1,
              "guard",
              "a guarded back row",
              "1 when the opponent has no king, and own pieces hold either the bridge"
                  + " (squares 1 and 3) or the triangle of Oreo (squares 2, 3 and 7)",
              SamuelTerms::guard),
          perPiece(
              2,
              "hole",
              "holes among the pieces",
              "Empty squares with own pieces on three or four of the squares next to them",
              SamuelTerms::hole),
          upTo(
              1,
              "move",
              "having the move",
              "1 when both sides have equally many pieces and the side has the move, also"
                  + " called the opposition. The side has the move when both sides together have"
                  + " an odd number of pieces on squares 1 to 4, 9 to 12, 17 to 20 and 25 to 28"
                  + " in its own turn, or an even number in the opponent's turn",
              SamuelTerms::move),
          perPiece(
              1,
              "node",
              "pieces that stand loose",
              "Pieces with three or four empty squares next to them",
              SamuelTerms::node),
          upTo(
              1,
              "oreo",
              "the triangle of Oreo (squares 2, 3 and 7)",
              "1 when own pieces hold the triangle of Oreo, squares 2, 3 and 7, and the side"
                  + " has no king",
              SamuelTerms::oreo),
          perMan(
              1,
              "pole",
              "men that stand alone",
              "Men with no piece of either side next to them",
              SamuelTerms::pole),
          perPiece(
              4,
              "thret",
              "threats to capture",
              "Empty squares that an own piece can step to and could jump from, if it had"
                  + " another turn. A man that reaches the last row jumps from there as a king",
              SamuelTerms::thret));

  private SamuelTerms() {}

  static int apex(SideView v) {
    return v.kings == 0 && (v.own & APEXES) != 0 && (v.other & APEXES) == 0 ? -1 : 0;
  }

  static int back(SideView v) {
    return v.otherKings() == 0 && v.holds(BRIDGE) ? 1 : 0;
  }

  static int cntr(SideView v) {
    return bitCount((v.own | v.steps()) & CENTRE);
  }

  static int corn(SideView v) {
    boolean few = bitCount(v.own) <= 6 && material(v.own, v.kings) < material(v.other, v.kings);
    return few && (v.steps() & DOUBLE_CORNERS) != 0 ? 1 : 0;
  }

  static int cramp(SideView v) {
    boolean cramps = v.holds(CRAMPING) && (v.own & v.at(CRAMPING_HELP)) != 0;
    return cramps && (v.at(CRAMPED) & ~v.other) == 0 ? 1 : 0;
  }

  private static int deny(SideView v) {
    return bitCount(v.exchanges().denied());
  }

  private static int mobil(SideView v) {
    return bitCount(v.exchanges().kept());
  }

  private static int dia(SideView v) {
    return bitCount(v.own & DOUBLE_DIAGONALS);
  }

  private static int diav(SideView v) {
    return 3 * dia(v) + 2 * bitCount(v.own & ONE_OFF) + bitCount(v.own & TWO_OFF);
  }

  static int dyke(SideView v) {
    return bitCount(v.own & v.owns.ahead4() & v.ahead(v.own, 8))
        + bitCount(v.own & v.owns.ahead5() & v.ahead(v.own, 10));
  }

  private static int exch(SideView v) {
    return bitCount(v.exchanges().exchanged());
  }

  static int expos(SideView v) {
    return bitCount(v.own & v.empties.between());
  }

  static int fork(SideView v) {
    long left = v.others.back4() & v.back(v.empty, 8);
    long right = v.others.back5() & v.back(v.empty, 10);
    return bitCount(v.steps() & left & right);
  }

  static int gap(SideView v) {
    return bitCount(v.empty & (v.owns.between() | (v.owns.any() & EDGES)));
  }

  static int guard(SideView v) {
    return v.otherKings() == 0 && (v.holds(BRIDGE) || v.holds(OREO)) ? 1 : 0;
  }

  static int hole(SideView v) {
    return bitCount(v.empty & v.owns.three());
  }

  /** With an odd number of pieces in the system of the side to move, that side has the move. */
  static int move(SideView v) {
    if (bitCount(v.own) != bitCount(v.other)) {
      return 0;
    }
    boolean odd = bitCount((v.own | v.other) & v.at(MOVE_SYSTEM)) % 2 == 1;
    return odd == v.mover ? 1 : 0;
  }

  static int node(SideView v) {
    return bitCount(v.own & v.empties.three());
  }

  static int oreo(SideView v) {
    return v.ownKings() == 0 && v.holds(OREO) ? 1 : 0;
  }

  static int pole(SideView v) {
    return bitCount(v.men() & ~(v.owns.any() | v.others.any()));
  }

  /** What a step leaves is never where the jump after it lands. */
  static int thret(SideView v) {
    Shifted them = v.others;
    long e = v.empty;
    long upward = (them.back4() & v.back(e, 8)) | (them.back5() & v.back(e, 10));
    long downward = (them.ahead4() & v.ahead(e, 8)) | (them.ahead5() & v.ahead(e, 10));
    long stepsAhead = v.stepsAhead();
    long asKing = (v.ownKingsShifted.any() & e) | (stepsAhead & v.at(LAST_ROW));
    return bitCount((stepsAhead & upward) | (asKing & (upward | downward)));
  }

  /** Samuel's: a man 2, a king 3. */
  private static int material(long pieces, long kings) {
    return 2 * bitCount(pieces) + bitCount(pieces & kings);
  }
}
