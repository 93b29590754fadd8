package olsy.core.game.tree;

import java.util.OptionalDouble;
import olsy.core.game.ManyPosition;
import olsy.core.game.Payoffs;

/**
 * A node of an explicit game tree for many players, as Korf draws them: its successors, or the
 * values of a leaf.
 */
public final class ManyNode implements ManyPosition<ManyNode> {

  private final int players;
  private final int toMove;
  private final double[] values;
  private final ManyNode[] successors;

  private ManyNode(int players, int toMove, double[] values, ManyNode[] successors) {
    assert 0 <= toMove && toMove < players : toMove + " of " + players;
    this.players = players;
    this.toMove = toMove;
    this.values = values;
    this.successors = successors;
  }

  /**
   * @param values a value for each player
   */
  public static ManyNode leaf(int toMove, double... values) {
    return new ManyNode(values.length, toMove, values.clone(), new ManyNode[0]);
  }

  /**
   * @param successors at least one
   */
  public static ManyNode inner(int toMove, ManyNode... successors) {
    return new ManyNode(successors[0].players, toMove, new double[0], successors.clone());
  }

  /**
   * The values that leaves carry.
   *
   * @param sum the bound on the sum of a leaf's values; empty for none
   */
  public static Payoffs<ManyNode> payoffs(OptionalDouble sum) {
    return new Payoffs<>() {
      @Override
      public double[] values(ManyNode leaf) {
        return leaf.values.clone();
      }

      @Override
      public OptionalDouble sum(ManyNode root, int depth) {
        return sum;
      }
    };
  }

  @Override
  public int players() {
    return players;
  }

  @Override
  public int toMove() {
    return toMove;
  }

  @Override
  public ManyNode[] successors() {
    return successors;
  }

  @Override
  public int successorCount() {
    return successors.length;
  }
}
