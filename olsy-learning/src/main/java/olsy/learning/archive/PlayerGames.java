package olsy.learning.archive;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.game.Spelling;
import olsy.learning.example.DecidedGame;

/** The games of archives as decisions of a player and of everybody else. */
public final class PlayerGames {

  /** Takes a game. */
  @FunctionalInterface
  public interface Reader<P extends Position<P>> {

    /**
     * @param own with the player's decisions, perhaps none
     * @param others with those of others, perhaps none
     */
    void game(DecidedGame<P> own, DecidedGame<P> others);
  }

  private PlayerGames() {}

  /**
   * Reads the games.
   *
   * @param sides whose moves count
   * @return the player's name, as the archives have it first
   * @throws NoDecisionsException when the player is not there, naming the nearest
   */
  public static <P extends Position<P>> String read(
      GameLog<P> log, PlayerNames names, String player, Set<Side> sides, Reader<P> reader) {
    Map<String, String> known = new LinkedHashMap<>();
    log.read(
        (file, replay) -> {
          Set<Side> players = EnumSet.noneOf(Side.class);
          Set<Side> rest = EnumSet.noneOf(Side.class);
          for (Side side : Side.values()) {
            String name = names.of(replay.entry().game(), side);
            known.putIfAbsent(PlayerNames.key(name), name);
            (names.same(name, player) ? players : rest).add(side);
          }
          players.retainAll(sides);
          rest.retainAll(sides);
          int number = replay.entry().number();
          reader.game(
              DecidedGame.of(file, number, replay.positions(), players),
              DecidedGame.of(file, number, replay.positions(), rest));
        });
    if (known.isEmpty()) {
      throw GameLog.empty(log.files());
    }
    return known.values().stream()
        .filter(name -> names.same(name, player))
        .findFirst()
        .orElseThrow(
            () -> new NoDecisionsException(Spelling.unknown("player", player, known.values())));
  }

  /**
   * Reads the games of somebody who decided something in them.
   *
   * @param sides whose moves count
   * @return the player's name, as the archives have it first
   * @throws NoDecisionsException when the player decided nothing there
   */
  public static <P extends Position<P>> String readDecisions(
      GameLog<P> log,
      PlayerNames names,
      String player,
      Set<Side> sides,
      Consumer<DecidedGame<P>> reader) {
    AtomicBoolean decided = new AtomicBoolean();
    String name =
        read(
            log,
            names,
            player,
            sides,
            (own, others) -> {
              reader.accept(own);
              decided.compareAndSet(false, own.decisions() > 0);
            });
    if (!decided.get()) {
      throw NoDecisionsException.of(player, null);
    }
    return name;
  }
}
