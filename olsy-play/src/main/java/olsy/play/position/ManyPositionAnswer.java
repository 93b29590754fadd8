package olsy.play.position;

import java.util.List;

/**
 * What a search for many players finds in a position, in the fields of its JSON.
 *
 * @param move null when the game is over
 * @param values of every player, in the order of their turns
 * @param depth plies that were looked ahead
 * @param pv the moves that are expected to be played, this one first
 * @param after the position after the move; the same position when the game is over
 */
public record ManyPositionAnswer(
    String move,
    List<Double> values,
    int depth,
    List<String> pv,
    String after,
    long evaluations,
    long expansions,
    double seconds) {

  public ManyPositionAnswer {
    values = List.copyOf(values);
    pv = List.copyOf(pv);
  }
}
