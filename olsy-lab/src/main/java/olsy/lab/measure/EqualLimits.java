package olsy.lab.measure;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Player;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.Search;
import olsy.core.search.minimax.AlphaBeta;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.pruning.PruningSearches;
import olsy.lab.experiment.Findings;
import olsy.lab.picture.Curve;
import olsy.lab.picture.Curves;
import olsy.lab.picture.Picture;
import olsy.lab.player.CountedSearch;
import olsy.lab.player.LimitedSearch;
import olsy.lab.player.Weights;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * Tournaments in which iterative deepening by a modelling search plays iterative deepening by
 * alpha-beta, and both may evaluate the same number of leaves for a move. Both like exchanges.
 */
public record EqualLimits(Tournament tournament) {

  /** Deeper searches are of positions where little is left to search. */
  private static final int MOST_PLIES = 24;

  /**
   * A tournament, from the side of the modelling search.
   *
   * @param total the weight of all pieces, against both functions
   * @param leaves for a move
   * @param points of a game, in the mean
   * @param depth that the modelling search finished, in the mean
   * @param alphaBetaDepth that its opponent finished
   */
  public record Limited(
      String search,
      double total,
      int leaves,
      int wins,
      int draws,
      int losses,
      Estimate points,
      double depth,
      double alphaBetaDepth) {}

  public Limited measure(PlayerAlgorithm algorithm, Weights function, double total, int leaves) {
    Weights f = function.minusTotal(total);
    Player<Checkers> player = f.player(f, MOST_PLIES);
    int perLeaf = algorithm == PruningSearches.ALPHA_BETA_STAR ? 1 : player.level() + 1;
    CountedSearch<Checkers> modelling = limited(algorithm.of(player), (long) perLeaf * leaves);
    CountedSearch<Checkers> alphaBeta =
        limited(new AlphaBeta<>(player.strategy().evaluation()), leaves);
    Scores standing =
        tournament.play(
            new SearchingOpponent<>(algorithm.name(), modelling, MOST_PLIES),
            new SearchingOpponent<>(MinimaxSearches.ALPHA_BETA.name(), alphaBeta, MOST_PLIES));
    return new Limited(
        algorithm.name(),
        total,
        leaves,
        standing.wins(),
        standing.draws(),
        standing.losses(),
        standing.estimate(),
        modelling.depth(),
        alphaBeta.depth());
  }

  private static CountedSearch<Checkers> limited(Search<Checkers> search, long evaluations) {
    return new CountedSearch<>(new LimitedSearch<>(search, evaluations));
  }

  /**
   * The points by the leaves of a move.
   *
   * @param fromPaper the paper's
   */
  public static Picture points(Findings findings, List<Curve> fromPaper) {
    List<Limited> rows = findings.of(Limited.class);
    List<Curve> curves =
        Series.measured(
            rows,
            row -> String.format(Locale.ROOT, "%s, total %s", row.search, row.total),
            Limited::leaves,
            Limited::points);
    return new Curves(
        "points",
        "Points of αβ* against αβ with as many leaves",
        "leaves for a move",
        "points of a game",
        Stream.concat(curves.stream(), fromPaper.stream()).toList());
  }
}
