package olsy.lab.report;

import java.util.List;
import java.util.OptionalInt;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Player;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.Search;
import olsy.core.search.minimax.AlphaBeta;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.model.ModelSearches;
import olsy.core.search.pruning.PruningSearches;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Scores;
import olsy.lab.measure.Tournament;
import olsy.lab.picture.Bars;
import olsy.lab.picture.Picture;
import olsy.lab.player.CountedSearch;
import olsy.lab.player.Weights;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * The count of Carmel and Markovitch, Learning and Using Opponent Models in Adversary Search,
 * Section 5.1: leaves that searches to the same depth visit for a move, in the games of the third
 * table of Section 3.2.
 *
 * @param games of each tournament
 */
public record LeavesPerMove(int games) implements Experiment {

  private static final int DEPTH = 4;
  private static final double TOTAL = 0.004;

  /** An algorithm, and how many functions it evaluates at a leaf. */
  private record Counted(PlayerAlgorithm algorithm, int perLeaf, OptionalInt paper) {}

  private static final List<Counted> COUNTED =
      List.of(
          new Counted(ModelSearches.M_STAR_1P, 2, OptionalInt.of(723)),
          new Counted(PruningSearches.ALPHA_BETA_STAR_REPORT, 2, OptionalInt.of(190)),
          new Counted(PruningSearches.ALPHA_BETA_STAR_1P, 2, OptionalInt.empty()),
          new Counted(PruningSearches.ALPHA_BETA_STAR, 1, OptionalInt.empty()),
          new Counted(MinimaxSearches.ALPHA_BETA, 1, OptionalInt.of(66)));

  /**
   * @param leaves of a move, in the mean
   * @param points of 1,600 against the opponent
   * @param paper the paper's leaves; 0 where it has none
   */
  public record Leaves(String search, long moves, double leaves, double points, int paper) {}

  public static LeavesPerMove full() {
    return new LeavesPerMove(800);
  }

  public static LeavesPerMove quick() {
    return new LeavesPerMove(20);
  }

  @Override
  public String name() {
    return "leaves-per-move";
  }

  @Override
  public String description() {
    return "Leaves for a move of M*_1p, αβ* and αβ at depth 4 (Report 5.1).";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    COUNTED.forEach(counted -> parts.add(Leaves.class, () -> count(counted, laboratory.seed())));
    laboratory.measure(parts);
  }

  private Leaves count(Counted counted, long seed) {
    Weights f = Weights.of("material").minusTotal(TOTAL);
    Player<Checkers> player = f.player(f, DEPTH);
    CountedSearch<Checkers> search = new CountedSearch<>(inGamesOrder(counted.algorithm, player));
    Scores standing =
        new Tournament(games, seed)
            .play(
                new SearchingOpponent<>(counted.algorithm.name(), search, DEPTH), f.minimax(DEPTH));
    return new Leaves(
        counted.algorithm.name(),
        search.searches(),
        search.evaluations() / counted.perLeaf,
        Scores.OF_PAPER * standing.mean(),
        counted.paper.orElse(0));
  }

  /** The paper's αβ does not order. */
  private static Search<Checkers> inGamesOrder(PlayerAlgorithm algorithm, Player<Checkers> player) {
    return algorithm == MinimaxSearches.ALPHA_BETA
        ? new AlphaBeta<>(player.strategy().evaluation())
        : algorithm.of(player);
  }

  /** Of the searches that the paper counts. */
  @Override
  public List<Picture> pictures(Findings findings) {
    List<Leaves> rows = findings.of(Leaves.class).stream().filter(row -> row.paper > 0).toList();
    List<Double> none = rows.stream().map(row -> 0.0).toList();
    return List.of(
        new Bars(
            "leaves",
            "Leaves for a move at depth 4",
            "leaves",
            rows.stream().map(Leaves::search).toList(),
            List.of(
                new Bars.Group(
                    "paper", rows.stream().map(row -> (double) row.paper).toList(), none, true),
                new Bars.Group("OLSY", rows.stream().map(Leaves::leaves).toList(), none, false))));
  }
}
