package olsy.play.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.prediction.Prediction;
import olsy.play.position.PositionAnswer;

/** How probable a zero-level player is to make each move of a position. */
public final class Forecast {

  /**
   * A move, in the fields of its JSON.
   *
   * @param value in units of the player's weights, as in {@link PositionAnswer}
   */
  public record Move(String move, double value, double probability) {}

  private Forecast() {}

  /** The most probable first; among equals the player's own choice, then the better one. */
  public static <P extends Position<P>> List<Move> of(Prediction<P> expected, Game<P> game) {
    List<P> successors = expected.successors();
    if (successors.isEmpty()) {
      return List.of();
    }
    double[] probabilities = expected.probabilities();
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < successors.size(); i++) {
      String move = game.move(expected.position(), successors.get(i));
      moves.add(new Move(move, expected.worth(i), probabilities[i]));
    }
    moves.add(0, moves.remove(expected.choice()));
    moves.sort(
        Comparator.comparingDouble(Move::probability).thenComparingDouble(Move::value).reversed());
    return moves;
  }
}
