package olsy.cluster.fit;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

  private static final class Drawn {
    private final GameSample<GameReference> games;
    private int played;
    private int decisions;
    private int forced;

    Drawn(long seed) {
      this.games = new GameSample<>(GameSample.ENOUGH, seed);
    }

    void add(GameReference reference, int made, int notChosen) {
      played += made + notChosen > 0 ? 1 : 0;
      decisions += made;
      forced += notChosen;
      games.add(reference.with(made));
    }

    Learned learned(String name) {
      return new Learned(name, new Provenance.Seen(played, decisions, forced), games.games());
    }
  }

  private final PlayerNames names;
  private final long seed;
  private final Players players;
  private final Map<String, Drawn> drawn = new HashMap<>();
  private final Drawn everybody;

  public FitPlan(PlayerNames names, long seed) {
    this.names = names;
    this.seed = seed;
    this.players = new Players(names);
    this.everybody = new Drawn(seed);
  }

  /** One more game, in the order of the archives. */
  public void add(GameReference reference, GameCount game) {
    players.add(game);
    Map<String, int[]> moves = new LinkedHashMap<>();
    int made = 0;
    int notChosen = 0;
    for (Side side : Side.values()) {
      int decisions = game.moves(side).decisions();
      int forced = game.moves(side).forced();
      int[] its = moves.computeIfAbsent(PlayerNames.key(game.player(side)), key -> new int[2]);
      its[0] += decisions;
      its[1] += forced;
      made += decisions;
      notChosen += forced;
    }
    moves.forEach(
        (key, its) ->
            drawn.computeIfAbsent(key, any -> new Drawn(seed)).add(reference, its[0], its[1]));
    everybody.add(reference, made, notChosen);
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
        all.add(drawn.get(PlayerNames.key(entry.name())).learned(entry.name()));
      }
    }
    return all;
  }

  /** All players as if they were one. */
  public Learned everybody() {
    return everybody.learned(EVERYBODY);
  }
}
