package olsy.play.report;

import java.util.LinkedHashMap;
import java.util.Map;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.training.LiveModel;
import olsy.play.explain.Valuation;

/**
 * A model of the opponent, in the fields of the page's data.
 *
 * @param number decisions that had been seen when it was learned
 * @param games in which it had played by then
 * @param forced moves to which there had been no alternative
 * @param fitted decisions that it was learned from
 * @param features the name of the pool, or the features
 * @param expectations that it had
 * @param right of them
 * @param weights in men, or with 1 for the largest
 */
public record ReportedModel(
    int number,
    int games,
    int forced,
    int fitted,
    int depth,
    String frontier,
    double temperature,
    String features,
    int expectations,
    int right,
    Map<String, Double> weights) {

  static ReportedModel of(int number, LiveModel model, Tally tally) {
    WrittenStrategy strategy = model.player().strategy();
    double unit = Valuation.unit(model.player());
    Map<String, Double> weights = new LinkedHashMap<>();
    strategy.weights().forEach((feature, weight) -> weights.put(feature, weight / unit));
    return new ReportedModel(
        number,
        model.provenance().games(),
        model.provenance().forced(),
        model.fitted(),
        strategy.depth(),
        strategy.frontier().text(),
        strategy.temperature() / unit,
        model.provenance().settings().features(),
        tally.expectations,
        tally.right,
        weights);
  }

  /** Counts what a model expected. */
  static final class Tally {
    private int expectations;
    private int right;

    void add(boolean isRight) {
      expectations++;
      right += isRight ? 1 : 0;
    }
  }
}
