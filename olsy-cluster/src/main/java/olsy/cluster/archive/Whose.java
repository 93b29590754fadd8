package olsy.cluster.archive;

import java.io.Serializable;
import java.util.EnumSet;
import java.util.Set;
import olsy.core.game.Side;
import olsy.learning.archive.PdnGame;
import olsy.learning.archive.PlayerNames;

/**
 * Whose decisions are taken.
 *
 * @param player by name; null for everybody
 * @param side with which alone; null for both
 */
public record Whose(String player, Side side) implements Serializable {

  public static final Whose EVERYBODY = new Whose(null, null);

  public static Whose of(String player) {
    return new Whose(player, null);
  }

  Set<Side> sides(PdnGame game, PlayerNames names) {
    Set<Side> sides = EnumSet.noneOf(Side.class);
    for (Side one : Side.values()) {
      boolean isPlayer = player == null || names.same(names.of(game, one), player);
      if (isPlayer && (side == null || side == one)) {
        sides.add(one);
      }
    }
    return sides;
  }
}
