package olsy.learning.preparation;

import olsy.core.game.Position;
import olsy.learning.example.Example;

/**
 * A decision that a deep search has looked at. Its arrays are not copied: nobody writes to them.
 */
public final class Weighed<P extends Position<P>> {

  /** How many moves came before it. */
  public final int ply;

  public final Example<P> example;

  /** What the best move is worth for who decides. */
  public final double best;

  /** By how much the move played is worth less, 0 or more. */
  public final double loss;

  /** The best move; the one played where that is as good. */
  public final P better;

  /** Of the position, as who decides sees it. */
  final int[] features;

  /** By how much its move makes each feature larger than is usual there. */
  final double[] brings;

  Weighed(
      int ply,
      Example<P> example,
      double best,
      double loss,
      P better,
      int[] features,
      double[] brings) {
    this.ply = ply;
    this.example = example;
    this.best = best;
    this.loss = loss;
    this.better = better;
    this.features = features;
    this.brings = brings;
  }
}
