package olsy.lab.measure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import olsy.core.game.checkers.Checkers;
import olsy.core.statistics.Interval;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.output.ColumnNames;
import olsy.lab.output.TableName;
import olsy.lab.picture.Curve;
import olsy.lab.picture.Curves;
import olsy.lab.picture.Picture;
import olsy.lab.player.LabGame;
import olsy.learning.example.ExampleSet;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.Provenance;
import olsy.learning.population.Population;
import olsy.learning.prediction.Accuracy;
import olsy.learning.prediction.Calibration;
import olsy.learning.prediction.Foreseen;
import olsy.learning.prediction.Predictor;
import olsy.learning.strategy.StrategyLearners;
import olsy.learning.training.Training;
import olsy.learning.training.TrainingSettings;

/**
 * How well somebody is foreseen after so many decisions, by the one path of archives and of
 * sessions. No game is put aside: all decisions are learned from, the tests are others.
 *
 * @param maxDepth the deepest search considered
 */
public record LearningCurve(Course course, int maxDepth) {

  /** What fewer tests say cannot be drawn. */
  private static final int LEAST_DRAWN = 20;

  /**
   * A model that was learned.
   *
   * @param frontier its rule
   * @param cpuSeconds that learning it took, in all threads together; they depend on the machine
   */
  @TableName("draw")
  public record LearnedDraw(
      String player,
      String learner,
      int decisions,
      int draw,
      double strict,
      double top3,
      double logLikelihood,
      double ece,
      int depth,
      String frontier,
      double cpuSeconds) {}

  /**
   * All draws of as many decisions.
   *
   * @param depths that were learned, of each draw
   */
  @TableName("mean")
  public record LearnedMean(
      String player,
      String learner,
      int decisions,
      int draws,
      @ColumnNames({"strict", "strictLow", "strictHigh"}) Estimate strict,
      double top3,
      @ColumnNames({"logLikelihood", "logLow", "logHigh"}) Estimate logLikelihood,
      double ece,
      String depths,
      double cpuSeconds) {

    private static LearnedMean of(List<LearnedDraw> draws) {
      LearnedDraw one = draws.get(0);
      return new LearnedMean(
          one.player,
          one.learner,
          one.decisions,
          draws.size(),
          estimate(draws, LearnedDraw::strict, 0, 1),
          mean(draws, LearnedDraw::top3),
          estimate(draws, LearnedDraw::logLikelihood, Double.NEGATIVE_INFINITY, 0),
          mean(draws, LearnedDraw::ece),
          draws.stream().map(draw -> String.valueOf(draw.depth)).collect(Collectors.joining(" ")),
          mean(draws, LearnedDraw::cpuSeconds));
    }

    private static double mean(List<LearnedDraw> draws, ToDoubleFunction<LearnedDraw> value) {
      return draws.stream().mapToDouble(value).average().orElseThrow();
    }

    /** One draw tells nothing, but values have bounds. */
    private static Estimate estimate(
        List<LearnedDraw> draws, ToDoubleFunction<LearnedDraw> value, double least, double most) {
      double[] values = draws.stream().mapToDouble(value).toArray();
      return Estimate.of(mean(draws, value), Interval.ofMean(values).within(least, most));
    }
  }

  /**
   * What the moves expected came to, in all draws of as many decisions, where they were about as
   * probable as each other.
   *
   * @param tests how often a move was expected so
   * @param probability that it was said to have, in the mean
   * @param played the share that was played
   */
  @TableName("reliability")
  public record Believed(
      String player, String learner, int decisions, int tests, double probability, double played) {

    private static Believed of(LearnedMean mean, Calibration.Bin bin) {
      return new Believed(
          mean.player,
          mean.learner,
          mean.decisions,
          bin.decisions(),
          bin.probability(),
          bin.hits());
    }
  }

  /**
   * Somebody beside the learner, on the same tests.
   *
   * @param who expects the moves: one who guesses; the player whom a population has in common; one
   *     who knows everything about the player
   */
  @TableName("beside")
  public record Beside(
      String player,
      String who,
      int tests,
      double strict,
      double top3,
      double logLikelihood,
      double ece) {

    private static Beside of(String player, String who, Foreseen foreseen) {
      Accuracy accuracy = foreseen.accuracy();
      Calibration calibration = foreseen.calibration();
      return new Beside(
          player,
          who,
          accuracy.decisions(),
          accuracy.strict(),
          accuracy.top3(),
          calibration.logLikelihood().mean(),
          calibration.error());
    }
  }

  /** What others than learners reach. */
  public static void addBeside(Parts parts, Subject subject) {
    parts.add(Beside.class, () -> guess(subject));
    population(subject)
        .ifPresent(
            population ->
                parts.add(
                    Beside.class,
                    () ->
                        Beside.of(
                            subject.origin().player(),
                            "population",
                            LabGame.predictor(population.generic()).foreseen(subject.tests()))));
    subject
        .ceiling()
        .ifPresent(
            ceiling ->
                parts.add(
                    Beside.class,
                    () -> Beside.of(subject.origin().player(), "ceiling", ceiling.get())));
  }

  /** The game's, without the player who is learned. */
  private static Optional<Population> population(Subject subject) {
    Set<String> hashes =
        subject.origin().sources().stream()
            .map(Provenance.Source::sha256)
            .collect(Collectors.toSet());
    return Population.installed(LabGame.CHECKERS)
        .map(all -> all.without(Set.of(subject.origin().player()), hashes))
        .filter(others -> !others.isEmpty());
  }

  /** Its probabilities are right by construction. */
  private static Beside guess(Subject subject) {
    ExampleSet<Checkers> tests = subject.tests();
    double strict = 0;
    double top3 = 0;
    double logLikelihood = 0;
    for (ExampleSet.Repeated<Checkers> one : tests.unforced()) {
      double moves = one.example().successors().size();
      strict += one.times() / moves;
      top3 += one.times() * Math.min(3, moves) / moves;
      logLikelihood -= one.times() * Math.log(moves);
    }
    int n = tests.decisions();
    return new Beside(
        subject.origin().player(), "a guess", n, strict / n, top3 / n, logLikelihood / n, 0);
  }

  /** Learns, from fewer decisions first. */
  public void add(Parts parts, Subject subject, Laboratory laboratory) {
    for (int decisions : course.decisions()) {
      parts.add(
          List.of(LearnedDraw.class, LearnedMean.class, Believed.class),
          rows -> measure(subject, decisions, laboratory, rows));
    }
  }

  private void measure(
      Subject subject, int decisions, Laboratory laboratory, Consumer<Record> rows) {
    List<LearnedDraw> learned = new ArrayList<>();
    Calibration all = Calibration.none();
    for (int draw = 0; draw < course.draws(); draw++) {
      long seed = laboratory.seed() + draw;
      Training<Checkers> training =
          Training.again(
              LabGame.CHECKERS, settings(laboratory.seed()), subject.draw(decisions, seed), null);
      double begin = laboratory.cpuSeconds();
      PlayerFile model = training.learn().model().player();
      double seconds = laboratory.cpuSeconds() - begin;
      Foreseen foreseen = Predictor.of(model, LabGame.CHECKERS).foreseen(subject.tests());
      Calibration calibration = foreseen.calibration();
      all = all.with(calibration);
      LearnedDraw one =
          new LearnedDraw(
              subject.origin().player(),
              course.procedure(),
              decisions,
              draw,
              foreseen.accuracy().strict(),
              foreseen.accuracy().top3(),
              calibration.logLikelihood().mean(),
              calibration.error(),
              model.strategy().depth(),
              model.strategy().frontier().text(),
              seconds);
      learned.add(one);
      rows.accept(one);
    }
    LearnedMean mean = LearnedMean.of(learned);
    rows.accept(mean);
    all.bins().stream()
        .filter(bin -> bin.decisions() > 0)
        .map(bin -> Believed.of(mean, bin))
        .forEach(rows);
  }

  private TrainingSettings settings(long seed) {
    return TrainingSettings.of(maxDepth, seed)
        .withLearner(StrategyLearners.named(course.procedure()))
        .withPopulation(Population.installed(LabGame.CHECKERS));
  }

  /** Strict accuracy and log-likelihood by the decisions, a curve for each player and learner. */
  public static List<Picture> pictures(Findings findings) {
    List<LearnedMean> means = findings.of(LearnedMean.class);
    return List.of(
        new Curves(
            "accuracy",
            "Moves foreseen, of decisions in other games",
            "decisions learned from",
            "strict accuracy",
            Series.measured(
                means, LearningCurve::curve, LearnedMean::decisions, LearnedMean::strict)),
        new Curves(
            "likelihood",
            "How probable the move played was said to be",
            "decisions learned from",
            "mean log-likelihood",
            Series.measured(
                means, LearningCurve::curve, LearnedMean::decisions, LearnedMean::logLikelihood)),
        reliability(findings.of(Believed.class)));
  }

  /** What came of the most decisions. */
  public static Optional<String> verdict(Findings findings) {
    List<LearnedMean> means = findings.of(LearnedMean.class);
    int most = means.stream().mapToInt(LearnedMean::decisions).max().orElse(0);
    List<LearnedMean> last =
        means.stream()
            .filter(mean -> mean.decisions == most)
            .sorted(Comparator.comparingDouble(mean -> mean.strict.mean()))
            .toList();
    return last.isEmpty()
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "After %,d decisions %s of the moves in other games are foreseen.",
                most,
                last.size() == 1
                    ? share(last.get(0))
                    : share(last.get(0)) + " to " + share(last.get(last.size() - 1))));
  }

  private static String share(LearnedMean mean) {
    return String.format(Locale.ROOT, "%.3f (%s)", mean.strict.mean(), mean.player);
  }

  private static String curve(LearnedMean mean) {
    return mean.player + ", " + mean.learner;
  }

  /** All players together. */
  private static Curves reliability(List<Believed> rows) {
    Map<String, List<Believed>> byCurve =
        rows.stream()
            .collect(
                Collectors.groupingBy(
                    row -> row.learner + ", " + row.decisions + " decisions",
                    LinkedHashMap::new,
                    Collectors.toList()));
    List<Curve> curves = new ArrayList<>();
    curves.add(
        Curve.reference("to be believed", List.of(new Curve.Point(0, 0), new Curve.Point(1, 1))));
    byCurve.forEach(
        (name, some) -> {
          List<Curve.Point> points = points(some);
          if (!points.isEmpty()) {
            curves.add(Curve.measured(name, points));
          }
        });
    return new Curves(
        "reliability",
        "How often the move expected was played",
        "its probability",
        "share that was played",
        curves);
  }

  /** A point for each bin that has some tests, with the interval that their number leaves. */
  private static List<Curve.Point> points(List<Believed> rows) {
    return rows.stream()
        .collect(
            Collectors.groupingBy(
                row -> Math.min(Calibration.BINS - 1, (int) (Calibration.BINS * row.probability)),
                TreeMap::new,
                Collectors.toList()))
        .values()
        .stream()
        .filter(bin -> tests(bin) >= LEAST_DRAWN)
        .map(LearningCurve::point)
        .toList();
  }

  private static Curve.Point point(List<Believed> bin) {
    double played = weighted(bin, Believed::played);
    Interval interval = Interval.ofShare(played, tests(bin));
    return new Curve.Point(
        weighted(bin, Believed::probability), played, (interval.high() - interval.low()) / 2);
  }

  private static double weighted(List<Believed> rows, ToDoubleFunction<Believed> value) {
    return rows.stream().mapToDouble(row -> row.tests * value.applyAsDouble(row)).sum()
        / tests(rows);
  }

  private static int tests(List<Believed> rows) {
    return rows.stream().mapToInt(Believed::tests).sum();
  }
}
