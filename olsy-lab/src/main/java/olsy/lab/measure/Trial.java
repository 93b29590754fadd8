package olsy.lab.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.Search;
import olsy.core.statistics.EloModel;
import olsy.core.statistics.Pentanomial;
import olsy.core.statistics.Sprt;
import olsy.core.statistics.Sprt.Verdict;

/**
 * Games between two searches until a sequential test has decided whether the first is no stronger,
 * or by so much, or until there are too many.
 *
 * @param elo that the first has to be stronger by
 * @param evaluations for a move
 * @param most games
 */
public record Trial(double elo, int evaluations, int most) {

  private static final double ERROR = 0.05;

  /** Games between two looks at the test. */
  private static final int LOOK = 50;

  /**
   * How it ended.
   *
   * @param points a game of the first
   */
  public record Outcome(int games, Estimate points, Verdict verdict) {}

  /**
   * Plays it.
   *
   * @param first makes one for each game that is played at the same time
   */
  public Outcome play(
      Supplier<Search<Checkers>> first, Supplier<Search<Checkers>> second, long seed) {
    Sprt test = new Sprt(0, elo, ERROR, ERROR, EloModel.LOGISTIC);
    List<Integer> points = new ArrayList<>();
    Pentanomial pairs = Pentanomial.NONE;
    while (points.size() < most && test.verdict(pairs) == Verdict.OPEN) {
      int games = Math.min(LOOK, most - points.size());
      long opening = seed + points.size();
      Scores some = EqualBudgets.ofEvaluations(evaluations, games, opening).scores(first, second);
      for (int game = 0; game + 1 < games; game += 2) {
        pairs = pairs.with(some.points().get(game) + some.points().get(game + 1));
      }
      points.addAll(some.points());
    }
    return new Outcome(points.size(), new Scores(points).estimate(), test.verdict(pairs));
  }
}
