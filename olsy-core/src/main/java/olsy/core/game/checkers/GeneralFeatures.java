package olsy.core.game.checkers;

import static java.lang.Long.bitCount;
import static olsy.core.game.Feature.Symmetry.COMMON;
import static olsy.core.game.Feature.Symmetry.DIFFERENCE;

import java.util.Collection;
import java.util.List;
import olsy.core.game.Feature;
import olsy.core.game.Features;
import olsy.core.game.LinearFunction;
import olsy.core.game.Side;

/** Ten cheap features of checkers, computed together by counting bits. */
final class GeneralFeatures implements Features<Checkers> {

  static final GeneralFeatures ALL = new GeneralFeatures();

  private static final List<Feature> LIST =
      List.of(
          new Feature("men", "men", "Men. Own minus the other's.", DIFFERENCE),
          new Feature("kings", "kings", "Kings. Own minus the other's.", DIFFERENCE),
          new Feature(
              "pieces",
              "many pieces on the board",
              "All pieces on the board, of both sides.",
              COMMON),
          new Feature(
              "mobility",
              "freedom of movement",
              "Steps that pieces can make: every piece with every square counts. Own minus the"
                  + " other's.",
              DIFFERENCE),
          new Feature(
              "advancement",
              "advanced men",
              "Men on rows 5 and 6 (squares 17 to 24) minus men on rows 3 and 4 (squares 9 to"
                  + " 16). Own minus the other's.",
              DIFFERENCE),
          new Feature(
              "back-row",
              "men on the back row",
              "Men on their own first row, squares 1 to 4. Own minus the other's.",
              DIFFERENCE),
          new Feature(
              "centre",
              "men in the centre",
              "Men on the eight squares of the centre (10, 11, 14, 15, 18, 19, 22, 23). Own"
                  + " minus the other's.",
              DIFFERENCE),
          new Feature(
              "king-centre",
              "kings in the centre",
              "Kings on the eight squares of the centre (10, 11, 14, 15, 18, 19, 22, 23). Own"
                  + " minus the other's.",
              DIFFERENCE),
          new Feature(
              "double-corner",
              "pieces in the double corners",
              "Pieces in the two double corners (squares 1, 5, 28, 32). Own minus the"
                  + " other's.",
              DIFFERENCE),
          new Feature(
              "edge",
              "pieces on the side edges",
              "Pieces on the side edges of the board (squares 4, 5, 12, 13, 20, 21, 28, 29)."
                  + " Own minus the other's.",
              DIFFERENCE));

  private static final long CENTRE = Checkers.squares(10, 11, 14, 15, 18, 19, 22, 23);
  private static final long DOUBLE_CORNERS = Checkers.squares(1, 5, 28, 32);
  private static final long EDGES = Checkers.squares(4, 5, 12, 13, 20, 21, 28, 29);
  private static final long ROWS_3_4 = rows(3) | rows(4);
  private static final long ROWS_5_6 = rows(5) | rows(6);
  private static final long ROW_1 = rows(1);
  private static final long ROW_8 = rows(8);

  private GeneralFeatures() {}

  @Override
  public List<Feature> list() {
    return LIST;
  }

  @Override
  public Features<Checkers> covering(Collection<String> names) {
    requireKnown(names);
    return this;
  }

  @Override
  public void extract(Checkers s, Side side, int[] h) {
    boolean mover = side == s.toMove();
    boolean first = side == Side.FIRST;
    long own = mover ? s.own() : s.other();
    long other = mover ? s.other() : s.own();
    long kings = s.kings();
    long men = own & ~kings;
    long otherMen = other & ~kings;
    long ownKings = own & kings;
    long otherKings = other & kings;
    int mobility = s.mobility() - s.mobilityOfOther();
    long far = first ? ROWS_5_6 : ROWS_3_4;
    long near = first ? ROWS_3_4 : ROWS_5_6;

    h[0] = bitCount(men) - bitCount(otherMen);
    h[1] = bitCount(ownKings) - bitCount(otherKings);
    h[2] = bitCount(own | other);
    h[3] = mover ? mobility : -mobility;
    h[4] =
        bitCount((men | otherMen) & far)
            - bitCount((men | otherMen) & near); // far here is near there
    h[5] =
        first
            ? bitCount(men & ROW_1) - bitCount(otherMen & ROW_8)
            : bitCount(men & ROW_8) - bitCount(otherMen & ROW_1);
    h[6] = bitCount(men & CENTRE) - bitCount(otherMen & CENTRE);
    h[7] = bitCount(ownKings & CENTRE) - bitCount(otherKings & CENTRE);
    h[8] = bitCount(own & DOUBLE_CORNERS) - bitCount(other & DOUBLE_CORNERS);
    h[9] = bitCount(own & EDGES) - bitCount(other & EDGES);
  }

  @Override
  public LinearFunction<Checkers> compiled(int[] weights) {
    return CheckersFeatures.compiled(this, weights);
  }

  /** No side gets more pieces than it has; a piece makes four steps at most. */
  @Override
  public void largest(Checkers s, int[] h) {
    int own = bitCount(s.own());
    int other = bitCount(s.other());
    int most = Math.max(own, other);
    h[0] = Math.max(bitCount(s.own() & ~s.kings()), bitCount(s.other() & ~s.kings()));
    h[1] = most;
    h[2] = own + other;
    h[3] = 4 * most;
    h[4] = own + other;
    h[5] = Math.min(h[0], 4);
    h[6] = Math.min(h[0], 8);
    h[7] = Math.min(most, 8);
    h[8] = Math.min(most, 4);
    h[9] = Math.min(most, 8);
  }

  private static long rows(int row) {
    return Checkers.squares(4 * row - 3, 4 * row - 2, 4 * row - 1, 4 * row);
  }
}
