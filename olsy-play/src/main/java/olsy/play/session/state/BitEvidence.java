package olsy.play.session.state;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import olsy.play.session.store.Decision;
import olsy.play.session.store.Decision.Expected;
import olsy.play.session.store.Decision.Foreseen;

/**
 * What models were worth in the last 30 decisions, in bits a decision: one bit for every time that
 * the move played was twice as probable by one as by another. All probabilities were written down
 * before the moves.
 */
final class BitEvidence {

  /** A model that held what happened to be impossible pays twelve bits. */
  private static final double LEAST = 1.0 / 4096;

  private static final int LOOKED_AT = 30;
  private static final int FEWEST = 10;

  private final Deque<Decision> last = new ArrayDeque<>();

  /**
   * A mean.
   *
   * @param decisions it is of
   */
  record Bits(double mean, int decisions) {

    /**
     * @param pairs what one and another foresaw; nothing where one of them was not asked
     */
    private static Bits of(List<Double> pairs) {
      return new Bits(
          pairs.stream().mapToDouble(Double::doubleValue).average().orElse(0), pairs.size());
    }

    /** Whether that is more than an accident. */
    boolean isEnough() {
      return decisions >= FEWEST;
    }
  }

  void add(Decision decision) {
    last.addLast(decision);
    if (last.size() > LOOKED_AT) {
      last.removeFirst();
    }
  }

  void forgetBefore(Decision first) {
    last.removeIf(decision -> decision.isBefore(first));
  }

  /** Whether the learned model was expected last, and not the population's. */
  boolean isOfLearned() {
    return !last.isEmpty() && last.getLast().expected().model() > 0;
  }

  /** What the one was worth that was expected last, more than guessing. */
  Bits overChance() {
    Function<Expected, Optional<Foreseen>> one =
        isOfLearned() ? Expected::learned : Expected::population;
    return mean(
        expected -> one.apply(expected).map(seen -> bits(seen.probability(), expected.uniform())));
  }

  /** What the learned model was worth more than the population's. */
  Bits overPopulation() {
    return mean(BitEvidence::overPopulation);
  }

  static Optional<Double> overPopulation(Expected expected) {
    return expected
        .learned()
        .flatMap(
            one ->
                expected.population().map(other -> bits(one.probability(), other.probability())));
  }

  /** Added up anew, so that a session that goes on adds up the same. */
  private Bits mean(Function<Expected, Optional<Double>> bits) {
    return Bits.of(
        last.stream()
            .map(decision -> bits.apply(decision.expected()))
            .flatMap(Optional::stream)
            .toList());
  }

  /** How many times twice as probable. */
  static double bits(double probability, double other) {
    return Math.log(Math.max(LEAST, probability) / Math.max(LEAST, other)) / Math.log(2);
  }
}
