package olsy.lab.pruning;

import java.util.Arrays;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.stream.Stream;
import olsy.core.game.tree.RandomTree;
import olsy.core.player.Player;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.Search;
import olsy.core.search.model.ModelSearches;
import olsy.core.search.pruning.PruningSearches;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Series;
import olsy.lab.measure.UniformTrees;
import olsy.lab.picture.Curve;
import olsy.lab.picture.Curves;
import olsy.lab.picture.Picture;

/**
 * Evaluations counted on random uniform trees, against the formulas of Carmel and Markovitch,
 * Pruning Algorithms for Multi-model Adversary Search, Lemma 1 (M*, M*_1p) and Lemma 2 (simple
 * pruning).
 *
 * <pre>
 * M*:              T(b, d) = b·(T(b, d−1) + T(b, d−2)),  T(b, 0) = 1,  T(b, 1) = b
 * M*_1p:           (n + 1)·b^d
 * simple pruning:  ⌊d/2⌋^n·(b^⌊(d+n)/2⌋ + b^⌈(d+n)/2⌉)  to  (b/(b−1))^n·b^d
 * </pre>
 */
public record EvaluationCounts(int trees, List<Integer> branchings, int deepest)
    implements Experiment {

  private static final int HIGHEST_LEVEL = 2;

  /**
   * @param mean evaluations on a tree
   * @param low the formula, or the lower bound
   * @param high the formula, or the upper bound
   * @param holds whether every count lies between them
   */
  public record Count(
      String search,
      int level,
      int branching,
      int depth,
      long least,
      double mean,
      long most,
      double low,
      double high,
      boolean holds) {}

  private record Limits(double low, double high) {}

  public EvaluationCounts {
    branchings = List.copyOf(branchings);
  }

  public static EvaluationCounts full() {
    return new EvaluationCounts(100, List.of(2, 3, 4, 6), 8);
  }

  public static EvaluationCounts quick() {
    return new EvaluationCounts(10, List.of(2, 3), 6);
  }

  @Override
  public String name() {
    return "evaluations";
  }

  @Override
  public String description() {
    return "Evaluations of M*, M*_1p and simple pruning against the formulas (Pruning, Lemmas 1,"
        + " 2).";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    for (PlayerAlgorithm search :
        List.of(ModelSearches.M_STAR, ModelSearches.M_STAR_1P, PruningSearches.SIMPLE_PRUNING)) {
      for (int level = 1; level <= HIGHEST_LEVEL; level++) {
        for (int branching : branchings) {
          for (int depth = level + 1; depth <= deepest; depth++) {
            UniformTrees all =
                UniformTrees.of(
                    branching, depth, Double.POSITIVE_INFINITY, trees, laboratory.seed());
            int n = level;
            parts.add(Count.class, () -> count(search, n, all));
          }
        }
      }
    }
    laboratory.measure(parts);
  }

  private static Count count(PlayerAlgorithm algorithm, int level, UniformTrees all) {
    int branching = all.shape().branching();
    int depth = all.shape().depth();
    Player<RandomTree> player = all.player(level);
    Search<RandomTree> search = algorithm.of(player);
    LongSummaryStatistics counts = Arrays.stream(all.evaluations(search)).summaryStatistics();
    Limits limits = limits(algorithm, level, branching, depth);
    return new Count(
        algorithm.toString(),
        level,
        branching,
        depth,
        counts.getMin(),
        counts.getAverage(),
        counts.getMax(),
        limits.low,
        limits.high,
        limits.low <= counts.getMin() && counts.getMax() <= limits.high);
  }

  private static Limits limits(PlayerAlgorithm algorithm, int n, int b, int d) {
    if (algorithm == PruningSearches.SIMPLE_PRUNING) {
      int replies = d / 2;
      int less = (d + n) / 2;
      int more = (d + n + 1) / 2;
      double least = Math.pow(replies, n) * (Math.pow(b, less) + Math.pow(b, more));
      return new Limits(least, Math.pow(b / (b - 1.0), n) * Math.pow(b, d));
    }
    double exact = algorithm == ModelSearches.M_STAR ? ofMStar(b, d) : (n + 1) * Math.pow(b, d);
    return new Limits(exact, exact);
  }

  private static long ofMStar(int b, int d) {
    return d == 0 ? 1 : d == 1 ? b : b * (ofMStar(b, d - 1) + ofMStar(b, d - 2));
  }

  /** For the largest branching factor and one model. */
  @Override
  public List<Picture> pictures(Findings findings) {
    int branching = branchings.get(branchings.size() - 1);
    List<Count> rows =
        findings.of(Count.class).stream()
            .filter(row -> row.level == 1 && row.branching == branching)
            .toList();
    List<Count> simple =
        rows.stream()
            .filter(row -> row.search.equals(PruningSearches.SIMPLE_PRUNING.toString()))
            .toList();
    List<Curve> curves =
        Stream.of(
                Series.of(rows, Count::search, Count::depth, row -> Math.log10(row.mean)),
                Series.of(simple, row -> "lower bound", Count::depth, row -> Math.log10(row.low)),
                Series.of(simple, row -> "upper bound", Count::depth, row -> Math.log10(row.high)))
            .flatMap(List::stream)
            .toList();
    return List.of(
        new Curves(
            "counts",
            "Evaluations on uniform trees, b = " + branching + ", one model",
            "depth",
            "log10 of the evaluations",
            curves));
  }
}
