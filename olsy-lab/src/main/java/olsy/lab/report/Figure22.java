package olsy.lab.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import olsy.core.evaluation.Evaluation;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.minimax.OrderedAlphaBeta;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Series;
import olsy.lab.picture.Curves;
import olsy.lab.picture.Picture;
import olsy.lab.player.LabGame;
import olsy.lab.player.PlayedDecisions;
import olsy.lab.player.PositionNoise;
import olsy.learning.depth.DepthCounts;
import olsy.learning.depth.DepthLearner;
import olsy.learning.depth.DepthValues;
import olsy.learning.depth.LearnDepth;
import olsy.learning.depth.StrictAgreement;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * The experiment of Carmel and Markovitch, Learning and Using Opponent Models in Adversary Search,
 * Figure 22: the depth of an opponent whose function is not quite the model's.
 *
 * <p>With the probability of an error the opponent's function gives a position a random value, from
 * four men down to four men up; the same position always the same.
 *
 * @param repetitions series of games for every probability
 * @param examples of a series; the depth learned is looked at after each
 */
public record Figure22(int repetitions, int examples) implements Experiment {

  private static final String MODEL = "samuel-1@3";
  private static final int MAX_DEPTH = 6;
  private static final int MOST_MEN = 4;
  private static final double[] ERRORS = {
    0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1
  };

  /** The error whose counters the paper shows. */
  private static final double SHOWN = 0.25;

  private static final Map<String, DepthLearner> LEARNERS = new LinkedHashMap<>();

  static {
    LEARNERS.put("figure-21", new LearnDepth());
    LEARNERS.put("strict", new StrictAgreement());
  }

  /**
   * The left graph.
   *
   * @param error how probably the function is wrong
   * @param wrong how often, of the times it was looked at, the depth learned was wrong
   * @param right share of the series after which it is right
   */
  public record ErrorRate(double error, String learner, double wrong, double right) {}

  /** The right graph: mean counters after a series. */
  public record Counter(double error, String learner, int depth, double count) {}

  public static Figure22 full() {
    return new Figure22(20, 100);
  }

  public static Figure22 quick() {
    return new Figure22(1, 40);
  }

  @Override
  public String name() {
    return "learn-depth";
  }

  @Override
  public String description() {
    return "LearnDepth and strict agreement with a function that is wrong (Figure 22).";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    for (double error : ERRORS) {
      parts.add(
          List.of(ErrorRate.class, Counter.class), rows -> learn(error, laboratory.seed(), rows));
    }
    laboratory.measure(parts);
  }

  private void learn(double error, long seed, Consumer<Record> rows) {
    List<List<DepthValues>> series = new ArrayList<>();
    for (int i = 0; i < repetitions; i++) {
      series.add(series(error, new SplittableRandom(seed + i)));
    }
    LEARNERS.forEach(
        (name, learner) -> {
          List<List<DepthCounts>> histories =
              series.stream().map(seen -> history(seen, learner)).toList();
          rows.accept(errorRate(error, name, histories));
          if (error == SHOWN) {
            counters(name, histories).forEach(rows);
          }
        });
  }

  /** How the opponent's decisions look with the model's function. */
  private List<DepthValues> series(double error, SplittableRandom random) {
    PlayerFile model = ModelFolder.installed().player(MODEL);
    Evaluation<Checkers> f = model.player(LabGame.CHECKERS).strategy().evaluation();
    int depth = model.strategy().depth();
    Evaluation<Checkers> wrong = new Wrong(f, error, model.unit() * MOST_MEN, random.nextLong());
    PlayedDecisions<Checkers> games =
        new PlayedDecisions<>(
            LabGame.CHECKERS,
            new SearchingOpponent<>("opponent", new OrderedAlphaBeta<>(wrong), depth)::move,
            SearchingOpponent.of(model, LabGame.CHECKERS)::move,
            0);
    return games.draw(examples, random).stream()
        .flatMap(List::stream)
        .filter(example -> !example.isForced())
        .map(example -> DepthValues.of(example, f, MAX_DEPTH))
        .toList();
  }

  /** The counters after one example, after two … */
  private static List<DepthCounts> history(List<DepthValues> seen, DepthLearner learner) {
    List<DepthCounts> history = new ArrayList<>();
    for (DepthValues one : seen) {
      DepthCounts counts = learner.count(one);
      history.add(history.isEmpty() ? counts : history.get(history.size() - 1).plus(counts));
    }
    return history;
  }

  private static ErrorRate errorRate(
      double error, String learner, List<List<DepthCounts>> histories) {
    int depth = ModelFolder.installed().player(MODEL).strategy().depth();
    double wrong =
        histories.stream()
            .flatMap(List::stream)
            .mapToInt(counts -> counts.depth() == depth ? 0 : 1)
            .average()
            .orElseThrow();
    double right =
        histories.stream()
            .mapToInt(history -> last(history).depth() == depth ? 1 : 0)
            .average()
            .orElseThrow();
    return new ErrorRate(error, learner, wrong, right);
  }

  private static List<Counter> counters(String learner, List<List<DepthCounts>> histories) {
    List<Counter> counters = new ArrayList<>();
    for (int depth = 1; depth <= MAX_DEPTH; depth++) {
      int at = depth - 1;
      double mean =
          histories.stream()
              .mapToLong(history -> last(history).counters().get(at))
              .average()
              .orElseThrow();
      counters.add(new Counter(SHOWN, learner, depth, mean));
    }
    return counters;
  }

  private static DepthCounts last(List<DepthCounts> history) {
    return history.get(history.size() - 1);
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    return List.of(
        new Curves(
            "error-rate",
            "How often the depth learned is wrong",
            "probability of an error of the function",
            "share of the looks",
            Series.of(
                findings.of(ErrorRate.class),
                ErrorRate::learner,
                ErrorRate::error,
                ErrorRate::wrong)),
        new Curves(
            "counters",
            "Counters after " + examples + " examples, error " + SHOWN,
            "depth",
            "counter",
            Series.of(
                findings.of(Counter.class), Counter::learner, Counter::depth, Counter::count)));
  }

  /**
   * A function that is random now and then, but always the same.
   *
   * @param range the largest random value
   */
  private record Wrong(Evaluation<Checkers> f, double error, double range, long seed)
      implements Evaluation<Checkers> {

    @Override
    public double value(Checkers position, Side side) {
      SplittableRandom random = PositionNoise.at(position, seed);
      if (random.nextDouble() >= error) {
        return f.value(position, side);
      }
      double value = Math.rint(range * (2 * random.nextDouble() - 1));
      return side == Side.FIRST ? value : -value;
    }
  }
}
