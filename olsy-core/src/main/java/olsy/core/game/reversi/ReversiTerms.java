package olsy.core.game.reversi;

import static java.lang.Long.bitCount;

import java.util.ArrayList;
import java.util.List;

/** The features of reversi: what books on Othello speak of. */
final class ReversiTerms {

  private static final int CORNERS = 4;
  private static final int NEIGHBOURS = 8;

  private ReversiTerms() {}

  static List<ReversiTerm> of(ReversiSquares squares) {
    List<ReversiTerm> terms = new ArrayList<>(general(squares));
    terms.addAll(edges(squares));
    terms.addAll(phases(squares));
    squares
        .kinds()
        .forEach(
            kind ->
                terms.add(
                    ReversiTerm.discsOn(
                        kind.squares(),
                        "square-" + kind.name(),
                        "discs on " + kind.name() + " and its mirror images",
                        "Discs on "
                            + kind.name()
                            + " and the squares that are its mirror images")));
    return List.copyOf(terms);
  }

  private static List<ReversiTerm> general(ReversiSquares squares) {
    int all = squares.board().squareCount();
    return List.of(
        ReversiTerm.discsOn(squares.board().squares(), "discs", "discs", "Discs"),
        ReversiTerm.counted(
            left -> left,
            "mobility",
            "many squares to move to",
            "Squares where the side could put a disc if it were to move",
            view -> bitCount(view.moves())),
        ReversiTerm.counted(
            left -> left,
            "potential-mobility",
            "empty squares beside the other side's discs",
            "Empty squares next to a disc of the other side",
            view -> bitCount(DiscView.around(view.other()) & view.empty())),
        ReversiTerm.counted(
            left -> Math.min(all, NEIGHBOURS * left),
            "frontier",
            "discs beside empty squares",
            "Discs next to an empty square",
            view -> bitCount(DiscView.around(view.empty()) & view.own())),
        ReversiTerm.discsOn(squares.corners(), "corners", "corners", "Discs in the corners"),
        ReversiTerm.counted(
            left -> Math.min(CORNERS, left),
            "x-squares",
            "discs diagonally beside an empty corner",
            "Discs diagonally next to an empty corner",
            view -> bitCount(byEmptyCorner(view) & squares.diagonal() & view.own())),
        ReversiTerm.counted(
            left -> Math.min(2 * CORNERS, 2 * left),
            "c-squares",
            "discs on the edge beside an empty corner",
            "Discs on the edge next to an empty corner",
            view -> bitCount(byEmptyCorner(view) & squares.beside() & view.own())),
        ReversiTerm.counted(
            left -> all,
            "stable",
            "stable discs",
            "Stable discs. A disc is stable if it is safe on its row, its column and both its"
                + " diagonals. It is safe on a line that is full, or that ends at the disc, or on"
                + " which one of its two neighbours is an own stable disc",
            view -> bitCount(view.stable())),
        ReversiTerm.discsOn(
            squares.edges().squares() & ~squares.corners(),
            "edges",
            "discs on the edges",
            "Discs on the edges of the board, corners not counted"),
        ReversiTerm.counted(
            left -> Math.min(CORNERS, left),
            "corner-moves",
            "moves into a corner",
            "Corners where the side could put a disc if it were to move",
            view -> bitCount(view.moves() & squares.corners())),
        ReversiTerm.counted(
            left -> left,
            "safe-moves",
            "moves that give no corner away",
            "Squares where the side could put a disc if it were to move, those next to an empty"
                + " corner not counted",
            view -> bitCount(view.moves() & ~byEmptyCorner(view))),
        ReversiTerm.counted(
            left -> 1,
            "turn",
            "being to move",
            "1 for the side to move",
            view -> view.isToMove() ? 1 : 0),
        ReversiTerm.counted(
            left -> 1,
            "parity",
            "the last move of the game",
            "1 for the side that makes the last move if nobody passes: the side to move if the"
                + " number of empty squares is odd, else the other",
            view -> (view.left() % 2 == 1) == view.isToMove() ? 1 : 0),
        ReversiTerm.common(
            left -> all,
            "occupied",
            "a full board",
            "All discs on the board, of both sides",
            view -> all - view.left()));
  }

  private static long byEmptyCorner(DiscView view) {
    long corners = view.empty() & view.squares().corners();
    return DiscView.around(corners) & ~corners;
  }

  private static List<ReversiTerm> edges(ReversiSquares squares) {
    int longest = squares.board().size() - 2;
    return List.of(
        ReversiTerm.counted(
            left -> CORNERS * (longest + 1),
            "stable-edges",
            "stable discs on the edges",
            "Stable discs on the edges of the board, corners included; \"stable\" says which are",
            view -> bitCount(view.stable() & squares.edges().squares())),
        ReversiTerm.counted(
            left -> CORNERS * longest,
            "edge-anchored",
            "edges held from a corner",
            "Discs of an unbroken row of own discs along an edge from an own corner, corners not"
                + " counted",
            view -> bitCount(anchored(view) & ~squares.corners())),
        ReversiTerm.counted(
            left -> CORNERS,
            "edge-balanced",
            "full edges between empty corners",
            "Edges that are full of own discs between two empty corners",
            view -> edgesFull(view, 0)),
        ReversiTerm.counted(
            left -> CORNERS,
            "edge-unbalanced",
            "edges with one gap beside an empty corner",
            "Edges on which one square next to a corner is empty and all others between two empty"
                + " corners have own discs",
            view -> edgesFull(view, 1)),
        ReversiTerm.counted(
            left -> Math.min(left, CORNERS * (longest + 1) / 2),
            "edge-wedges",
            "wedges in the other side's edges",
            "Empty squares of the edges, corners not counted, with discs of the other side on both"
                + " neighbours along the edge",
            view -> bitCount(wedges(view))));
  }

  private static long anchored(DiscView view) {
    ReversiSquares.Edges edges = view.squares().edges();
    return anchored(view.own() & edges.rows(), view.squares().corners(), 1)
        | anchored(view.own() & edges.columns(), view.squares().corners(), ReversiBoard.ROW);
  }

  private static long anchored(long discs, long corners, int step) {
    long anchored = discs & corners;
    long before;
    do {
      before = anchored;
      anchored |= discs & (anchored << step | anchored >>> step);
    } while (anchored != before);
    return anchored;
  }

  /**
   * @param missing discs, at a square next to a corner
   */
  private static int edgesFull(DiscView view, int missing) {
    ReversiSquares squares = view.squares();
    int edges = 0;
    for (long edge : squares.edges().lines()) {
      long inner = edge & ~squares.corners();
      long empty = inner & view.empty();
      boolean open = (edge & squares.corners() & ~view.empty()) == 0;
      if (open
          && (inner & view.other()) == 0
          && bitCount(empty) == missing
          && (empty & ~squares.beside()) == 0) {
        edges++;
      }
    }
    return edges;
  }

  private static long wedges(DiscView view) {
    ReversiSquares.Edges edges = view.squares().edges();
    long other = view.other();
    long rows = other & edges.rows();
    long columns = other & edges.columns();
    long between =
        ((rows << 1) & (rows >>> 1) & edges.rows())
            | ((columns << ReversiBoard.ROW) & (columns >>> ReversiBoard.ROW) & edges.columns());
    return between & view.empty() & ~view.squares().corners();
  }

  private static List<ReversiTerm> phases(ReversiSquares squares) {
    int all = squares.board().squareCount();
    int beginning = all - all / 3;
    int end = all / 4;
    String opening = " while at most a third of the squares have discs; then 0";
    String ending = " when at most a quarter of the squares are empty; 0 before";
    return List.of(
        ReversiTerm.counted(
            left -> left >= beginning ? all - beginning : 0,
            "discs-opening",
            "discs in the opening",
            "Discs" + opening,
            view -> view.left() >= beginning ? bitCount(view.own()) : 0),
        ReversiTerm.counted(
            left -> all,
            "discs-ending",
            "discs in the ending",
            "Discs" + ending,
            view -> view.left() <= end ? bitCount(view.own()) : 0),
        ReversiTerm.counted(
            left -> left >= beginning ? left : 0,
            "mobility-opening",
            "many squares to move to in the opening",
            "\"mobility\"" + opening,
            view -> view.left() >= beginning ? bitCount(view.moves()) : 0),
        ReversiTerm.counted(
            left -> Math.min(left, end),
            "mobility-ending",
            "many squares to move to in the ending",
            "\"mobility\"" + ending,
            view -> view.left() <= end ? bitCount(view.moves()) : 0));
  }
}
