package olsy.learning.preparation;

import java.util.List;
import olsy.core.game.Position;

/**
 * What is known of a player for who has to meet it.
 *
 * @param sittings of the player, and of others, that were looked at
 * @param decisions of the player, and of others
 * @param tried how many things were tried in the first half of the games
 * @param examined how many of them the other half was asked of
 * @param findings those that it confirmed
 */
public record Preparation<P extends Position<P>>(
    Count sittings, Count decisions, int tried, int examined, List<Finding<P>> findings) {

  /** Of the player and of others. */
  public record Count(int own, int others) {}

  public Preparation {
    findings = List.copyOf(findings);
  }
}
