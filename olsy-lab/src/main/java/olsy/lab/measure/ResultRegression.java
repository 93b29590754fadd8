package olsy.lab.measure;

import java.util.Arrays;
import java.util.List;
import olsy.core.game.checkers.Checkers;
import olsy.lab.measure.SelfPlay.Judged;
import olsy.learning.strategy.FeatureSelection;

/**
 * Weights that foresee how games end: logistic regression of the points of a position, half as the
 * game gave them and half as the search that was there expected them.
 *
 * <pre>
 * minimise Σ −y log σ(w·h) − (1−y) log (1−σ(w·h)) + λ/2 |w − w₀|²,  y = (points/2 + σ(k·value)) / 2
 * by Newton's method; its linear systems by conjugate gradients
 * </pre>
 *
 * In chess this way of tuning is known as Texel's.
 *
 * @param sureness k: how sure a win is that is a man ahead, in logits
 * @param ridge λ
 */
public record ResultRegression(FeatureSelection<Checkers> features, double sureness, double ridge) {

  private static final int STEPS = 8;
  private static final int CONJUGATE_STEPS = 60;
  private static final double SMALL = 1e-9;

  /** What a position says. */
  private static final class Datum {
    private final int[] h;
    private final double y;

    Datum(int[] h, double y) {
      this.h = h;
      this.y = y;
    }
  }

  /**
   * Fits.
   *
   * @param unit of the values: what a man counts
   * @param before w₀, in men
   * @return in men
   */
  public double[] weights(List<Judged> positions, double unit, double[] before) {
    List<Datum> data = positions.stream().map(one -> datum(one, unit)).toList();
    double[] start = Arrays.stream(before).map(w -> sureness * w).toArray();
    double[] weights = start.clone();
    for (int step = 0; step < STEPS; step++) {
      newton(data, start, weights);
    }
    return Arrays.stream(weights).map(w -> w / sureness).toArray();
  }

  private Datum datum(Judged one, double unit) {
    double expected = logistic(sureness * one.value() / unit);
    double y = (one.points() / 2.0 + expected) / 2;
    return new Datum(features.extract(one.position(), one.position().toMove()), y);
  }

  private static double logistic(double z) {
    return 1 / (1 + Math.exp(-z));
  }

  private void newton(List<Datum> data, double[] start, double[] weights) {
    double[] gradient = new double[weights.length];
    double[] curvature = new double[data.size()];
    for (int j = 0; j < weights.length; j++) {
      gradient[j] = -ridge * (weights[j] - start[j]);
    }
    for (int i = 0; i < curvature.length; i++) {
      Datum datum = data.get(i);
      double p = logistic(product(datum.h, weights));
      curvature[i] = p * (1 - p);
      add(gradient, datum.y - p, datum.h);
    }
    double[] direction = solved(data, curvature, gradient);
    for (int j = 0; j < weights.length; j++) {
      weights[j] += direction[j];
    }
  }

  /** H x = b by conjugate gradients. */
  private double[] solved(List<Datum> data, double[] curvature, double[] b) {
    double[] x = new double[b.length];
    double[] rest = b.clone();
    double[] direction = b.clone();
    double length = dot(rest, rest);
    for (int step = 0; step < CONJUGATE_STEPS && length > SMALL; step++) {
      double[] image = image(data, curvature, direction);
      double far = length / dot(direction, image);
      for (int j = 0; j < x.length; j++) {
        x[j] += far * direction[j];
        rest[j] -= far * image[j];
      }
      double next = dot(rest, rest);
      for (int j = 0; j < x.length; j++) {
        direction[j] = rest[j] + next / length * direction[j];
      }
      length = next;
    }
    return x;
  }

  private double[] image(List<Datum> data, double[] curvature, double[] v) {
    double[] image = Arrays.stream(v).map(x -> ridge * x).toArray();
    for (int i = 0; i < curvature.length; i++) {
      int[] h = data.get(i).h;
      add(image, curvature[i] * product(h, v), h);
    }
    return image;
  }

  private static void add(double[] sum, double factor, int[] h) {
    for (int j = 0; j < h.length; j++) {
      if (h[j] != 0) {
        sum[j] += factor * h[j];
      }
    }
  }

  private static double product(int[] h, double[] weights) {
    double sum = 0;
    for (int j = 0; j < h.length; j++) {
      if (h[j] != 0) {
        sum += h[j] * weights[j];
      }
    }
    return sum;
  }

  private static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int j = 0; j < a.length; j++) {
      sum += a[j] * b[j];
    }
    return sum;
  }
}
