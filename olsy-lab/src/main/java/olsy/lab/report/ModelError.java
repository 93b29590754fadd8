package olsy.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import olsy.core.search.pruning.PruningSearches;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Estimate;
import olsy.lab.measure.Scores;
import olsy.lab.measure.Series;
import olsy.lab.measure.Tournament;
import olsy.lab.picture.Curves;
import olsy.lab.picture.Picture;
import olsy.lab.player.CappedFunction;
import olsy.lab.player.Weights;

/**
 * The experiment of Carmel and Markovitch, Learning and Using Opponent Models in Adversary Search,
 * Figure 13: how M* does with a wrong model, by the error of its depth and by the error of its
 * function.
 *
 * @param games of each tournament
 * @param deepest player and opponent; their depths go from 2 up, the model's from 1
 * @param qualities of the functions of player, opponent and model
 * @param depth of player and opponent where their functions differ; the model looks a ply less far
 */
public record ModelError(int games, int deepest, List<Double> qualities, int depth)
    implements Experiment {

  private static final int LEAST_DEPTH = 2;
  private static final double HUNDREDTHS = 100;

  /** A tournament of the left graph: depths, and points of a game with their 95 % interval. */
  public record ByDepths(int player, int opponent, int model, Estimate points) {}

  /** A tournament of the right graph: qualities of functions, and points of a game. */
  public record ByQualities(double player, double opponent, double model, Estimate points) {}

  /**
   * A point of the left graph, the mean of some tournaments.
   *
   * @param difference the player's depth less the opponent's
   * @param error the opponent's depth less the model's
   */
  public record DepthError(int difference, int error, int tournaments, Estimate points) {}

  /** A point of the right graph. */
  public record FunctionError(double difference, double error, int tournaments, Estimate points) {}

  private record Key(double difference, double error) implements Comparable<Key> {

    @Override
    public int compareTo(Key other) {
      int byDifference = Double.compare(difference, other.difference);
      return byDifference != 0 ? byDifference : Double.compare(error, other.error);
    }
  }

  public ModelError {
    qualities = List.copyOf(qualities);
  }

  public static ModelError full() {
    return new ModelError(100, 9, List.of(0.0, 0.25, 0.5, 0.75, 1.0), 6);
  }

  public static ModelError quick() {
    return new ModelError(10, 4, List.of(0.0, 0.5, 1.0), 3);
  }

  @Override
  public String name() {
    return "model-error";
  }

  @Override
  public String description() {
    return "Points of M* by error of its model's depth and function (Report, Figure 13).";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    functions(laboratory, parts);
    depths(laboratory, parts);
    laboratory.measure(parts);
  }

  private void depths(Laboratory laboratory, Parts parts) {
    List<ByDepths> rows = new ArrayList<>();
    long seed = laboratory.seed();
    for (int player = LEAST_DEPTH; player <= deepest; player++) {
      for (int opponent = LEAST_DEPTH; opponent <= deepest; opponent++) {
        for (int model = 1; model < player; model++) {
          int p = player;
          int o = opponent;
          int m = model;
          long its = seed++;
          parts.add(ByDepths.class, () -> byDepths(p, o, m, its), rows::add);
        }
      }
    }
    parts.then(
        () ->
            means(
                    rows,
                    row -> new Key(row.player - row.opponent, row.opponent - row.model),
                    ByDepths::points)
                .forEach(
                    (key, all) ->
                        laboratory.row(
                            new DepthError(
                                (int) key.difference,
                                (int) key.error,
                                all.size(),
                                Estimate.of(all)))));
  }

  private ByDepths byDepths(int player, int opponent, int model, long seed) {
    Weights f = Weights.of("samuel-1");
    Scores standing =
        new Tournament(games, seed)
            .play(f.against(f, model, PruningSearches.SIMPLE_PRUNING, player), f.minimax(opponent));
    return new ByDepths(player, opponent, model, standing.estimate());
  }

  private void functions(Laboratory laboratory, Parts parts) {
    List<ByQualities> rows = new ArrayList<>();
    long seed = laboratory.seed();
    for (double player : qualities) {
      for (double opponent : qualities) {
        for (double model : qualities) {
          long its = seed++;
          parts.add(ByQualities.class, () -> byQualities(player, opponent, model, its), rows::add);
        }
      }
    }
    parts.then(
        () ->
            means(
                    rows,
                    row ->
                        new Key(
                            rounded(row.player - row.opponent), rounded(row.opponent - row.model)),
                    ByQualities::points)
                .forEach(
                    (key, all) ->
                        laboratory.row(
                            new FunctionError(
                                key.difference, key.error, all.size(), Estimate.of(all)))));
  }

  private static double rounded(double difference) {
    return Math.rint(difference * HUNDREDTHS) / HUNDREDTHS;
  }

  private ByQualities byQualities(double player, double opponent, double model, long seed) {
    Scores standing =
        new Tournament(games, seed)
            .play(
                CappedFunction.of(player).against(CappedFunction.of(model), depth - 1, depth),
                CappedFunction.of(opponent).minimax(depth));
    return new ByQualities(player, opponent, model, standing.estimate());
  }

  private static <R> Map<Key, List<Estimate>> means(
      List<R> rows, Function<R, Key> key, Function<R, Estimate> points) {
    return rows.stream()
        .collect(
            Collectors.groupingBy(
                key, TreeMap::new, Collectors.mapping(points, Collectors.toList())));
  }

  /** Of players at least as good as the opponent; there are too many others to tell apart. */
  @Override
  public List<Picture> pictures(Findings findings) {
    return List.of(
        new Curves(
            "depth",
            "Points of M* by error of the model's depth",
            "opponent's depth - model's depth",
            "points of a game",
            Series.of(
                findings.of(DepthError.class).stream().filter(row -> row.difference >= 0).toList(),
                row -> "ahead by " + row.difference,
                DepthError::error,
                row -> row.points.mean())),
        new Curves(
            "function",
            "Points of M* by error of the model's function",
            "opponent's quality - model's quality",
            "points of a game",
            Series.of(
                findings.of(FunctionError.class).stream()
                    .filter(row -> row.difference >= 0)
                    .toList(),
                row -> "better by " + row.difference,
                FunctionError::error,
                row -> row.points.mean())));
  }
}
