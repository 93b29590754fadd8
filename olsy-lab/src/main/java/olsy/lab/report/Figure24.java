package olsy.lab.report;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.TieRule;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Series;
import olsy.lab.picture.Curves;
import olsy.lab.picture.Picture;
import olsy.lab.player.LabGame;
import olsy.lab.player.Learners;
import olsy.lab.player.PlayedDecisions;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.players.ModelFolder;
import olsy.learning.prediction.Predictor;
import olsy.learning.strategy.DepthFit;
import olsy.learning.strategy.FeatureSelection;
import olsy.learning.strategy.FitLedger;
import olsy.learning.strategy.LearnedStrategy;
import olsy.learning.strategy.LearningTask;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * The experiment of Carmel and Markovitch, Learning and Using Opponent Models in Adversary Search,
 * Figure 24: strategies with two functions of six terms, ten features given, half of the examples
 * for testing, every depth.
 *
 * @param strategies players of models/ with depths
 * @param examples unforced decisions of each, in games against the next one at a smaller depth
 */
public record Figure24(List<String> strategies, int examples, int maxDepth) implements Experiment {

  /** Those that learn a strategy of every depth. */
  private static final List<String> PROCEDURES = List.of("two-phases", "figure-23");

  private static final String RIVAL = "samuel-2@4";

  /** Whose functions are to be learned. */
  private static final List<String> STRATEGIES = List.of("samuel-1", "samuel-2");

  private static final int GIVEN = 10;

  /**
   * One point of the figure.
   *
   * @param accuracy strict, on the test half
   * @param violations alternatives preferred to the moves played, in training
   */
  public record Point(
      String strategy,
      String learner,
      int depth,
      String frontier,
      double training,
      double accuracy,
      int iterations,
      int constraints,
      int violations,
      double seconds) {}

  /**
   * @param accuracy on the test half, of what was learned at last
   */
  public record Learned(
      String strategy, String learner, int depth, double accuracy, double seconds) {}

  public Figure24 {
    strategies = List.copyOf(strategies);
  }

  public static Figure24 full() {
    return new Figure24(List.of("samuel-1@8", "samuel-2@8", "samuel-1@6"), 1600, 11);
  }

  public static Figure24 quick() {
    return new Figure24(List.of("samuel-1@3", "samuel-2@3", "samuel-1@2"), 200, 4);
  }

  @Override
  public String name() {
    return "learn-strategy";
  }

  @Override
  public String description() {
    return "Accuracy of LearnStrategy at every depth, for three strategies (Figure 24).";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    for (String learner : PROCEDURES) {
      for (String strategy : strategies) {
        parts.add(
            List.of(Point.class, Learned.class),
            rows -> learn(strategy, learner, laboratory, rows));
      }
    }
    laboratory.measure(parts);
  }

  private List<List<Example<Checkers>>> games(String strategy, long seed) {
    ModelFolder models = ModelFolder.installed();
    return new PlayedDecisions<>(
            LabGame.CHECKERS,
            SearchingOpponent.of(models.player(strategy), LabGame.CHECKERS)::move,
            SearchingOpponent.of(models.player(RIVAL), LabGame.CHECKERS)::move,
            0)
        .draw(examples, new SplittableRandom(seed));
  }

  /** All that the strategies use, men and kings first, and further ones up to ten. */
  public static List<String> given() {
    Set<String> names = new LinkedHashSet<>();
    for (String strategy : STRATEGIES) {
      names.addAll(ModelFolder.installed().player(strategy).strategy().weights().keySet());
    }
    names.addAll(LabGame.CHECKERS.pools().get("general"));
    return names.stream().limit(GIVEN).toList();
  }

  private void learn(
      String strategy, String learner, Laboratory laboratory, Consumer<Record> rows) {
    List<List<Example<Checkers>>> games = games(strategy, laboratory.seed());
    List<List<Example<Checkers>>> training = PlayedDecisions.some(examples / 2, games);
    ExampleSet<Checkers> test = ExampleSet.of(games.subList(training.size(), games.size()));
    FeatureSelection<Checkers> pool = new FeatureSelection<>(given(), LabGame.CHECKERS.features());
    double begin = laboratory.seconds();
    LearnedStrategy<Checkers> learned =
        Learners.BY_NAME
            .get(learner)
            .learn(
                LearningTask.of(
                    pool,
                    LabGame.material(pool.size()),
                    LabGame.CHECKERS,
                    training,
                    maxDepth,
                    laboratory.seed()),
                new Points(strategy, learner, pool, test, laboratory, rows))
            .learned();
    rows.accept(
        new Learned(
            strategy,
            learner,
            learned.candidate().depth(),
            new Predictor<>(learned.strategy()).accuracy(test).strict(),
            laboratory.seconds() - begin));
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    List<Point> points = findings.of(Point.class);
    return PROCEDURES.stream()
        .<Picture>map(
            learner ->
                new Curves(
                    learner,
                    "Accuracy by the depth assumed (" + learner + ")",
                    "depth",
                    "strict accuracy",
                    Series.of(
                        points.stream().filter(point -> point.learner.equals(learner)).toList(),
                        Point::strategy,
                        Point::depth,
                        Point::accuracy)))
        .toList();
  }

  /** Reports a depth as soon as it is finished. */
  private static final class Points implements FitLedger {
    private final String strategy;
    private final String learner;
    private final FeatureSelection<Checkers> pool;
    private final ExampleSet<Checkers> test;
    private final Laboratory laboratory;
    private final Consumer<Record> rows;
    private double last;

    Points(
        String strategy,
        String learner,
        FeatureSelection<Checkers> pool,
        ExampleSet<Checkers> test,
        Laboratory laboratory,
        Consumer<Record> rows) {
      this.strategy = strategy;
      this.learner = learner;
      this.pool = pool;
      this.test = test;
      this.laboratory = laboratory;
      this.rows = rows;
      this.last = laboratory.seconds();
    }

    @Override
    public Optional<DepthFit> find(int depth, FrontierRule frontier) {
      return Optional.empty();
    }

    @Override
    public void enter(DepthFit fit) {
      double now = laboratory.seconds();
      rows.accept(
          new Point(
              strategy,
              learner,
              fit.candidate().depth(),
              fit.candidate().frontier().text(),
              fit.training().strict(),
              new Predictor<>(fit.candidate().strategy(pool, TieRule.gamesOrder()))
                  .accuracy(test)
                  .strict(),
              fit.work().getOrDefault("iterations", 0),
              fit.work().getOrDefault("constraints", 0),
              fit.work().getOrDefault("violations", 0),
              now - last));
      last = now;
    }
  }
}
