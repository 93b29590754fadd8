package olsy.core.search.reply;

import java.util.Map;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.player.Strategy;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.minimax.IterativeDeepening;

/** A strategy for checkers, another one to be its model, and searches that end. */
final class TwoStrategies {

  static final EnglishCheckers GAME = new EnglishCheckers();
  static final Evaluation<Checkers> FUNCTION = FrontierRule.CAPTURES.over(function(0.05, 0.1));
  private static final Evaluation<Checkers> OTHER = function(-0.04, 0.2);

  private TwoStrategies() {}

  private static Evaluation<Checkers> function(double mobility, double centre) {
    return LinearEvaluation.of(
        GAME.features(),
        Map.of("men", 1.0, "kings", 1.5, "mobility", mobility, "centre", centre),
        100);
  }

  static Strategy<Checkers> own() {
    return new Strategy<>(FUNCTION, 1, 0);
  }

  static Strategy<Checkers> model(int depth, double trust) {
    return new Strategy<>(OTHER, depth, 0).withTrust(trust);
  }

  /** Deeper and deeper until the evaluations are used up; nothing is remembered from before. */
  static Search<Checkers> limited(Search<Checkers> search, long evaluations) {
    return (root, most, budget) -> {
      search.forget();
      return new IterativeDeepening<>(search)
          .search(root, most, SearchBudget.ofEvaluations(evaluations));
    };
  }
}
