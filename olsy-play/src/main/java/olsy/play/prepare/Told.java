package olsy.play.prepare;

import java.util.List;

/**
 * Something that is told of a player, in the fields of its JSON.
 *
 * @param topic {@code brings}, {@code loses} or {@code opens}
 * @param figures that it rests on
 * @param positions that show it
 * @param steering sentences about how to come there
 */
public record Told(
    String topic, String sentence, Figures figures, List<Shown> positions, List<String> steering) {

  /**
   * Of the half of the games that confirms it.
   *
   * @param own the player's mean
   * @param elsewhere its mean elsewhere
   * @param others the mean of the others
   * @param othersElsewhere theirs elsewhere
   * @param count decisions of the player, or games, in both halves
   * @param p how probable as much is by chance, multiplied by how many were examined
   */
  public record Figures(
      double own, double elsewhere, double others, double othersElsewhere, int count, double p) {}

  /**
   * A decision.
   *
   * @param ply how many moves came before it
   * @param move the one that was played
   * @param better a better one
   * @param loss by how much it is better
   * @param squares what stood where, see {@link olsy.core.game.Game#squares}
   * @param black whether Black moves
   */
  public record Shown(
      String file,
      int game,
      int ply,
      String position,
      String move,
      String better,
      double loss,
      String squares,
      boolean black) {}

  public Told {
    positions = List.copyOf(positions);
    steering = List.copyOf(steering);
  }
}
