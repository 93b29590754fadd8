package olsy.lab.measure;

import java.util.List;
import olsy.core.statistics.Interval;

/**
 * A mean that was measured.
 *
 * @param half what its 95 % interval reaches to both sides
 */
public record Estimate(double mean, double half) {

  public static Estimate of(double mean, Interval interval) {
    return new Estimate(mean, (interval.high() - interval.low()) / 2);
  }

  /** Points of a game that a player has more than another one, from the same openings. */
  public static Estimate ofGain(Scores player, Scores other) {
    return of(player.mean() - other.mean(), player.intervalOfDifference(other));
  }

  /** The mean of several, which are independent. */
  public static Estimate of(List<Estimate> all) {
    double mean = all.stream().mapToDouble(Estimate::mean).average().orElseThrow();
    double squares = all.stream().mapToDouble(one -> one.half * one.half).sum();
    return new Estimate(mean, Math.sqrt(squares) / all.size());
  }

  public double low() {
    return mean - half;
  }

  public double high() {
    return mean + half;
  }
}
