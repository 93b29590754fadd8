package olsy.learning.archive;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.game.Spelling;
import olsy.learning.example.LoggedGame;
import olsy.learning.text.InputException;

/** The games of archives as decisions of a player and of everybody else. */
public final class PlayerGames {

  /** Takes a game. */
  @FunctionalInterface
  public interface Reader<P extends Position<P>> {

    /**
     * @param own with the player's decisions, perhaps none
     * @param others with those of others, perhaps none
     */
    void game(LoggedGame<P> own, LoggedGame<P> others);
  }

  private PlayerGames() {}

  /**
   * Reads the games.
   *
   * @param sides whose moves count
   * @return the player's name, as the archives have it first
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
              new LoggedGame<>(file, number, replay.positions(), players),
              new LoggedGame<>(file, number, replay.positions(), rest));
        });
    if (known.isEmpty()) {
      throw GameLog.empty(log.files());
    }
    return known.values().stream()
        .filter(name -> names.same(name, player))
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    "--player: " + Spelling.unknown("player", player, known.values())));
  }
}
