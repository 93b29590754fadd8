package olsy.cluster.fit;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import olsy.cluster.archive.DrawnGames;
import olsy.cluster.archive.GameReference;
import olsy.core.game.Side;
import olsy.learning.archive.GameCount;
import olsy.learning.archive.PlayerNames;
import olsy.learning.archive.Players;
import olsy.learning.example.GameSample;
import olsy.learning.players.Provenance;

/**
 * Who is learned from which games: those that {@code olsy fit} would draw by lot. Of a player, no
 * more games are held than are learned from.
 */
public final class FitPlan {

  /** All players together, as models call them. */
  public static final String EVERYBODY = "everybody";

  /**
   * Somebody who is learned.
   *
   * @param name as the archives have it first
   * @param seen all that was seen of the player
   * @param games that are learned from, with the player's decisions in each
   */
  public record Learned(String name, Provenance.Seen seen, List<GameReference> games)
      implements Serializable {

    public Learned {
      games = List.copyOf(games);
    }

    /** Decisions that are learned from, or tested with. */
    public int decisions() {
      return games.stream().mapToInt(GameReference::decisions).sum();
    }
  }

  private final PlayerNames names;
  private final long seed;
  private final Players players;
  private final Map<String, DrawnGames> drawn = new HashMap<>();
  private final DrawnGames everybody;

  public FitPlan(PlayerNames names, long seed) {
    this.names = names;
    this.seed = seed;
    this.players = new Players(names);
    this.everybody = games(seed);
  }

  private static DrawnGames games(long seed) {
    return new DrawnGames(GameSample.ENOUGH, seed);
  }

  private static Learned learned(String name, DrawnGames its) {
    return new Learned(name, its.seen(), its.games());
  }

  /** One more game, in the order of the archives. */
  public void add(GameReference reference, GameCount game) {
    players.add(game);
    Map<String, Set<Side>> its = new LinkedHashMap<>();
    for (Side side : Side.values()) {
      its.computeIfAbsent(PlayerNames.key(game.player(side)), key -> EnumSet.noneOf(Side.class))
          .add(side);
    }
    its.forEach(
        (key, sides) -> drawn.computeIfAbsent(key, any -> games(seed)).add(reference, game, sides));
    everybody.add(reference, game, EnumSet.allOf(Side.class));
  }

  /** How many games were added. */
  public int games() {
    return players.games();
  }

  /**
   * Those who decided often enough, with the most decisions first. Whoever is not known by name is
   * not one player, and not among them.
   */
  public List<Learned> players(int least) {
    List<Learned> all = new ArrayList<>();
    for (Players.Entry entry : players.list()) {
      if (entry.decisions() >= least && !names.same(entry.name(), PlayerNames.UNKNOWN)) {
        all.add(learned(entry.name(), drawn.get(PlayerNames.key(entry.name()))));
      }
    }
    return all;
  }

  /** All players as if they were one. */
  public Learned everybody() {
    return learned(EVERYBODY, everybody);
  }
}
