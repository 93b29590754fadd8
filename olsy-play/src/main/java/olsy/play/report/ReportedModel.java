package olsy.play.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.core.statistics.SampleMean;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.prediction.Calibration;
import olsy.learning.training.LearnedModel;
import olsy.play.explain.PossibleDepth;
import olsy.play.explain.Valuation;
import olsy.play.session.store.Decision;

/**
 * A model of the opponent, in the fields of the page's data.
 *
 * @param number decisions that had been seen when it was learned
 * @param expectations that it had
 * @param right of them
 * @param logLikelihood of the moves played, in the mean; null without expectations
 */
public record ReportedModel(
    int number,
    int expectations,
    int right,
    Double logLikelihood,
    Learned learned,
    Values strategy) {

  /**
   * What it was learned from.
   *
   * @param games in which its player had played by then
   * @param forced moves to which there had been no alternative
   * @param fitted decisions that it was learned from
   * @param features the name of the pool, or the features
   */
  public record Learned(int games, int forced, int fitted, String features) {}

  /**
   * How it plays.
   *
   * @param temperature in the unit of the weights
   * @param weights in men, or with 1 for the largest
   * @param hypotheses all that it may be, the most probable first
   */
  public record Values(
      int depth,
      String frontier,
      double temperature,
      Map<String, Double> weights,
      List<PossibleDepth> hypotheses) {}

  static ReportedModel of(int number, LearnedModel model, Tally tally) {
    WrittenStrategy strategy = model.player().strategy();
    double unit = Valuation.unit(model.player());
    Map<String, Double> weights = new LinkedHashMap<>();
    strategy.weights().forEach((feature, weight) -> weights.put(feature, weight / unit));
    return new ReportedModel(
        number,
        tally.expectations,
        tally.right,
        tally.expectations == 0 ? null : (Double) tally.logLikelihood.mean(),
        new Learned(
            model.provenance().seen().games(),
            model.provenance().seen().forced(),
            model.fitted(),
            model.provenance().learning().features()),
        new Values(
            strategy.depth(),
            strategy.frontier().text(),
            strategy.temperature() / unit,
            weights,
            PossibleDepth.of(strategy)));
  }

  /** How much the expectation of a decision, which had one, could be believed. */
  static Calibration calibration(Decision decision) {
    Decision.Expected expected = decision.expected();
    return Calibration.of(
        expected.foreseen().probability(),
        expected.uniform(),
        expected.foreseen().confidence(),
        decision.isAsExpected());
  }

  /** Counts what a model expected. */
  static final class Tally {
    private int expectations;
    private int right;

    private SampleMean logLikelihood = SampleMean.NONE;

    void add(Decision decision) {
      expectations++;
      right += decision.isAsExpected() ? 1 : 0;
      logLikelihood = logLikelihood.with(calibration(decision).logLikelihood());
    }
  }
}
