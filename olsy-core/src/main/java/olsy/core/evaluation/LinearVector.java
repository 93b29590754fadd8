package olsy.core.evaluation;

import java.util.List;
import olsy.core.game.Features;
import olsy.core.game.Side;

/**
 * Linear functions of the same features: the features of a leaf are extracted once, whatever the
 * number of models.
 */
public final class LinearVector<P> implements ValueVector<P> {

  private final Features<? super P> features;
  private final int[][] weights;

  /**
   * @param models f₀ … f_n, each as its own side sees the features, all over the same features
   */
  public LinearVector(List<LinearEvaluation<P>> models) {
    this.features = models.get(0).features();
    this.weights = new int[models.size()][];
    for (int j = 0; j < weights.length; j++) {
      LinearEvaluation<P> model = models.get(j);
      if (model.features() != features) {
        throw new IllegalArgumentException("models over different features");
      }
      boolean playersSide = (weights.length - 1 - j) % 2 == 0;
      weights[j] = playersSide ? model.weights() : model.mirrored();
    }
  }

  @Override
  public int size() {
    return weights.length;
  }

  @Override
  public void values(P position, Side player, double[] into, int at) {
    int[] h = new int[features.size()];
    features.extract(position, player, h);
    for (int j = 0; j < weights.length; j++) {
      long sum = 0;
      for (int i = 0; i < h.length; i++) {
        sum += (long) weights[j][i] * h[i];
      }
      into[at + j] = sum;
    }
  }
}
