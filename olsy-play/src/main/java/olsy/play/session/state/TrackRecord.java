package olsy.play.session.state;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.OptionalDouble;
import olsy.learning.prediction.ErrorBound;
import olsy.play.session.store.Decision;

/**
 * How often what was expected of the opponent came true: every expectation was written down before
 * the move, so nothing here was learned from.
 */
public final class TrackRecord {

  private static final int LAST = 100;

  private final Deque<Decision> last = new ArrayDeque<>();
  private int right;

  void add(Decision decision) {
    last.addLast(decision);
    right += decision.isAsExpected() ? 1 : 0;
    if (last.size() > LAST) {
      right -= last.removeFirst().isAsExpected() ? 1 : 0;
    }
  }

  void forgetBefore(Decision first) {
    while (!last.isEmpty() && last.getFirst().isBefore(first)) {
      right -= last.removeFirst().isAsExpected() ? 1 : 0;
    }
  }

  /** How many expectations these figures are about: the last ones, at most a hundred. */
  public int expectations() {
    return last.size();
  }

  /** The share that came true; 0 without any. */
  public double accuracy() {
    return last.isEmpty() ? 0 : (double) right / last.size();
  }

  /** The share that guessing would have had right; 0 without any. */
  public double uniform() {
    return last.stream().mapToDouble(decision -> decision.expected().uniform()).average().orElse(0);
  }

  /** Bits a decision that expectations were worth more than guessing; 0 without any. */
  public double bits() {
    return last.stream()
        .map(Decision::expected)
        .mapToDouble(one -> BitEvidence.bits(one.foreseen().probability(), one.uniform()))
        .average()
        .orElse(0);
  }

  /** Bits a decision that the learned models were worth more than the population's, if asked. */
  public OptionalDouble bitsOverPopulation() {
    return last.stream()
        .map(decision -> BitEvidence.overPopulation(decision.expected()))
        .flatMapToDouble(bits -> bits.stream().mapToDouble(Double::doubleValue))
        .average();
  }

  /** How far the opponent's function may lie from the models': see {@link ErrorBound}. */
  double errorBound() {
    List<Double> errors =
        last.stream().map(decision -> decision.expected().foreseen().error()).toList();
    return ErrorBound.ofErrors(errors, ErrorBound.USUAL_SHARE, ErrorBound.USUAL_CONFIDENCE);
  }
}
