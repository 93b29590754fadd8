package olsy.lab.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.pruning.PruningSearches;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Estimate;
import olsy.lab.measure.Scores;
import olsy.lab.measure.Series;
import olsy.lab.measure.Tournament;
import olsy.lab.picture.Curve;
import olsy.lab.picture.Curves;
import olsy.lab.picture.Picture;
import olsy.lab.player.CappedFunction;
import olsy.lab.player.Weights;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * The experiment of Carmel and Markovitch, Learning and Using Opponent Models in Adversary Search,
 * Figure 12: what M* has more than minimax against a weaker opponent, by the difference of their
 * depths and by the quality of the opponent's function.
 *
 * @param games of each tournament
 * @param deepest player; the depths go from 2 up
 * @param qualities of the opponent's function
 */
public record Figure12(int games, int deepest, List<Double> qualities) implements Experiment {

  private static final int LEAST_DEPTH = 2;

  /** Of both players where their functions differ. */
  private static final int DEPTH = 4;

  private static final double BEST = 1;

  /**
   * Two tournaments: points of a game, and the difference with its 95 % interval.
   *
   * @param player its depth
   * @param opponent its depth
   */
  public record ByDepths(
      int player, int opponent, double minimax, double mStar, Estimate benefit) {}

  /** A point of the left graph: the mean of all tournaments with the same difference. */
  public record ByDifference(int difference, int tournaments, Estimate benefit) {}

  /** A point of the right graph. */
  public record ByQuality(double quality, double minimax, double mStar, Estimate benefit) {}

  public Figure12 {
    qualities = List.copyOf(qualities);
  }

  public static Figure12 full() {
    return new Figure12(100, 8, List.of(0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0));
  }

  public static Figure12 quick() {
    return new Figure12(20, 4, List.of(0.0, 0.25, 0.5, 1.0));
  }

  @Override
  public String name() {
    return "benefit-ability";
  }

  @Override
  public String description() {
    return "What M* has more than minimax, by ability of the opponent (Report, Figure 12).";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    Map<Integer, List<ByDepths>> byDifference = new TreeMap<>();
    for (int player = LEAST_DEPTH; player <= deepest; player++) {
      for (int opponent = LEAST_DEPTH; opponent <= player; opponent++) {
        int p = player;
        int o = opponent;
        parts.add(
            ByDepths.class,
            () -> byDepths(p, o, laboratory),
            row -> byDifference.computeIfAbsent(p - o, any -> new ArrayList<>()).add(row));
      }
    }
    parts.then(
        () -> byDifference.forEach((difference, rows) -> laboratory.row(mean(difference, rows))));
    for (double quality : qualities) {
      parts.add(ByQuality.class, () -> byQuality(quality, laboratory));
    }
    laboratory.measure(parts);
  }

  /** Every tournament has openings of its own, so that their means are independent. */
  private ByDepths byDepths(int depth, int opponentDepth, Laboratory laboratory) {
    Weights f = Weights.of("samuel-1");
    SearchingOpponent<Checkers> opponent = f.minimax(opponentDepth);
    Tournament tournament =
        new Tournament(games, laboratory.seed() + (deepest + 1L) * depth + opponentDepth);
    Scores minimax = tournament.play(f.minimax(depth), opponent);
    Scores mStar =
        tournament.play(
            f.against(f, opponentDepth, PruningSearches.SIMPLE_PRUNING, depth), opponent);
    return new ByDepths(
        depth, opponentDepth, minimax.mean(), mStar.mean(), mStar.gainOver(minimax));
  }

  private static ByDifference mean(int difference, List<ByDepths> rows) {
    Estimate mean = Estimate.of(rows.stream().map(ByDepths::benefit).toList());
    return new ByDifference(difference, rows.size(), mean);
  }

  private ByQuality byQuality(double quality, Laboratory laboratory) {
    CappedFunction f = CappedFunction.of(BEST);
    CappedFunction worse = CappedFunction.of(quality);
    SearchingOpponent<Checkers> opponent = worse.minimax(DEPTH);
    Tournament tournament = new Tournament(games, laboratory.seed());
    Scores minimax = tournament.play(f.minimax(DEPTH), opponent);
    Scores mStar = tournament.play(f.against(worse, DEPTH, DEPTH), opponent);
    return new ByQuality(quality, minimax.mean(), mStar.mean(), mStar.gainOver(minimax));
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    List<ByDifference> differences = findings.of(ByDifference.class);
    List<ByQuality> rows = findings.of(ByQuality.class);
    List<Curve> left =
        Series.measured(
            differences, row -> "M* - minimax", ByDifference::difference, ByDifference::benefit);
    List<Curve> right =
        Series.measured(rows, row -> "M* - minimax", row -> BEST - row.quality, ByQuality::benefit);
    return Arrays.asList(
        new Curves(
            "depth",
            "Benefit of M* by difference of depths",
            "player's depth - opponent's depth",
            "points of a game",
            left),
        new Curves(
            "function",
            "Benefit of M* by difference of functions",
            "player's quality - opponent's quality",
            "points of a game",
            right));
  }
}
