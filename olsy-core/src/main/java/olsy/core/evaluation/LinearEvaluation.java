package olsy.core.evaluation;

import java.util.Arrays;
import java.util.Map;
import olsy.core.game.Features;
import olsy.core.game.LinearFunction;
import olsy.core.game.Side;

/**
 * f(s) = w·h(s). The weights are whole numbers, so that sums are exact: equal positions tie in
 * every search and a sum-bound holds to the last digit.
 */
public final class LinearEvaluation<P> implements Evaluation<P> {

  private final Features<? super P> features;
  private final int[] weights;
  private final double unit;
  private final LinearFunction<? super P> function;

  public LinearEvaluation(Features<? super P> features, int... weights) {
    this(features, weights, 1);
  }

  private LinearEvaluation(Features<? super P> features, int[] weights, double unit) {
    if (weights.length != features.size()) {
      throw new IllegalArgumentException(
          features.size() + " features, " + weights.length + " weights");
    }
    this.features = features;
    this.weights = weights.clone();
    this.unit = unit;
    this.function = features.compiled(weights);
  }

  /**
   * @param unit what the real weights were multiplied by
   * @param weights in the order of the features
   */
  public static <P> LinearEvaluation<P> of(
      Features<? super P> features, int[] weights, double unit) {
    return new LinearEvaluation<>(features, weights, unit);
  }

  /**
   * @param weights by feature; a feature without one has weight 0
   * @param unit what the weights are multiplied by, before they are rounded to whole numbers
   */
  public static <P> LinearEvaluation<P> of(
      Features<? super P> features, Map<String, Double> weights, double unit) {
    int[] whole = new int[features.size()];
    for (int i = 0; i < whole.length; i++) {
      double weight = weights.getOrDefault(features.list().get(i).name(), 0.0);
      whole[i] = Math.toIntExact(Math.round(weight * unit));
    }
    return new LinearEvaluation<>(features, whole, unit);
  }

  public Features<? super P> features() {
    return features;
  }

  public int[] weights() {
    return weights.clone();
  }

  @Override
  public double unit() {
    return unit;
  }

  @Override
  public double largestWeight() {
    double largest = Arrays.stream(weights).mapToDouble(Math::abs).max().orElse(0);
    return largest > 0 ? largest : unit;
  }

  @Override
  public double value(P position, Side side) {
    return function.value(position, side);
  }

  /** A bound on |f| for a position and all that can follow it: Σ |w| · max |h|. */
  public double largest(P root) {
    int[] largest = new int[weights.length];
    features.largest(root, largest);
    double sum = 0;
    for (int i = 0; i < weights.length; i++) {
      sum += Math.abs((double) weights[i]) * largest[i];
    }
    return sum;
  }

  /**
   * A bound on |f(s, side) + model(s, other side)| for a position and all that can follow it: Σ |w
   * + mirrored w| · max |h|.
   *
   * @param model over the same features
   */
  public double largestSum(LinearEvaluation<P> model, P root) {
    int[] largest = new int[weights.length];
    features.largest(root, largest);
    int[] mirrored = model.mirrored();
    double sum = 0;
    for (int i = 0; i < weights.length; i++) {
      sum += Math.abs((double) weights[i] + mirrored[i]) * largest[i];
    }
    return sum;
  }

  /**
   * The weights with which features seen from one side give this function's value for the other.
   */
  int[] mirrored() {
    int[] mirrored = new int[weights.length];
    for (int i = 0; i < weights.length; i++) {
      mirrored[i] =
          switch (features.list().get(i).symmetry()) {
            case COMMON -> weights[i];
            case DIFFERENCE -> -weights[i];
          };
    }
    return mirrored;
  }
}
