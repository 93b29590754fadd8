package olsy.core.game.checkers;

import static java.lang.Long.bitCount;
import static olsy.core.game.checkers.Checkers.squares;
import static olsy.core.game.checkers.Term.perMan;
import static olsy.core.game.checkers.Term.perPiece;
import static olsy.core.game.checkers.Term.upTo;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import olsy.core.game.checkers.SideView.Squares;

/** What engines of today count beyond Samuel's terms, each for one side. */
final class FurtherTerms {

  private static final long SIDE_EDGES = squares(4, 5, 12, 13, 20, 21, 28, 29);
  private static final long ALL_EDGES = squares(1, 2, 3, 4, 5, 12, 13, 20, 21, 28, 29, 30, 31, 32);

  private static final Squares SQUARE_1 = Squares.of(1);
  private static final Squares SQUARES_5_6 = Squares.of(5, 6);
  private static final Squares SQUARE_20 = Squares.of(20);
  private static final Squares SQUARE_24 = Squares.of(24);
  private static final Squares SQUARE_28 = Squares.of(28);
  private static final Squares SQUARE_32 = Squares.of(32);

  /** Row n is at n - 1. */
  private static final Squares[] ROWS =
      IntStream.rangeClosed(1, 8)
          .mapToObj(row -> Squares.of(4 * row - 3, 4 * row - 2, 4 * row - 1, 4 * row))
          .toArray(Squares[]::new);

  static final List<Term> LIST = list();

  private FurtherTerms() {}

  private static List<Term> list() {
    List<Term> terms = new ArrayList<>();
    terms.add(
        upTo(1, "turn", "being to move", "1 when it is the side's turn", v -> v.mover ? 1 : 0));
    terms.add(
        perMan(
            6,
            "tempo",
            "men pushed forward",
            "Rows that men have advanced: a man on row 2 counts 1, a man on row 7 counts 6",
            FurtherTerms::tempo));
    terms.add(
        perMan(
            6,
            "tempo-opening",
            "men pushed forward in the opening",
            "Rows that men have advanced, as 'tempo' counts them, while both sides together"
                + " have 16 men or more",
            v -> allMen(v) >= 16 ? tempo(v) : 0));
    terms.add(
        perMan(
            6,
            "tempo-middle",
            "men pushed forward in the middle of the game",
            "Rows that men have advanced, as 'tempo' counts them, while both sides together"
                + " have 12 to 15 men",
            v -> allMen(v) >= 12 && allMen(v) < 16 ? tempo(v) : 0));
    terms.add(
        perMan(
            6,
            "tempo-ending",
            "men pushed forward in the ending",
            "Rows that men have advanced, as 'tempo' counts them, while both sides together"
                + " have 8 men or fewer",
            v -> allMen(v) <= 8 ? tempo(v) : 0));
    for (int row = 2; row <= 7; row++) {
      Squares squares = ROWS[row - 1];
      terms.add(
          perMan(
              1,
              "row-" + row,
              "men on row " + row,
              "Men on row " + row + ", squares " + (4 * row - 3) + " to " + 4 * row,
              v -> bitCount(v.men() & v.at(squares))));
    }
    for (int pattern = 1; pattern < 16; pattern++) {
      terms.add(backRank(pattern));
    }
    terms.add(
        upTo(
            100,
            "trade",
            "exchanges when ahead",
            "The side's share of all material in whole percent, rounded down: a man counts"
                + " 10, a king 13",
            FurtherTerms::trade));
    terms.add(
        upTo(
            1,
            "opposition",
            "having the move in the ending",
            "What 'move' counts, while the side has at most six pieces",
            FurtherTerms::opposition));
    terms.add(
        perMan(
            1,
            "runaway",
            "men with a free way to the last row",
            "Men for which no piece of the opponent stands on any square that forward steps"
                + " could lead them to, the last row included. Own pieces in the way do not matter",
            FurtherTerms::runaway));
    terms.add(
        perPiece(
            1,
            "trapped-kings",
            "kings without a safe step",
            "Kings that have no step, or that every step loses for nothing, as 'deny'"
                + " explains it",
            FurtherTerms::trappedKings));
    terms.add(
        upTo(
            1,
            "dog-hole",
            "a man in the dog hole",
            "1 when an own man stands on square 28 and a man of the opponent on 32",
            FurtherTerms::dogHole));
    terms.add(
        upTo(
            1,
            "corner-guard",
            "men that guard the double corner",
            "1 when own men stand on square 1 and on 5 or 6",
            v -> stand(v, v.men(), SQUARE_1) && stand(v, v.men(), SQUARES_5_6) ? 1 : 0));
    terms.add(
        upTo(
            1,
            "edge-cramp",
            "a cramp at the edge",
            "1 when an own man stands on square 20 and a man of the opponent on 24",
            FurtherTerms::edgeCramp));
    terms.add(
        perMan(
            1,
            "edge-men",
            "men on the side edges",
            "Men on the side edges: squares 4, 5, 12, 13, 20, 21, 28, 29",
            v -> bitCount(v.men() & SIDE_EDGES)));
    terms.add(
        perPiece(
            1,
            "edge-kings",
            "kings on the edges",
            "Kings on any edge: squares 1 to 5, 12, 13, 20, 21, 28 to 32",
            v -> bitCount(v.ownKings() & ALL_EDGES)));
    return List.copyOf(terms);
  }

  /** One of the sixteen ways to hold the first row; an empty one is what the others are not. */
  private static Term backRank(int pattern) {
    List<String> squares =
        IntStream.rangeClosed(1, 4)
            .filter(square -> (pattern >> (square - 1) & 1) == 1)
            .mapToObj(String::valueOf)
            .toList();
    return upTo(
        1,
        "back-rank-" + String.join("", squares),
        "a back row held by men on " + String.join(" and ", squares) + " alone",
        "1 when, of squares 1 to 4, men stand on "
            + String.join(" and ", squares)
            + " and on no other",
        v -> v.menInFirstRow() == pattern ? 1 : 0);
  }

  private static int tempo(SideView v) {
    int tempo = 0;
    for (int row = 2; row <= 7; row++) {
      tempo += (row - 1) * bitCount(v.men() & v.at(ROWS[row - 1]));
    }
    return tempo;
  }

  private static int allMen(SideView v) {
    return bitCount((v.own | v.other) & ~v.kings);
  }

  static int trade(SideView v) {
    int own = material(v.own, v.kings);
    return 100 * own / Math.max(1, own + material(v.other, v.kings));
  }

  static int opposition(SideView v) {
    return bitCount(v.own) <= 6 ? SamuelTerms.move(v) : 0;
  }

  private static int trappedKings(SideView v) {
    return bitCount(v.exchanges().trappedKings());
  }

  static int runaway(SideView v) {
    long met = v.other;
    for (int row = 2; row <= 8; row++) {
      met |= (v.back(met, 4) | v.back(met, 5)) & Checkers.BOARD;
    }
    return bitCount(v.men() & ~met);
  }

  static int dogHole(SideView v) {
    return stand(v, v.men(), SQUARE_28) && stand(v, v.otherMen(), SQUARE_32) ? 1 : 0;
  }

  static int edgeCramp(SideView v) {
    return stand(v, v.men(), SQUARE_20) && stand(v, v.otherMen(), SQUARE_24) ? 1 : 0;
  }

  private static boolean stand(SideView v, long pieces, Squares squares) {
    return (pieces & v.at(squares)) != 0;
  }

  private static int material(long pieces, long kings) {
    return 10 * bitCount(pieces) + 3 * bitCount(pieces & kings);
  }
}
