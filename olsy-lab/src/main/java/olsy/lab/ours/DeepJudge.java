package olsy.lab.ours;

import java.util.List;
import olsy.core.evaluation.Evaluation;
import olsy.core.game.Line;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.SearchBudget;
import olsy.core.search.minimax.PrincipalVariationSearch;
import olsy.lab.player.LabGame;
import olsy.play.match.PlayedGame;

/** Says what moves gave away, by a search of eight plies, in men. */
final class DeepJudge {

  private static final int PLIES = 8;

  /** A move gives away no more than so many men. */
  private static final double MOST = 3;

  /**
   * What both sides of a game gave each other, by all moves together.
   *
   * @param men that the first player gave
   * @param received that the other one gave
   */
  record Gifts(double men, double received) {}

  private final Evaluation<Checkers> function;
  private final double man;

  /**
   * @param man what it counts in the function
   */
  DeepJudge(Evaluation<Checkers> function, double man) {
    this.function = function;
    this.man = man;
  }

  Gifts gifts(PlayedGame<Checkers> game) {
    PrincipalVariationSearch<Checkers> judge = new PrincipalVariationSearch<>(function);
    SearchBudget free = SearchBudget.unlimited();
    double men = 0;
    double received = 0;
    double before = Double.POSITIVE_INFINITY;
    Line<Checkers> play = beginning(game.positions().get(0));
    for (Checkers next : game.positions().subList(1, game.positions().size())) {
      if (play.toMove() == game.sideOfA()) {
        double best = judge.search(play, PLIES, free).value();
        double value = judge.among(play, List.of(next), PLIES, free).value();
        received += lost(best, before);
        men += lost(best, value);
        before = value;
      }
      play = play.followedBy(next);
    }
    return new Gifts(men, received);
  }

  private static Line<Checkers> beginning(Checkers position) {
    return Line.startingAt(position, LabGame.CHECKERS.drawRules());
  }

  private double lost(double value, double less) {
    return Math.min(MOST, Math.max(0, (value - less) / man));
  }
}
