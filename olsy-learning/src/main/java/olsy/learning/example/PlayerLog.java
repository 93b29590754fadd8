package olsy.learning.example;

import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import olsy.core.eval.Spelling;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.learning.io.InputException;
import olsy.learning.pdn.Replay;

/**
 * What archives tell of one player.
 *
 * @param games of the player, those to learn from
 * @param others games in which others decide, as many decisions to learn from
 * @param played games in which the player made a move
 * @param decisions the player's, unforced ones, in all games
 * @param forced moves to which there was no alternative, in all games
 */
public record PlayerLog<P extends Position<P>>(
    List<LoggedGame<P>> games, List<LoggedGame<P>> others, int played, int decisions, int forced) {

  /**
   * What to look for.
   *
   * @param player by name
   * @param sides whose moves count
   * @param window take the last decisions only, so many; 0 for all
   * @param enough decisions to learn from: where there are more, games are drawn at random
   */
  public record Selection(String player, Set<Side> sides, int window, int enough, long seed) {

    public Selection {
      sides = Set.copyOf(sides);
    }
  }

  public PlayerLog {
    games = List.copyOf(games);
    others = List.copyOf(others);
  }

  public static <P extends Position<P>> PlayerLog<P> read(
      GameLog<P> log, PlayerNames names, Selection selection) {
    return new Reading<P>(names, selection).of(log);
  }

  private static final class Reading<P extends Position<P>> {
    private final PlayerNames names;
    private final Selection selection;
    private final Map<String, String> known = new LinkedHashMap<>();
    private final GameSample<P> own;
    private final GameSample<P> others;
    private final LastGames<P> last;
    private int played;
    private int decisions;
    private int forced;

    Reading(PlayerNames names, Selection selection) {
      this.names = names;
      this.selection = selection;
      this.own = new GameSample<>(selection.enough, selection.seed);
      this.others = new GameSample<>(selection.enough, ~selection.seed);
      this.last = new LastGames<>(selection.window);
    }

    PlayerLog<P> of(GameLog<P> log) {
      log.read(this::add);
      if (known.isEmpty()) {
        throw GameLog.empty(log.files());
      }
      if (known.values().stream().noneMatch(name -> names.same(name, selection.player))) {
        throw unknown(selection.player, known.values());
      }
      for (LoggedGame<P> game : selection.window > 0 ? last.games() : List.<LoggedGame<P>>of()) {
        own.add(game, game.decisions());
      }
      return new PlayerLog<>(own.games(), others.games(), played, decisions, forced);
    }

    private void add(int file, Replay<P> replay) {
      Set<Side> players = EnumSet.noneOf(Side.class);
      Set<Side> rest = EnumSet.noneOf(Side.class);
      for (Side side : Side.values()) {
        String name = names.of(replay.entry().game(), side);
        known.putIfAbsent(PlayerNames.key(name), name);
        if (selection.sides.contains(side)) {
          (names.same(name, selection.player) ? players : rest).add(side);
        }
      }
      add(new LoggedGame<>(file, replay.entry().number(), replay.positions(), players));
      LoggedGame<P> others =
          new LoggedGame<>(file, replay.entry().number(), replay.positions(), rest);
      int made = others.decisions();
      if (made > 0) {
        this.others.add(others, made);
      }
    }

    private void add(LoggedGame<P> game) {
      List<Example<P>> examples = game.examples();
      int made = game.decisions();
      played += examples.isEmpty() ? 0 : 1;
      decisions += made;
      forced += examples.size() - made;
      if (made > 0 && selection.window > 0) {
        last.add(game, made);
      } else if (made > 0) {
        own.add(game, made);
      }
    }

    private static InputException unknown(String player, Collection<String> known) {
      return new InputException("--player: " + Spelling.unknown("player", player, known));
    }
  }
}
