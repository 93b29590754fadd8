package olsy.cluster.who;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import olsy.cluster.archive.DrawnGames;
import olsy.cluster.archive.GameReference;
import olsy.cluster.archive.Whose;
import olsy.core.game.Side;
import olsy.learning.archive.GameCount;
import olsy.learning.archive.Movers;
import olsy.learning.archive.PlayerNames;
import olsy.learning.players.Provenance;

/**
 * Everybody who moved in archives, with the games that {@link Movers} would draw of each. Whoever
 * has no name is one player as Black and another one as White.
 */
public final class MoverPlan {

  /**
   * Somebody.
   *
   * @param side with which alone; null for both
   * @param seen in all games
   * @param games that are looked at
   */
  public record Moving(String name, Side side, Provenance.Seen seen, List<GameReference> games)
      implements Serializable {

    public Moving {
      games = List.copyOf(games);
    }

    Whose whose() {
      return new Whose(name, side);
    }
  }

  private record Count(String name, Side side, DrawnGames games) {

    Count(String name, Side side) {
      this(name, side, new DrawnGames(Movers.ENOUGH, Movers.SEED));
    }
  }

  private final Map<String, Count> counts = new LinkedHashMap<>();

  /** One more game, in the order of the archives. */
  public void add(GameReference reference, GameCount game) {
    Map<String, Set<Side>> players = new LinkedHashMap<>();
    for (Side side : Side.values()) {
      String name = game.player(side);
      String key =
          name.equals(PlayerNames.UNKNOWN) ? PlayerNames.UNKNOWN + side : PlayerNames.key(name);
      players.computeIfAbsent(key, any -> EnumSet.noneOf(Side.class)).add(side);
    }
    players.forEach(
        (key, sides) -> {
          Side first = sides.iterator().next();
          boolean isUnknown = key.equals(PlayerNames.UNKNOWN + first);
          counts
              .computeIfAbsent(key, any -> new Count(game.player(first), isUnknown ? first : null))
              .games
              .add(reference, game, sides);
        });
  }

  /** Those who decided something, the one with the most decisions first. */
  public List<Moving> movers() {
    List<Moving> movers = new ArrayList<>();
    for (Count one : counts.values()) {
      if (one.games.seen().decisions() > 0) {
        movers.add(new Moving(one.name, one.side, one.games.seen(), one.games.games()));
      }
    }
    movers.sort(Comparator.comparingInt((Moving one) -> one.seen().decisions()).reversed());
    return movers;
  }
}
