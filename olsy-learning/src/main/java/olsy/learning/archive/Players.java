package olsy.learning.archive;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.Side;

/** Who is in archives of games. */
public final class Players {

  /**
   * What there is of one player; a game against oneself counts once as a game, and on both sides.
   *
   * @param decisions unforced ones
   */
  public record Entry(
      String name,
      int games,
      int asFirst,
      int asSecond,
      int decisions,
      int forced,
      Results results) {}

  /** How the games ended, seen from the player; those against oneself count on both sides. */
  public record Results(int won, int drawn, int lost, int open) {}

  private static final class Count {
    private final String name;
    private int games;
    private int asFirst;
    private int asSecond;
    private int decisions;
    private int forced;
    private int won;
    private int drawn;
    private int lost;
    private int open;

    Count(String name) {
      this.name = name;
    }

    void add(Side side, Optional<Outcome> outcome) {
      asFirst += side == Side.FIRST ? 1 : 0;
      asSecond += side == Side.SECOND ? 1 : 0;
      if (outcome.isEmpty()) {
        open++;
      } else if (outcome.get() == Outcome.DRAW) {
        drawn++;
      } else if (outcome.get().isWinOf(side)) {
        won++;
      } else {
        lost++;
      }
    }

    Entry entry() {
      return new Entry(
          name, games, asFirst, asSecond, decisions, forced, new Results(won, drawn, lost, open));
    }
  }

  private final PlayerNames names;
  private final Map<String, Count> counts = new LinkedHashMap<>();
  private int games;
  private int plies;
  private int decisions;
  private int forced;

  public Players(PlayerNames names) {
    this.names = names;
  }

  public <P extends Position<P>> void add(Replay<P> replay) {
    add(GameCount.of(replay, names));
  }

  public void add(GameCount game) {
    games++;
    plies += game.plies();
    Map<Side, Count> seen = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      String name = game.player(side);
      Count count = counts.computeIfAbsent(PlayerNames.key(name), key -> new Count(name));
      count.add(side, game.outcome());
      count.games += seen.containsValue(count) ? 0 : 1;
      count.decisions += game.moves(side).decisions();
      count.forced += game.moves(side).forced();
      decisions += game.moves(side).decisions();
      forced += game.moves(side).forced();
      seen.put(side, count);
    }
  }

  /** Those with the most decisions first. */
  public List<Entry> list() {
    List<Entry> list = new ArrayList<>(counts.values().stream().map(Count::entry).toList());
    list.sort((a, b) -> Integer.compare(b.decisions(), a.decisions()));
    return list;
  }

  public int games() {
    return games;
  }

  /** Moves that could be taken, of all games. */
  public int plies() {
    return plies;
  }

  public int decisions() {
    return decisions;
  }

  public int forced() {
    return forced;
  }
}
