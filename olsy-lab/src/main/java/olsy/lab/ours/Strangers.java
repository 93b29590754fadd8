package olsy.lab.ours;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import olsy.core.game.Game;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.TieRule;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Series;
import olsy.lab.output.TableName;
import olsy.lab.picture.Curves;
import olsy.lab.picture.Picture;
import olsy.lab.player.LabGame;
import olsy.lab.player.Learners;
import olsy.lab.player.PlayedDecisions;
import olsy.lab.player.Stranger;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.prediction.Accuracy;
import olsy.learning.prediction.Foreseen;
import olsy.learning.prediction.Predictor;
import olsy.learning.strategy.FeatureSelection;
import olsy.learning.strategy.LearnedStrategy;
import olsy.learning.strategy.LearningTask;

/**
 * How well random opponents are learned from decisions in games against other ones.
 *
 * @param tests unforced decisions, in other games, that accuracy is measured on
 */
public record Strangers(int tests, Setting setting) implements Experiment {

  private static final double PER_CENT = 100;
  private static final List<Integer> DEPTHS = List.of(2, 3, 4, 5, 6);
  private static final List<Integer> SMALL = List.of(2, 3);
  private static final List<Setting> FULL =
      List.of(
          new Setting("strangers", 20, "general", 10, DEPTHS, List.of(50, 100, 200, 800), 0, 7),
          new Setting("strangers-twenty", 10, "rich", 20, DEPTHS, List.of(400), 0, 7),
          new Setting("strangers-mistakes", 10, "general", 10, DEPTHS, List.of(400), 0.05, 7),
          new Setting("strangers-deep", 5, "general", 10, List.of(8), List.of(300), 0, 9));
  private static final List<Setting> QUICK =
      List.of(
          new Setting("strangers", 2, "general", 10, SMALL, List.of(40, 80), 0, 4),
          new Setting("strangers-twenty", 2, "rich", 20, SMALL, List.of(40), 0, 4),
          new Setting("strangers-mistakes", 2, "general", 10, SMALL, List.of(80), 0.05, 4),
          new Setting("strangers-deep", 2, "general", 10, List.of(5), List.of(100), 0, 6));

  /**
   * What is to be learned from what.
   *
   * @param name of the experiment
   * @param opponents how many
   * @param pool the given features are its first ones; those that opponents use are among them
   * @param given how many
   * @param depths of the opponents, in turn
   * @param decisions to learn from
   * @param maxDepth the deepest search considered
   */
  record Setting(
      String name,
      int opponents,
      String pool,
      int given,
      List<Integer> depths,
      List<Integer> decisions,
      double mistakes,
      int maxDepth) {

    Setting {
      depths = List.copyOf(depths);
      decisions = List.copyOf(decisions);
    }
  }

  /**
   * @param strict accuracy on unseen games
   * @param logLikelihood of a decision there, in the mean
   * @param ceiling what the opponent's own strategy would reach
   */
  @TableName("opponent")
  public record LearnedStranger(
      String learner,
      int decisions,
      int opponent,
      int depth,
      int learned,
      double strict,
      double tied,
      double expected,
      double top3,
      double logLikelihood,
      double uniform,
      double ceiling,
      double seconds) {}

  /**
   * @param right how often the depth was
   * @param mean of the opponents' strict accuracy
   */
  public record Summary(
      String learner,
      int decisions,
      int opponents,
      int right,
      double mean,
      double worst,
      double logLikelihood,
      double ceiling,
      double seconds) {

    private static Summary of(List<LearnedStranger> rows) {
      LearnedStranger one = rows.get(0);
      return new Summary(
          one.learner,
          one.decisions,
          rows.size(),
          (int) rows.stream().filter(row -> row.learned == row.depth).count(),
          rows.stream().mapToDouble(LearnedStranger::strict).average().orElseThrow(),
          rows.stream().mapToDouble(LearnedStranger::strict).min().orElseThrow(),
          rows.stream().mapToDouble(LearnedStranger::logLikelihood).average().orElseThrow(),
          rows.stream().mapToDouble(LearnedStranger::ceiling).average().orElseThrow(),
          rows.stream().mapToDouble(LearnedStranger::seconds).sum());
    }
  }

  /** A setting in the size that is reported. */
  public static Strangers full(String name) {
    return new Strangers(400, find(name, FULL));
  }

  public static Strangers quick(String name) {
    return new Strangers(200, find(name, QUICK));
  }

  private static Setting find(String name, List<Setting> settings) {
    return settings.stream().filter(one -> one.name.equals(name)).findFirst().orElseThrow();
  }

  @Override
  public String name() {
    return setting.name;
  }

  /** In the size of this one. */
  @Override
  public Optional<Experiment> in(Game<?> game) {
    if (!setting.name.equals(FULL.get(0).name)) {
      return Optional.empty();
    }
    boolean isFull = setting.equals(FULL.get(0));
    return Optional.of(
        isFull ? StrangersElsewhere.full(game.name()) : StrangersElsewhere.quick(game.name()));
  }

  @Override
  public String description() {
    return String.format(
        Locale.ROOT,
        "Learns %d random opponents of depths %s with %d features from %s decisions, %.0f %% of"
            + " them random.",
        setting.opponents,
        joined(setting.depths),
        setting.given,
        joined(setting.decisions),
        PER_CENT * setting.mistakes);
  }

  private static String joined(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    for (int decisions : setting.decisions) {
      for (String learner : Learners.BY_NAME.keySet()) {
        List<LearnedStranger> rows = new ArrayList<>();
        for (int opponent = 0; opponent < setting.opponents; opponent++) {
          int number = opponent;
          parts.add(
              LearnedStranger.class,
              () -> learn(decisions, learner, number, laboratory),
              rows::add);
        }
        parts.then(() -> laboratory.row(Summary.of(rows)));
      }
    }
    laboratory.measure(parts);
  }

  /** Whatever there is to learn from, and whoever learns: the same opponent and the same games. */
  private LearnedStranger learn(
      int decisions, String learner, int opponent, Laboratory laboratory) {
    FeatureSelection<Checkers> pool =
        new FeatureSelection<>(
            LabGame.CHECKERS.pools().get(setting.pool).subList(0, setting.given),
            LabGame.CHECKERS.features());
    SplittableRandom random = new SplittableRandom(laboratory.seed() + opponent);
    int depth = setting.depths.get(opponent % setting.depths.size());
    Stranger stranger = Stranger.draw(pool.size(), depth, random);
    Stranger rival = Stranger.draw(pool.size(), 2 + random.nextInt(5), random);
    PlayedDecisions<Checkers> source =
        new PlayedDecisions<>(
            LabGame.CHECKERS,
            stranger.contestant(pool)::move,
            rival.contestant(pool)::move,
            setting.mistakes);
    ExampleSet<Checkers> unseen = ExampleSet.of(source.draw(tests, random.split()));
    List<List<Example<Checkers>>> games = source.draw(decisions, random.split());
    double begin = laboratory.seconds();
    LearnedStrategy<Checkers> learned =
        Learners.BY_NAME
            .get(learner)
            .learn(
                LearningTask.of(
                    pool,
                    LabGame.material(pool.size()),
                    LabGame.CHECKERS,
                    games,
                    setting.maxDepth,
                    laboratory.seed()))
            .learned();
    double seconds = laboratory.seconds() - begin;
    Foreseen foreseen = LabGame.predictor(learned.written()).foreseen(unseen);
    Accuracy accuracy = foreseen.accuracy();
    return new LearnedStranger(
        learner,
        decisions,
        opponent,
        depth,
        learned.candidate().depth(),
        accuracy.strict(),
        accuracy.tied(),
        accuracy.expected(),
        accuracy.top3(),
        foreseen.calibration().logLikelihood().mean(),
        accuracy.uniform(),
        new Predictor<>(stranger.candidate().strategy(pool, TieRule.gamesOrder()))
            .accuracy(unseen)
            .strict(),
        seconds);
  }

  /** Of the learner that is usually used. */
  @Override
  public Optional<String> verdict(Findings findings) {
    return findings.of(Summary.class).stream()
        .filter(row -> row.learner.equals(Learners.usual()))
        .reduce((fewer, more) -> more)
        .map(
            row ->
                String.format(
                    Locale.ROOT,
                    "From %,d decisions %s finds the depth of %d of %d opponents and foresees %.3f"
                        + " of their moves, %.3f of those of the hardest.",
                    row.decisions,
                    row.learner,
                    row.right,
                    row.opponents,
                    row.mean,
                    row.worst));
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    if (setting.decisions.size() == 1) {
      return List.of();
    }
    return List.of(
        new Curves(
            "accuracy",
            "Accuracy on unseen decisions",
            "decisions learned from",
            "mean strict accuracy",
            Series.of(
                findings.of(Summary.class), Summary::learner, Summary::decisions, Summary::mean)));
  }
}
