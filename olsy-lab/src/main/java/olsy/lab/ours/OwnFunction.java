package olsy.lab.ours;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.minimax.OrderedAlphaBeta;
import olsy.core.search.minimax.PrincipalVariationSearch;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.measure.EqualBudgets;
import olsy.lab.measure.Estimate;
import olsy.lab.measure.ResultRegression;
import olsy.lab.measure.SelfPlay;
import olsy.lab.player.LabGame;
import olsy.lab.player.Weights;
import olsy.learning.strategy.FeatureSelection;

/**
 * Where the function of the player olsy comes from: it plays games against itself, learns from
 * their results which features win, and does so again with what it has learned.
 *
 * @param generations how often
 * @param games of each generation
 * @param evaluations for a move, there and in the match against the generation before
 * @param matchGames of that match
 */
public record OwnFunction(int generations, int games, int evaluations, int matchGames)
    implements Experiment {

  /** Those that tables look up: what else is counted costs depth. */
  private static final Predicate<String> LOOKED_UP =
      Pattern.compile(
              "men|kings|mobility|turn|tempo.*|corner-guard|back-rank-[0-9]+|(man|king)-[0-9]+")
          .asMatchPredicate();

  private static final double SURENESS = 1.2;
  private static final double RIDGE = 50;

  /** Of the values of searches: what a man counts. */
  private static final double UNIT = 1000;

  private static final double ROUNDED = 1000;
  private static final String FIRST = "samuel-1";

  /**
   * What a generation is worth.
   *
   * @param positions that it learned from
   * @param points a game against the one before, with the same evaluations
   */
  public record Generation(int generation, int positions, int games, Estimate points) {}

  /** A weight that it learned, in men. */
  public record Weight(int generation, String feature, double weight) {}

  /**
   * What the last generation is worth in the search that it was learned for, against alpha-beta
   * with the function it all began with, and the same evaluations.
   */
  public record Strength(String against, int games, Estimate points) {}

  public static OwnFunction quick() {
    return new OwnFunction(1, 40, 300, 40);
  }

  public static OwnFunction full() {
    return new OwnFunction(2, 3000, 3000, 400);
  }

  @Override
  public String name() {
    return "own-function";
  }

  @Override
  public String description() {
    return "Learns the function of the player olsy from games against itself.";
  }

  @Override
  public void run(Laboratory laboratory) {
    List<String> names = LabGame.CHECKERS.features().names().stream().filter(LOOKED_UP).toList();
    FeatureSelection<Checkers> features =
        new FeatureSelection<>(names, LabGame.CHECKERS.features());
    Map<String, Double> before = Weights.of(FIRST).byFeature();
    for (int generation = 1; generation <= generations; generation++) {
      int number = generation;
      Map<String, Double> last = before;
      Map<String, Double> learned = new HashMap<>();
      laboratory
          .measure(
              List.of(Weight.class, Generation.class),
              rows -> {
                SelfPlay play =
                    new SelfPlay(
                        function(last), evaluations, laboratory.seed() + (long) games * number);
                List<SelfPlay.Judged> positions = play.games(games);
                double[] weights =
                    new ResultRegression(features, SURENESS, RIDGE)
                        .weights(positions, UNIT, features.inOrder(last));
                for (int j = 0; j < weights.length; j++) {
                  double rounded = Math.rint(ROUNDED * weights[j]) / ROUNDED + 0.0; // no -0
                  learned.put(names.get(j), rounded);
                  rows.accept(new Weight(number, names.get(j), rounded));
                }
                Estimate points =
                    EqualBudgets.ofEvaluations(evaluations, matchGames, laboratory.seed())
                        .play(
                            () -> new PrincipalVariationSearch<>(function(learned)),
                            () -> new PrincipalVariationSearch<>(function(last)));
                rows.accept(new Generation(number, positions.size(), matchGames, points));
              })
          .stream()
          .filter(Weight.class::isInstance)
          .map(Weight.class::cast)
          .forEach(row -> learned.put(row.feature, row.weight));
      before = learned;
    }
    Map<String, Double> own = before;
    laboratory.measure(Strength.class, () -> strength(own, laboratory.seed()));
  }

  private Strength strength(Map<String, Double> own, long seed) {
    Evaluation<Checkers> first = Weights.of(FIRST).evaluation(UNIT);
    return new Strength(
        FIRST,
        matchGames,
        EqualBudgets.ofEvaluations(evaluations, matchGames, seed)
            .play(
                () -> new PrincipalVariationSearch<>(function(own)),
                () -> new OrderedAlphaBeta<>(first)));
  }

  private static Evaluation<Checkers> function(Map<String, Double> weights) {
    return FrontierRule.CAPTURES.over(new Weights(weights).evaluation(UNIT));
  }

  @Override
  public Optional<String> verdict(Findings findings) {
    return findings.of(Strength.class).stream()
        .findFirst()
        .map(
            strength ->
                String.format(
                    Locale.ROOT,
                    "Generation %d makes %.3f points a game (%.3f to %.3f) against %s by alpha-beta"
                        + " with the same evaluations.",
                    generations,
                    strength.points.mean(),
                    strength.points.low(),
                    strength.points.high(),
                    strength.against));
  }
}
