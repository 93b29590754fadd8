package olsy.lab.ours;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.minimax.OrderedAlphaBeta;
import olsy.core.search.minimax.PrincipalVariationSearch;
import olsy.core.statistics.Sprt.Verdict;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.measure.EqualBudgets;
import olsy.lab.measure.Estimate;
import olsy.lab.measure.ResultRegression;
import olsy.lab.measure.SelfPlay;
import olsy.lab.measure.SelfPlay.Judged;
import olsy.lab.measure.Trial;
import olsy.lab.player.LabGame;
import olsy.lab.player.PlayedDecisions;
import olsy.lab.player.Weights;
import olsy.learning.strategy.FeatureSelection;
import olsy.learning.strategy.LearningTask;
import olsy.learning.strategy.StrategyLearners;

/**
 * Whether there is a better function for the player olsy than the one it has. Each step is tried in
 * games against the function that stands, and kept where a sequential test takes it for stronger:
 *
 * <pre>
 * results:   a regression on how its games against itself end, and on what its searches expected
 * decisions: the player that is learned from the moves of its own deep search
 * a feature: the regression with one feature more
 * </pre>
 *
 * @param games against itself
 * @param evaluations for a move of them
 * @param decisions of its own deep search
 * @param features that are tried, one after the other
 * @param trial of each step
 */
public record OwnFunction(
    int games, int evaluations, int decisions, List<String> features, Trial trial)
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

  /** Elo that a step has to bring. */
  private static final double MORE = 15;

  private static final String STANDING = "olsy";
  private static final String FIRST = "samuel-1";

  /** Endings with few pieces, and positions that are won, teach what kings are not worth. */
  private static final int LEAST_PIECES = 9;

  private static final double MOST_MEN_AHEAD = 2;

  /** Of the search that a shallow one is to foresee, and of that one. */
  private static final int DEEP = 12;

  private static final int SHALLOW = 3;

  /**
   * A step.
   *
   * @param examples positions or decisions that it learned from
   * @param points a game against the function that stood
   * @param verdict whether it is stronger by as much as is asked, not stronger, or not decided
   */
  public record Step(String step, int examples, int games, Estimate points, Verdict verdict) {

    private boolean isKept() {
      return verdict == Verdict.ELO1;
    }
  }

  /** Of a step that is kept, in men. */
  public record Weight(String step, String feature, double weight) {}

  /**
   * What the function that stands at the end is worth in its search, against alpha-beta with the
   * one it all began with, and the same evaluations.
   */
  public record Strength(String against, int games, Estimate points) {}

  /** What a step learned. */
  private record Learned(int examples, Map<String, Double> weights) {}

  public static OwnFunction quick() {
    return new OwnFunction(20, 200, 40, List.of("deny"), new Trial(MORE, 200, 20));
  }

  public static OwnFunction full() {
    return new OwnFunction(
        1500, 3000, 1000, List.of("deny", "trade", "cntr", "apex"), new Trial(MORE, 1500, 1000));
  }

  @Override
  public String name() {
    return "own-function";
  }

  @Override
  public String description() {
    return "Looks for a better function of the player olsy, step by step, by its own games.";
  }

  @Override
  public void run(Laboratory laboratory) {
    Steps steps = new Steps(laboratory);
    steps.attempt("results", () -> steps.byResults(LOOKED_UP));
    steps.attempt("decisions", steps::byDecisions);
    for (String feature : features) {
      steps.attempt(
          feature, () -> steps.byResults(LOOKED_UP.or(steps::hasWeight).or(feature::equals)));
    }
    laboratory.measure(Strength.class, () -> strength(steps.standing, laboratory.seed()));
  }

  /** One after the other. */
  private final class Steps {
    private final Laboratory laboratory;
    private Map<String, Double> standing = Weights.of(STANDING).byFeature();

    /** Of games that the first function played; null until they are asked for. */
    private List<Judged> positions;

    Steps(Laboratory laboratory) {
      this.laboratory = laboratory;
    }

    void attempt(String step, Supplier<Learned> learner) {
      List<Record> rows =
          laboratory.measure(
              List.of(Weight.class, Step.class),
              part -> {
                Learned learned = learner.get();
                Step result = tried(step, learned);
                part.accept(result);
                if (result.isKept()) {
                  learned.weights.forEach((name, w) -> part.accept(new Weight(step, name, w)));
                }
              });
      Map<String, Double> weights = new LinkedHashMap<>();
      for (Record row : rows) {
        if (row instanceof Weight weight) {
          weights.put(weight.feature, weight.weight);
        }
      }
      standing = weights.isEmpty() ? standing : weights;
    }

    private Step tried(String step, Learned learned) {
      Map<String, Double> before = standing;
      Trial.Outcome outcome =
          trial.play(
              () -> new PrincipalVariationSearch<>(function(learned.weights)),
              () -> new PrincipalVariationSearch<>(function(before)),
              laboratory.seed());
      return new Step(step, learned.examples, outcome.games(), outcome.points(), outcome.verdict());
    }

    boolean hasWeight(String feature) {
      return standing.getOrDefault(feature, 0.0) != 0;
    }

    Learned byResults(Predicate<String> wanted) {
      if (positions == null) {
        SelfPlay play =
            new SelfPlay(
                function(Weights.of(STANDING).byFeature()), evaluations, laboratory.seed());
        positions = play.games(games).stream().filter(OwnFunction::teaches).toList();
      }
      FeatureSelection<Checkers> selection = selection(wanted);
      double[] weights =
          new ResultRegression(selection, SURENESS, RIDGE)
              .weights(positions, UNIT, selection.inOrder(standing));
      return new Learned(positions.size(), byName(selection, weights));
    }

    Learned byDecisions() {
      FeatureSelection<Checkers> selection = selection(LOOKED_UP);
      PlayedDecisions<Checkers> deep =
          new PlayedDecisions<>(LabGame.CHECKERS, this::deepMove, this::deepMove, 0);
      SplittableRandom random = new SplittableRandom(laboratory.seed());
      double[] weights =
          StrategyLearners.usual()
              .learn(
                  LearningTask.of(
                      selection,
                      LabGame.material(selection.size()),
                      LabGame.CHECKERS,
                      deep.draw(decisions, random),
                      SHALLOW,
                      laboratory.seed()))
              .learned()
              .candidate()
              .realWeights();
      double man = weights[selection.names().indexOf("men")];
      return new Learned(
          decisions, byName(selection, Arrays.stream(weights).map(w -> w / man).toArray()));
    }

    private Checkers deepMove(Checkers position) {
      return new PrincipalVariationSearch<>(function(standing)).search(position, DEEP).choice();
    }
  }

  private static FeatureSelection<Checkers> selection(Predicate<String> wanted) {
    List<String> names = LabGame.CHECKERS.features().names().stream().filter(wanted).toList();
    return new FeatureSelection<>(names, LabGame.CHECKERS.features());
  }

  private static Map<String, Double> byName(
      FeatureSelection<Checkers> selection, double[] weights) {
    Map<String, Double> byName = new LinkedHashMap<>();
    for (int j = 0; j < weights.length; j++) {
      byName.put(selection.names().get(j), Math.rint(ROUNDED * weights[j]) / ROUNDED + 0.0);
    }
    return byName;
  }

  private static boolean teaches(Judged judged) {
    Checkers position = judged.position();
    return Long.bitCount(position.own() | position.other()) >= LEAST_PIECES
        && Math.abs(judged.value()) <= MOST_MEN_AHEAD * UNIT;
  }

  private Strength strength(Map<String, Double> own, long seed) {
    Evaluation<Checkers> first = Weights.of(FIRST).evaluation(UNIT);
    return new Strength(
        FIRST,
        trial.most(),
        EqualBudgets.ofEvaluations(trial.evaluations(), trial.most(), seed)
            .play(
                () -> new PrincipalVariationSearch<>(function(own)),
                () -> new OrderedAlphaBeta<>(first)));
  }

  private static Evaluation<Checkers> function(Map<String, Double> weights) {
    return FrontierRule.CAPTURES.over(new Weights(weights).evaluation(UNIT));
  }

  @Override
  public Optional<String> verdict(Findings findings) {
    List<String> kept =
        findings.of(Step.class).stream().filter(Step::isKept).map(Step::step).toList();
    return Optional.of(
        kept.isEmpty()
            ? "No step is better than the function that stands."
            : "Steps that are better than what stood before: " + String.join(", ", kept) + ".");
  }
}
