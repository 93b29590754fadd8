package olsy.play.position;

import java.util.List;

/**
 * What a player finds in a position, in the fields of its JSON.
 *
 * @param move null when the game is over
 * @param value in units of the player's weights; a won game is worth 10¹² − plies, a lost one the
 *     opposite
 * @param depth plies that were looked ahead, completely
 * @param pv the moves that are expected to be played, this one first
 */
public record PositionAnswer(
    String move,
    double value,
    int depth,
    List<String> pv,
    long evaluations,
    long expansions,
    double seconds) {

  public PositionAnswer {
    pv = List.copyOf(pv);
  }
}
