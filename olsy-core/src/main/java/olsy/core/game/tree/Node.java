package olsy.core.game.tree;

import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * A node of an explicit game tree, as the papers draw them: its successors, and the value each
 * model's function gives it.
 */
public final class Node implements Position<Node>, Valued {

  private final Side toMove;
  private final double[] values;
  private final Node[] successors;
  private final long key;

  /**
   * @param values f₀ … f_n, each for the side that its model plays; empty where no search stops
   */
  public Node(Side toMove, double[] values, Node... successors) {
    this.toMove = toMove;
    this.values = values.clone();
    this.successors = successors.clone();
    this.key = key(this.toMove, this.values, this.successors);
  }

  private static long key(Side toMove, double[] values, Node[] successors) {
    long key = toMove == Side.FIRST ? 1 : 2;
    for (double value : values) {
      key = RandomTree.mix(31 * key + Double.doubleToLongBits(value));
    }
    for (Node successor : successors) {
      key = RandomTree.mix(31 * key + successor.key);
    }
    return key;
  }

  /** Equal trees have equal keys. */
  @Override
  public long key() {
    return key;
  }

  @Override
  public double value(int model) {
    return values[model];
  }

  @Override
  public Side toMove() {
    return toMove;
  }

  @Override
  public Node[] successors() {
    return successors;
  }

  @Override
  public int successorCount() {
    return successors.length;
  }

  @Override
  public Outcome outcome() {
    return Outcome.UNSCORED;
  }
}
