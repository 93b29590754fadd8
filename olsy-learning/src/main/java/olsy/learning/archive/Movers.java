package olsy.learning.archive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.game.Spelling;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.GameSample;

/**
 * Everybody who moved in archives, with games of each. Whoever has no name there is one player as
 * Black and another one as White.
 */
public final class Movers<P extends Position<P>> {

  /** Decisions of one player that are looked at, usually; more tell nothing new. */
  public static final int ENOUGH = 600;

  /** Of the lot, usually. */
  public static final long SEED = 1;

  /**
   * Whose moves are looked at.
   *
   * @param player null for everybody
   * @param sides whose moves count
   * @param enough decisions of one player; of more, games are drawn by lot
   * @param seed of the lot
   */
  public record Selection(String player, Set<Side> sides, int enough, long seed) {}

  /**
   * Somebody.
   *
   * @param side null where moves of both count
   * @param played games in which it moved
   * @param decisions unforced ones, in all games
   * @param games in the order of the archives; not all where there are many
   */
  public record Mover<P extends Position<P>>(
      String name, Side side, int played, int decisions, int forced, List<DecidedGame<P>> games) {

    public Mover {
      games = List.copyOf(games);
    }
  }

  /** Somebody, while the archives are read. */
  private static final class Count<P extends Position<P>> {
    private final String name;
    private final Side side;
    private final GameSample<DecidedGame<P>> games;
    private int played;
    private int decisions;
    private int forced;

    Count(String name, Side side, Selection selection) {
      this.name = name;
      this.side = side;
      this.games = new GameSample<>(selection.enough, selection.seed);
    }

    void add(DecidedGame<P> game) {
      int made = game.decisions();
      played += game.examples().isEmpty() ? 0 : 1;
      decisions += made;
      forced += game.examples().size() - made;
      games.add(game);
    }

    Mover<P> mover() {
      return new Mover<>(name, side, played, decisions, forced, games.games());
    }
  }

  private final PlayerNames names;
  private final Selection selection;
  private final Map<String, Count<P>> counts = new LinkedHashMap<>();
  private final Map<String, String> known = new LinkedHashMap<>();

  private Movers(PlayerNames names, Selection selection) {
    this.names = names;
    this.selection = selection;
  }

  /**
   * Reads the archives.
   *
   * @return those who decided something, the one with the most decisions first
   * @throws NoDecisionsException when nobody did, or the player asked for is not there
   */
  public static <P extends Position<P>> List<Mover<P>> read(
      GameLog<P> log, PlayerNames names, Selection selection) {
    Movers<P> movers = new Movers<>(names, selection);
    log.read(movers::add);
    if (movers.known.isEmpty()) {
      throw GameLog.empty(log.files());
    }
    return movers.found();
  }

  private void add(int file, Replay<P> replay) {
    Map<String, Set<Side>> players = new LinkedHashMap<>();
    Map<Side, String> called = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      String name = names.of(replay.entry().game(), side);
      known.putIfAbsent(PlayerNames.key(name), name);
      called.put(side, name);
      if (selection.sides.contains(side)
          && (selection.player == null || names.same(name, selection.player))) {
        players.computeIfAbsent(key(name, side), key -> EnumSet.noneOf(Side.class)).add(side);
      }
    }
    players.forEach(
        (key, sides) -> {
          Side first = sides.iterator().next();
          counts
              .computeIfAbsent(
                  key, unseen -> new Count<>(called.get(first), side(key, first), selection))
              .add(DecidedGame.of(file, replay.entry().number(), replay.positions(), sides));
        });
  }

  private String key(String name, Side side) {
    return isNobody(name) ? PlayerNames.UNKNOWN + side : PlayerNames.key(name);
  }

  /** Without a name, or with one side alone, whose moves they are. */
  private Side side(String key, Side side) {
    return key.equals(PlayerNames.UNKNOWN + side) || selection.sides.size() == 1 ? side : null;
  }

  private static boolean isNobody(String name) {
    return name.equals(PlayerNames.UNKNOWN);
  }

  private List<Mover<P>> found() {
    List<Mover<P>> movers = new ArrayList<>();
    for (Count<P> count : counts.values()) {
      if (count.decisions > 0) {
        movers.add(count.mover());
      }
    }
    if (!movers.isEmpty()) {
      movers.sort(Comparator.<Mover<P>>comparingInt(Mover::decisions).reversed());
      return movers;
    }
    if (selection.player == null) {
      throw new NoDecisionsException("nobody made a decision in these games");
    }
    if (known.values().stream().noneMatch(name -> names.same(name, selection.player))) {
      throw new NoDecisionsException(Spelling.unknown("player", selection.player, known.values()));
    }
    throw NoDecisionsException.of(
        selection.player, selection.sides.size() == 1 ? selection.sides.iterator().next() : null);
  }
}
