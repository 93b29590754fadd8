package olsy.learning.strategy;

import java.util.List;
import java.util.Map;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.Features;
import olsy.core.game.Side;

/** The features given to a learner, in its order, and the game's own that compute them. */
public final class FeatureSelection<P> {

  private final List<String> names;
  private final Features<P> features;
  private final int[] places;

  /**
   * @param names of the given features
   * @param all the game's features
   */
  public FeatureSelection(List<String> names, Features<P> all) {
    this.names = List.copyOf(names);
    this.features = all.covering(names);
    this.places = names.stream().mapToInt(features.names()::indexOf).toArray();
  }

  public List<String> names() {
    return names;
  }

  public int size() {
    return places.length;
  }

  /** Weights by name in the order of the features; one that is not named has weight 0. */
  public double[] inOrder(Map<String, Double> weights) {
    return names.stream().mapToDouble(name -> weights.getOrDefault(name, 0.0)).toArray();
  }

  /** The game's features: all the given ones and perhaps more. */
  Features<P> features() {
    return features;
  }

  /** Weights of the given features as weights of the game's. */
  int[] spread(int[] weights) {
    int[] spread = new int[features.size()];
    for (int j = 0; j < places.length; j++) {
      spread[places[j]] = weights[j];
    }
    return spread;
  }

  /**
   * A linear function of the given features.
   *
   * @param unit what the real weights were multiplied by
   */
  public Evaluation<P> evaluation(int[] weights, double unit) {
    return LinearEvaluation.of(features, spread(weights), unit);
  }

  /** The given features of a position. */
  public int[] extract(P position, Side side) {
    int[] all = new int[features.size()];
    features.extract(position, side, all);
    int[] h = new int[places.length];
    for (int j = 0; j < h.length; j++) {
      h[j] = all[places[j]];
    }
    return h;
  }
}
