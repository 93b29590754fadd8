package olsy.lab.measure;

import java.util.function.Supplier;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.lab.player.LabGame;
import olsy.lab.player.LimitedSearch;
import olsy.play.match.Contestant;
import olsy.play.match.Match;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * Games of checkers between two searches that have the same budget for a move, in pairs from random
 * openings with both colours.
 *
 * @param budgets one for each move
 */
public record EqualBudgets(Supplier<SearchBudget> budgets, int games, long seed) {

  private static final int OPENING_PLIES = 4;
  private static final int MOST_MOVES = 150;
  private static final int MOST_PLIES = 40;

  /**
   * @param evaluations for a move
   */
  public static EqualBudgets ofEvaluations(int evaluations, int games, long seed) {
    return new EqualBudgets(() -> SearchBudget.ofEvaluations(evaluations), games, seed);
  }

  /**
   * Points a game of the first.
   *
   * @param first makes one for each game that is played at the same time
   */
  public Estimate play(Supplier<Search<Checkers>> first, Supplier<Search<Checkers>> second) {
    return scores(first, second).estimate();
  }

  /** Of the first. */
  Scores scores(Supplier<Search<Checkers>> first, Supplier<Search<Checkers>> second) {
    Match<Checkers> match =
        Match.fromRandomOpenings(
            LabGame.CHECKERS,
            contestant("first", first),
            contestant("second", second),
            games,
            OPENING_PLIES,
            MOST_MOVES,
            seed);
    return Tournament.scores(match);
  }

  private Contestant<Checkers> contestant(String name, Supplier<Search<Checkers>> searches) {
    return new Contestant<>(
        name,
        () ->
            new SearchingOpponent<>(
                name, new LimitedSearch<>(searches.get(), budgets), MOST_PLIES));
  }
}
