package olsy.lab.pruning;

import java.util.List;
import java.util.stream.Stream;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Player;
import olsy.core.search.minimax.AlphaBeta;
import olsy.core.search.pruning.PruningSearches;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Series;
import olsy.lab.measure.Tournament;
import olsy.lab.picture.Curves;
import olsy.lab.picture.Picture;
import olsy.lab.player.CountedSearch;
import olsy.lab.player.Weights;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * The experiment of Carmel and Markovitch, Pruning Algorithms for Multi-model Adversary Search,
 * Figure 17: the effective branching factor at checkers by depth, in games of both pruning
 * algorithms against alpha-beta. All functions have six terms of Samuel's and Total, with the same
 * negative weight.
 *
 * @param totals weights of Total, in turn; the paper does not say which it has
 */
public record Figure17(int games, List<Integer> depths, List<Double> totals) implements Experiment {

  /**
   * A point of each graph: (evaluations for a move)^(1/depth).
   *
   * @param onePass αβ*_1p, in leaves
   * @param alphaBeta of the opponent, in the game's order of moves
   */
  public record CheckersEbf(
      double total, int depth, double alphaBetaStar, double onePass, double alphaBeta) {}

  public Figure17 {
    depths = List.copyOf(depths);
    totals = List.copyOf(totals);
  }

  public static Figure17 full() {
    return new Figure17(100, List.of(2, 3, 4, 5, 6, 7), List.of(0.004, 0.04, 0.48));
  }

  public static Figure17 quick() {
    return new Figure17(10, List.of(2, 3, 4), List.of(0.004));
  }

  @Override
  public String name() {
    return "ebf-checkers";
  }

  @Override
  public String description() {
    return "Effective branching factor of αβ*, αβ*_1p and αβ at checkers (Pruning, Figure 17).";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    Tournament tournament = new Tournament(games, laboratory.seed());
    for (double total : totals) {
      for (int depth : depths) {
        parts.add(CheckersEbf.class, () -> measure(total, depth, tournament));
      }
    }
    laboratory.measure(parts);
  }

  private static CheckersEbf measure(double total, int depth, Tournament tournament) {
    Weights f = Weights.of("samuel-1").minusTotal(total);
    Player<Checkers> player = f.player(f, depth);
    CountedSearch<Checkers> alphaBetaStar =
        new CountedSearch<>(PruningSearches.ALPHA_BETA_STAR.of(player));
    CountedSearch<Checkers> onePass =
        new CountedSearch<>(PruningSearches.ALPHA_BETA_STAR_1P.of(player));
    CountedSearch<Checkers> alphaBeta =
        new CountedSearch<>(new AlphaBeta<>(player.strategy().evaluation()));
    SearchingOpponent<Checkers> opponent = new SearchingOpponent<>("αβ", alphaBeta, depth);
    tournament.play(new SearchingOpponent<>("αβ*", alphaBetaStar, depth), opponent);
    tournament.play(new SearchingOpponent<>("αβ*_1p", onePass, depth), opponent);
    return new CheckersEbf(
        total,
        depth,
        ebf(alphaBetaStar, 1, depth),
        ebf(onePass, player.level() + 1, depth),
        ebf(alphaBeta, 1, depth));
  }

  private static double ebf(CountedSearch<Checkers> search, int perLeaf, int depth) {
    return Math.pow(search.evaluations() / perLeaf, 1.0 / depth);
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    return totals.stream()
        .<Picture>map(
            total ->
                picture(
                    total,
                    findings.of(CheckersEbf.class).stream()
                        .filter(row -> row.total == total)
                        .toList()))
        .toList();
  }

  private static Curves picture(double total, List<CheckersEbf> rows) {
    return new Curves(
        "total-" + total,
        "Effective branching factor at checkers (total " + total + ")",
        "depth",
        "EBF",
        Stream.of(
                Series.of(rows, row -> "αβ*_1p", CheckersEbf::depth, CheckersEbf::onePass),
                Series.of(rows, row -> "αβ*", CheckersEbf::depth, CheckersEbf::alphaBetaStar),
                Series.of(rows, row -> "αβ", CheckersEbf::depth, CheckersEbf::alphaBeta))
            .flatMap(List::stream)
            .toList());
  }
}
