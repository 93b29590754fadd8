package olsy.core.player;

import olsy.core.eval.Evaluation;

/**
 * How somebody plays: a static evaluation, the depth it is searched to, and how far the true
 * function may lie from this one (M*_ε).
 */
public record Strategy<P>(Evaluation<P> evaluation, int depth, double error) {

  public Strategy {
    if (depth < 1) {
      throw new IllegalArgumentException("depth must be at least 1, found " + depth);
    }
    if (!(error >= 0)) {
      throw new IllegalArgumentException("error must be at least 0, found " + error);
    }
  }
}
