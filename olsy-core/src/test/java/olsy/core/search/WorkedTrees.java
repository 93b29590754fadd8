package olsy.core.search;

import olsy.core.game.Side;
import olsy.core.game.tree.Node;
import olsy.core.search.pruning.SumBounds;

/**
 * The papers' worked trees. Their drawings are lost: leaves are chosen so that every number that
 * the text states comes out. Leaves give f_n first, as the papers do.
 */
public final class WorkedTrees {

  /** Figure 2 of the pruning paper, Figure 4 of the report: M*(a, 3, f2(f1(f0))). */
  public static final Node E = player(leaf(4, -8, 10), leaf(7, 1, 6));

  public static final Node B = opponent(player(leaf(8, -6, 5), leaf(3, 2, 1)), E);
  public static final Node G = player(leaf(10, 4, 2), leaf(1, -5, 9));
  public static final Node C = opponent(player(leaf(6, -9, 8), leaf(2, 3, 4)), G);
  public static final Node FIGURE_2 = player(B, C);

  /** Figure 1 of the pruning paper, Figure 3 of the report: M¹(a, 3). */
  public static final Node FIGURE_1 =
      player(
          opponent(player(leaf(4, -2), leaf(1, 5)), player(leaf(9, 6), leaf(2, 3))),
          opponent(player(leaf(3, 4), leaf(-1, 7)), player(leaf(8, 1), leaf(5, 9))));

  /** Figure 5 of the pruning paper, left; Figure 16 of the report. */
  public static final Node FIGURE_5_LEFT =
      player(opponent(leaf(8, -7), leaf(9, -10)), opponent(leaf(4, -5), leaf(10, 5)));

  /** Figure 5 of the pruning paper, right, and Figure 10, left; Figure 17 of the report. */
  public static final Node FIGURE_5_RIGHT =
      player(opponent(leaf(8, -7), leaf(9, -10)), opponent(leaf(4, -5), leaf(5, -4)));

  public static final SumBounds FIGURE_5_BOUNDS = SumBounds.of(2);

  /** Figure 6 of the pruning paper: node b. */
  public static final Node FIGURE_6 = player(leaf(10, -9, 8), leaf(8, -7.1, 8.1));

  public static final SumBounds FIGURE_6_BOUNDS = SumBounds.of(1, 1);

  /** Figure 10 of the pruning paper, right; Figure 18 of the report. */
  public static final Node FIGURE_10 =
      player(
          new Node(Side.SECOND, new double[] {0, 1, -7, 7}),
          opponent(
              player(
                  opponent(leaf(5, -3, 8, -7), leaf(4, -4, 9, -9)),
                  opponent(leaf(4, -2, 4, -5), leaf(3, -1, 5, -4)))));

  public static final SumBounds FIGURE_10_BOUNDS = SumBounds.of(2, 6, 3);

  /** Figure 14 of the report. */
  public static final Node FIGURE_14 =
      player(
          opponent(leaf(1, 0), leaf(0, 8), leaf(5, 10)),
          opponent(leaf(4, -4), leaf(7, 5), leaf(9, 6.5)));

  /** The smallest tree found on which Figure 19 of the report, as it is printed, is not M*. */
  public static final Node FIGURE_19 =
      player(
          opponent(
              player(
                  opponent(
                      leaf(0, 1, 0),
                      player(
                          leaf(0, 2, 0),
                          opponent(
                              player(leaf(0, -1, 0)), player(leaf(0, 0, 2), leaf(1, 0, 0))))))));

  public static final SumBounds FIGURE_19_BOUNDS = SumBounds.of(2, 2);

  /** Figure 16 of the pruning paper, left: a pawn is captured at f. */
  public static final Node FIGURE_16_LEFT =
      player(opponent(leaf(0, 0), leaf(1, -1)), opponent(leaf(-1, 1), leaf(0.2, -0.2)));

  /** Figure 16 of the pruning paper, right: bishops are exchanged at f, a knight for one at g. */
  public static final Node FIGURE_16_RIGHT =
      player(opponent(leaf(0, 0), leaf(1, -1)), opponent(leaf(0, 0), leaf(0.2, 0.2)));

  public static final SumBounds FIGURE_16_BOUNDS = SumBounds.of(0.8);

  /** Russell and Norvig, Artificial Intelligence, Figure 6.2. */
  public static final Node RUSSELL_NORVIG =
      player(
          opponent(leaf(3), leaf(12), leaf(8)),
          opponent(leaf(2), leaf(4), leaf(6)),
          opponent(leaf(14), leaf(5), leaf(2)));

  private WorkedTrees() {}

  /** A node where the player moves; inner nodes carry no values. */
  public static Node player(Node... successors) {
    return new Node(Side.FIRST, new double[0], successors);
  }

  public static Node opponent(Node... successors) {
    return new Node(Side.SECOND, new double[0], successors);
  }

  /** Who would move at a leaf does not matter. */
  public static Node leaf(double... highestFirst) {
    double[] values = new double[highestFirst.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = highestFirst[values.length - 1 - i];
    }
    return new Node(Side.FIRST, values);
  }
}
