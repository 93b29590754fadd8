package olsy.lab.measure;

import java.util.List;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.Search;
import olsy.play.match.PlayedGame;

/** How often a model knows the opponent's move, where there is more than one. */
public record ForeseenShare(Search<Checkers> model, int depth) {

  /** In games that the opponent has played as the second contestant. */
  public double of(List<PlayedGame<Checkers>> games) {
    int right = 0;
    int decisions = 0;
    for (PlayedGame<Checkers> game : games) {
      for (int ply = 0; ply + 1 < game.positions().size(); ply++) {
        Checkers position = game.positions().get(ply);
        if (position.toMove() != game.sideOfA() && position.successorCount() > 1) {
          Checkers foreseen = model.search(position, depth).choice();
          right += foreseen.equals(game.positions().get(ply + 1)) ? 1 : 0;
          decisions++;
        }
      }
    }
    return (double) right / decisions;
  }
}
