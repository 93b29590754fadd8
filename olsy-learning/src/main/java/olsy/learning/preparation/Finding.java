package olsy.learning.preparation;

import java.util.List;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * Something that tells a player from the others, found in one half of the games and confirmed in
 * the other.
 *
 * @param contrast in the half that confirms it
 * @param decisions of the player that it rests on, or games, in both halves
 * @param p how probable as much is by chance, in the half that confirms it, for one of as many as
 *     were tried there
 * @param shown decisions of the player that show it, the clearest first; perhaps none
 * @param steering how to come there; perhaps nothing that is sure
 */
public record Finding<P extends Position<P>>(
    Subject subject,
    Contrast contrast,
    int decisions,
    double p,
    List<Shown<P>> shown,
    List<Steering> steering) {

  /** What a finding may be about. */
  public sealed interface Subject permits Brings, Loses, Opens {}

  /**
   * Its moves bring more of a feature than those of others, or less.
   *
   * @param feature its name
   * @param more whether it is more
   */
  public record Brings(String feature, boolean more) implements Subject {}

  /**
   * It loses more than others in positions of a kind, compared with other positions.
   *
   * @param when in words; empty for all positions
   */
  public record Loses(String when) implements Subject {}

  /**
   * It makes fewer points in an opening.
   *
   * @param side that it has
   * @param moves of both sides
   */
  public record Opens(Side side, List<String> moves) implements Subject {

    public Opens {
      moves = List.copyOf(moves);
    }
  }

  /** A decision, and where it stands. */
  public record Shown<P extends Position<P>>(int file, int game, Weighed<P> decision) {}

  /**
   * An opening that leads there.
   *
   * @param share of the decisions in it that are of the kind
   * @param otherwise the same in other games
   */
  public record Steering(List<String> moves, double share, double otherwise) {

    public Steering {
      moves = List.copyOf(moves);
    }
  }

  public Finding {
    shown = List.copyOf(shown);
    steering = List.copyOf(steering);
  }
}
