package olsy.core.game.tree;

import olsy.core.evaluation.Evaluation;
import olsy.core.game.Side;

/**
 * f_j of positions that carry their values with them.
 *
 * @param model j
 */
public record ModelValue<P extends Valued>(int model) implements Evaluation<P> {

  /** Always for the side that model j plays: the values of a tree are written down for that one. */
  @Override
  public double value(P position, Side side) {
    return position.value(model);
  }

  @Override
  public boolean isEverywhere() {
    return false;
  }
}
