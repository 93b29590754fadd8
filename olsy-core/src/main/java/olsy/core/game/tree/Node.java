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

  /**
   * @param values f₀ … f_n, each for the side that its model plays; empty where no search stops
   */
  public Node(Side toMove, double[] values, Node... successors) {
    this.toMove = toMove;
    this.values = values.clone();
    this.successors = successors.clone();
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
