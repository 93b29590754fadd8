package olsy.play.session.state;

import java.util.Optional;
import olsy.core.statistics.SampleMean;
import olsy.play.session.store.Decision;

/**
 * How far our moves looked ahead, in the mean: with the same limits a search with a model looks
 * less far, or farther.
 */
public final class LookAhead {

  /**
   * In plies.
   *
   * @param without a model, in the baseline
   * @param with one
   */
  public record Plies(double without, double with) {}

  private SampleMean without = SampleMean.NONE;
  private SampleMean with = SampleMean.NONE;

  /** A decision of the opponent, which tells of our move before it. */
  public void add(Decision decision) {
    if (decision.ahead() == null) {
      return;
    }
    SampleMean plies = SampleMean.of(decision.ahead(), 1);
    if (decision.baseline()) {
      without = without.with(plies);
    } else if (decision.expected() != null && decision.expected().used()) {
      with = with.with(plies);
    }
  }

  /** Empty until both are known. */
  public Optional<Plies> plies() {
    return without.count() == 0 || with.count() == 0
        ? Optional.empty()
        : Optional.of(new Plies(without.mean(), with.mean()));
  }
}
