package olsy.core.search;

import olsy.core.eval.Evaluation;
import olsy.core.game.Position;

/** The successors worst for their side to move, by static value, come first. */
public record StaticOrder<P extends Position<P>>(Evaluation<? super P> evaluation)
    implements MoveOrder<P> {

  @Override
  public int[] order(P node, P[] successors, int depth, int ply, Meter meter) {
    meter.evaluate(successors.length);
    int[] order = new int[successors.length];
    double[] keys = new double[successors.length];
    for (int i = 0; i < order.length; i++) {
      double key = -evaluation.value(successors[i], node.toMove());
      int at = i;
      for (; at > 0 && keys[at - 1] > key; at--) {
        keys[at] = keys[at - 1];
        order[at] = order[at - 1];
      }
      keys[at] = key;
      order[at] = i;
    }
    return order;
  }

  @Override
  public void found(P node, int depth, int ply, int best) {}
}
