package olsy.play.session.state;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import olsy.core.statistics.Interval;
import olsy.core.statistics.SampleMean;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.prediction.ErrorBound;
import olsy.learning.prediction.Hits;
import olsy.learning.training.Evidence;
import olsy.learning.training.LearnedModel;
import olsy.play.session.store.Decision;

/**
 * How often what was expected of the opponent came true: every expectation was written down before
 * the move, so nothing here was learned from.
 */
public final class TrackRecord {

  private static final int LAST = 100;
  private static final int ENOUGH_TO_JUDGE = 30;

  /**
   * Learned models beside the population's generic player.
   *
   * @param decisions in which both expected something
   * @param share that learned models foresaw
   * @param others the share that the generic player foresaw
   * @param gain where the difference lies; null where it was the same in all
   */
  public record Comparison(int decisions, double share, double others, Interval gain) {}

  private final Deque<Decision> last = new ArrayDeque<>();
  private int right;

  /** One more expectation. */
  public void add(Decision decision) {
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

  /** Decisions that the learned model had seen that was expected last; 0 where none was. */
  public int seen() {
    return last.isEmpty() ? 0 : last.getLast().expected().model();
  }

  /** The share that came true; 0 without any. */
  public double accuracy() {
    return last.isEmpty() ? 0 : (double) right / last.size();
  }

  /** The share that guessing would have had right; 0 without any. */
  public double uniform() {
    return last.stream().mapToDouble(decision -> decision.expected().uniform()).average().orElse(0);
  }

  /** Bits a decision that expectations were worth more than guessing. */
  public SampleMean bits() {
    return mean(one -> Optional.of(BitEvidence.bits(one.foreseen().probability(), one.uniform())));
  }

  /** Bits a decision that learned models were worth more than the population's, where asked. */
  public SampleMean bitsOverPopulation() {
    return mean(BitEvidence::overPopulation);
  }

  /**
   * How much oftener learned models foresaw the move than the population's; empty where unasked.
   */
  public Optional<Comparison> besidePopulation() {
    List<Decision> both =
        last.stream()
            .filter(one -> one.expected().learned().isPresent())
            .filter(one -> one.expected().population().isPresent())
            .toList();
    if (both.isEmpty()) {
      return Optional.empty();
    }
    int learned = 0;
    int others = 0;
    double[] gains = new double[both.size()];
    for (int i = 0; i < gains.length; i++) {
      Decision one = both.get(i);
      int isLearned = one.isAsLearned() ? 1 : 0;
      int isOthers = one.expected().population().get().move().equals(one.move()) ? 1 : 0;
      learned += isLearned;
      others += isOthers;
      gains[i] = isLearned - isOthers;
    }
    boolean isAllTheSame = Arrays.stream(gains).distinct().count() == 1;
    return Optional.of(
        new Comparison(
            gains.length,
            (double) learned / gains.length,
            (double) others / gains.length,
            isAllTheSame ? null : Interval.ofMean(gains).within(-1, 1)));
  }

  private SampleMean mean(Function<Decision.Expected, Optional<Double>> bits) {
    return last.stream()
        .map(Decision::expected)
        .map(bits)
        .flatMap(Optional::stream)
        .map(one -> SampleMean.of(one, 1))
        .reduce(SampleMean.NONE, SampleMean::with);
  }

  /**
   * Whether there is anything personal to learn; empty while these figures are too few to tell, or
   * the model was learned from too few decisions to be right. It is compared with the population
   * where a model was expected last that was learned from enough.
   *
   * @param model the last one
   */
  public Optional<Evidence> evidence(LearnedModel model) {
    if (expectations() < ENOUGH_TO_JUDGE || model.fitted() < ENOUGH_TO_JUDGE) {
      return Optional.empty();
    }
    SampleMean overPopulation = bitsOverPopulation();
    return Optional.of(
        new Evidence(
            hits(model),
            inNats(bits()),
            overPopulation.count() == 0 || seen() < ENOUGH_TO_JUDGE
                ? Optional.empty()
                : Optional.of(inNats(overPopulation)),
            Evidence.depths(model.player().strategy())));
  }

  /**
   * Of these expectations, or of the last model on decisions that it was not fitted to, where that
   * foresees more: early models may have expected most of these.
   */
  private Hits hits(LearnedModel model) {
    WrittenStrategy strategy = model.player().strategy();
    return model.fits().stream()
        .filter(fit -> fit.isOf(strategy.depth(), strategy.frontier()))
        .map(fit -> fit.heldOut().hits())
        .filter(hits -> hits.strict() > accuracy())
        .map(hits -> new Hits(expectations(), hits.strict(), hits.uniform()))
        .findFirst()
        .orElse(new Hits(expectations(), accuracy(), uniform()));
  }

  private static SampleMean inNats(SampleMean bits) {
    double nats = Math.log(2);
    return new SampleMean(bits.count(), nats * bits.mean(), nats * bits.deviation());
  }

  /** How far the opponent's function may lie from the models': see {@link ErrorBound}. */
  double errorBound() {
    List<Double> errors =
        last.stream().map(decision -> decision.expected().foreseen().error()).toList();
    return ErrorBound.ofErrors(errors, ErrorBound.USUAL_SHARE, ErrorBound.USUAL_CONFIDENCE);
  }
}
